import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { flowPlugin } from './engine/compiler/index.ts'

export default defineConfig({
  plugins: [flowPlugin(), react()],
  test: {
    restoreMocks: true,
    // Long enough for a machine that is busy with something else; what hangs still fails.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/**/*.test.ts'], exclude: ['tests/browser/**'] },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/support/globalSetup.ts',
          // One browser and one sandbox are shared, and a test that passes the second time has not passed.
          fileParallelism: false,
          retry: 0,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
