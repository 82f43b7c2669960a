import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { flowPlugin } from '../../../engine/build.ts'

/** Plays the whole matrix, of which the tests play a sample, or the cells that `FAULTS` names. */
export default defineConfig({
  plugins: [flowPlugin(), react()],
  test: {
    environment: 'node',
    env: { FAULTS: process.env['FAULTS'] ?? ' / ' },
    include: ['tests/browser/faults/matrix.test.ts'],
    globalSetup: 'tests/browser/support/globalSetup.ts',
    setupFiles: 'tests/browser/support/setUpStage.ts',
    maxWorkers: 1,
    disableConsoleIntercept: true,
  },
})
