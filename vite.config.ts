import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flowPlugin } from './engine/compiler/index.ts'

export default defineConfig({
  plugins: [flowPlugin(), react()],
})
