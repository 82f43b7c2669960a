import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { flowPlugin } from './engine/build.ts'
import { zipCodesPlugin } from './src/widget/zipCodes/zipCodesPlugin.ts'

/** What searches, walks through the whole flow, builds or packs: `npm test` runs it after all that answers at once. */
const proofs = [
  'tests/cli/flow/main.test.ts',
  'tests/cli/writeSbom.test.ts',
  'tests/engine/definition/robustness.test.ts',
  'tests/flows/{authoringPage,edits,faults}.test.ts',
  'tests/flows/mutants/**/*.test.ts',
  'tests/journeys/**/*.test.ts',
  'tests/package/{engine,package,types}.test.ts',
  'tests/site/checkProduct.test.ts',
  'tests/studio/step/preview/createPreview.test.ts',
  'tests/studio/words/edits/*.test.ts',
  'tests/studio/workspace/createSourceReader.test.ts',
  'tests/walks/**/*.test.ts',
]

const isLong = ({ moduleId }: TestSpecification) => /browser\/(access\.|studio\/|resume)|walks\/mutants/.test(moduleId)

/** What takes longest begins first, so that nobody waits for it in the end; without a run before, Vitest goes by the size of files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is not that of an array
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

export default defineConfig({
  plugins: [flowPlugin(), zipCodesPlugin(), react()],
  resolve: { alias: { 'studio:project': resolve('src/studio/project.ts') } },
  test: {
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    // Vitest would leave one core free.
    maxWorkers: '100%',
    // Long enough for a machine that is busy with something else; what hangs still fails.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', ...proofs],
          // What tests import is loaded once for each worker: no module keeps what one test did to it from the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // A context of its own for each file, in a worker that has jsdom already: to load it takes longer than most files.
          pool: 'vmThreads',
          // React, and the clock of a test, keep what they find on a page: each file has its own.
          isolate: true,
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'proofs',
          environment: 'node',
          include: proofs,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/support/globalSetup.ts',
          setupFiles: 'tests/browser/support/setUpStage.ts',
          // A worker has one browser, one sandbox and one site for all its files.
          isolate: false,
          sequence: { groupOrder: 2 },
          // More than cores: most of the time a test waits for its page.
          maxWorkers: 3,
          // A test that passes the second time has not passed.
          retry: 0,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
