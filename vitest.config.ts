import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { flowPlugin } from './engine/build.ts'
import { zipCodesPlugin } from './src/widget/zipCodes/zipCodesPlugin.ts'

/** Slow tests: searches, walks through the whole flow, commands, builds and packages. `npm test` runs them after all fast ones. */
const proofs = [
  'tests/access/*.test.ts',
  'tests/cli/flow/{diff,encodings,main,newFlow,runFlow}.test.ts',
  'tests/cli/{compressSite,generateFromFlow,toDoorPages,writeSbom}.test.ts',
  'tests/engine/analysis/diffFlows.test.ts',
  'tests/engine/commands/studio/{history,serveChanges,toCodeWords}.test.ts',
  'tests/engine/compiler/flowPlugin.test.ts',
  'tests/engine/definition/robustness.test.ts',
  'tests/flows/{authoringPage,edits,faults}.test.ts',
  'tests/flows/mutants/**/*.test.ts',
  'tests/flows/refinance/paths.test.ts',
  'tests/journeys/**/*.test.ts',
  'tests/package/{engine,package,types}.test.ts',
  'tests/site/{checkProduct,checkSettings}.test.ts',
  'tests/studio/saving/listChangedSteps.test.ts',
  'tests/studio/step/preview/createPreview.test.ts',
  'tests/studio/words/{edits,steps}/*.test.ts',
  'tests/studio/workspace/createSourceReader.test.ts',
  'tests/walks/**/*.test.ts',
]

const isLong = ({ moduleId }: TestSpecification) =>
  /browser\/(access\.|studio\/|resume)|flows\/faults\.|walks\/mutants/.test(moduleId)

/** Starts the longest tests first, to shorten the total time. Without results of an earlier run, Vitest orders by file size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's method, not an array's
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
    // By default Vitest leaves one core free.
    maxWorkers: '100%',
    // Long enough for a machine that is busy with other work; a hanging test still fails.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', ...proofs],
          // Each worker loads imported modules once; no module keeps state from one test for the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // Gives each file its own context in a worker that has jsdom loaded already; loading it takes longer than most files.
          pool: 'vmThreads',
          // React and the fake clock keep state on the page, so each file gets its own.
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
          // A check of the whole flow allocates 370 MB; with the usual 16 MB for new objects, collecting them takes a sixth of the time.
          execArgv: ['--max-semi-space-size=64'],
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
          // A worker shares one browser, one sandbox and one site among all its files.
          isolate: false,
          sequence: { groupOrder: 2 },
          // More than the number of cores, because tests mostly wait for their page.
          maxWorkers: 3,
          // A test that passes only on a retry counts as failed.
          retry: 0,
          testTimeout: 300_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
