import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiSandboxPlugin, flowPlugin } from '../engine/build.ts'

/** Serves or builds one example, the folder passed as the root: `npx vite --config examples/vite.config.ts examples/NAME`. */
export default defineConfig({
  plugins: [flowPlugin(), react(), apiSandboxPlugin()],
})
