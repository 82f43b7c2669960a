import { existsSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { type FlowProject, runCommand } from '../../../engine/build.ts'
import { flowFunctions } from '../../widget/flowFunctions.ts'

const project: FlowProject = {
  program: 'npm run flow --',
  flowFile: 'flows/refinance.json',
  // Flows outside the product have a `main.tsx` of their own.
  toCodeFolder: (flowFile) => (existsSync(join(dirname(flowFile), 'main.tsx')) ? dirname(flowFile) : 'src'),
  // Loaded on demand: most commands check only the flow and should not wait for this code.
  checkBeside: async (flowFile, flow) => (await import('../../site/checkSettings.ts')).checkSettings(flowFile, flow),
  // Only the product's own flow is deployed and has such settings.
  async toSettings(flowFile) {
    if (!existsSync(join(dirname(flowFile), 'environments.json'))) return []
    const { settingsChecks } = await import('../../site/checkSections.ts')
    return Object.keys(settingsChecks).map((name) => posix.join(dirname(flowFile), name))
  },
  functions: flowFunctions,
  studioFolder: 'node_modules/.cache/studio',
  pictures: 'docs/gallery/pictures',
  findingsPage: 'docs/checks.md',
  afterNewStep: 'npm run test:record   accepts the record of the step',
  newFlows: 'examples',
  toEngine(home) {
    const engine = relative(home, 'engine').split(sep).join('/')
    return {
      grammars: {
        flow: `${engine}/definition/flow.schema.json`,
        api: `${engine}/calls/api.schema.json`,
        scenarios: `${engine}/sandbox/scenarios.schema.json`,
      },
      runtime: `${engine}/index.ts`,
      look: `${engine}/start/theme.css`,
    }
  },
  toNext: (home) => `It runs with npm run example -- ${home}`,
}

/** Runs one command line of `npm run flow`, such as `['map', '--json']`. Never throws for a wrong command line or a flow with problems. */
export const runFlow = (args: readonly string[]) => runCommand(args, project)
