import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { EngineNames, FlowProject } from './FlowProject.ts'
import { readCode } from './readCode.ts'
import { checkApi } from '../analysis/checkApi.ts'
import { apiGrammar } from '../calls/CallContract.ts'
import type { LinkedFlow, Problem } from '../definition/index.ts'
import { readSource } from '../definition/readFlow.ts'

/** A project that has the engine as a package of this name, and nothing but flows, each in a folder with its page. */
export const toPackageProject = (name: string, studioFolder: string): FlowProject => ({
  program: 'npx flow',
  flowFile: 'flow.json',
  toCodeFolder: dirname,
  checkBeside,
  functions: {},
  studioFolder,
  newFlows: '.',
  toEngine: (home) => toEngine(name, home),
  toNext: (home) => `It runs with npx vite ${home}, and npx flow studio ${home}/flow.json shows it in the studio`,
})

function checkBeside(flowFile: string, flow: LinkedFlow): readonly Problem[] {
  const path = join(dirname(flowFile), 'api.json')
  const code = readCode(dirname(flowFile))
  return existsSync(path) ? checkApi(readSource(path), flow, { grammar: apiGrammar, code }) : []
}

function toEngine(name: string, home: string): EngineNames {
  const grammars = relative(home, join('node_modules', name)).split(sep).join('/')
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client', `${name}/modules`],
  }
  return {
    grammars: {
      flow: `${grammars}/flow.schema.json`,
      api: `${grammars}/api.schema.json`,
      scenarios: `${grammars}/scenarios.schema.json`,
    },
    runtime: name,
    look: `${name}/theme.css`,
    files: {
      'tsconfig.json': `${JSON.stringify({ compilerOptions }, undefined, 2)}\n`,
      'vite.config.ts': `import { apiSandboxPlugin, flowPlugin } from '${name}/build'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [flowPlugin(), apiSandboxPlugin()] })
`,
    },
  }
}
