import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { flowPlugin } from '../../engine/build.ts'
import { zipCodesPlugin } from '../../src/widget/zipCodes/zipCodesPlugin.ts'

/** Creates the gallery; not part of the tests, because it writes into `docs`. */
export default defineConfig({
  plugins: [flowPlugin(), zipCodesPlugin(), react()],
  test: {
    environment: 'node',
    include: ['tests/pictures/pictures.ts'],
    globalSetup: 'tests/browser/support/globalSetup.ts',
    setupFiles: 'tests/browser/support/setUpStage.ts',
    maxWorkers: 1,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
