import { existsSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { type FlowProject, runCommand } from '../../../engine/build.ts'
import { checkSettings } from '../../site/checkSettings.ts'
import { settingsChecks } from '../../site/settingsChecks.ts'
import { flowFunctions } from '../../widget/flowFunctions.ts'

const project: FlowProject = {
  program: 'npm run flow --',
  flowFile: 'flows/refinance.json',
  // Flows beside the product have a page of their own.
  toCodeFolder: (flowFile) => (existsSync(join(dirname(flowFile), 'main.tsx')) ? dirname(flowFile) : 'src'),
  checkBeside: checkSettings,
  // What is deployed is the product's own flow.
  toSettings: (flowFile) =>
    existsSync(join(dirname(flowFile), 'environments.json'))
      ? Object.keys(settingsChecks).map((name) => posix.join(dirname(flowFile), name))
      : [],
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

/** Carries out one command line of `npm run flow`, such as `['map', '--json']`; never throws for a wrong one or a faulty flow. */
export const runFlow = (args: readonly string[]) => runCommand(args, project)
