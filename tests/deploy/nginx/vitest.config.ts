import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { flowPlugin } from '../../../engine/build.ts'

/** Runs the tests that need a real nginx, which only some machines have. */
export default defineConfig({
  plugins: [flowPlugin(), react()],
  test: {
    environment: 'node',
    include: ['tests/deploy/nginx/nginx.spec.ts'],
    globalSetup: 'tests/browser/support/globalSetup.ts',
    setupFiles: 'tests/browser/support/setUpStage.ts',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
