import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { flowPlugin } from './engine/build.ts'
import { zipCodesPlugin } from './src/widget/zipCodes/zipCodesPlugin.ts'

export default defineConfig({
  plugins: [flowPlugin(), zipCodesPlugin(), react()],
  test: {
    restoreMocks: true,
    // Vitest would leave one core free.
    maxWorkers: '100%',
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
          // Each worker has a sandbox of its own, found by its number. In one run with the others, after them, Vitest gives two
          // workers the same number: `npm test` makes two runs.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          // A test that passes the second time has not passed.
          retry: 0,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
