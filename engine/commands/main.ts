#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { EngineNames, FlowProject } from './Command.ts'
import { runCommand } from './runCommand.ts'
import { checkApi } from '../analysis/checkApi.ts'
import { apiGrammar } from '../calls/CallContract.ts'
import type { LinkedFlow, Problem } from '../definition/index.ts'
import { readCode, readSource } from '../definition/readFlow.ts'

/** The package name of the engine, from the `package.json` one folder up. */
const { name: engine }: { name: string } = createRequire(import.meta.url)('../package.json')

/** A project that installs the engine as a package and contains only flows, each in a folder with its page. */
const project: FlowProject = {
  program: 'npx flow',
  flowFile: 'flow.json',
  toCodeFolder: dirname,
  checkBeside,
  functions: {},
  studioFolder: resolve(import.meta.dirname, '../studio'),
  newFlows: '.',
  toEngine,
  toNext: (home) => `It runs with npx vite ${home}, and npx flow studio ${home}/flow.json shows it in the studio`,
}

// As in the product's own program: Node 20 spends a third of a command's CPU time on optimizing functions that soon end.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1500000')

// The `flow` program of the package.
const { text, exitCode } = await runCommand(process.argv.slice(2), project)
// oxlint-disable-next-line no-console -- this is the output of the program
console.log(text)
process.exitCode = exitCode

function checkBeside(flowFile: string, flow?: LinkedFlow): readonly Problem[] {
  const path = join(dirname(flowFile), 'api.json')
  const code = readCode(dirname(flowFile))
  return existsSync(path) ? checkApi(readSource(path), flow, { grammar: apiGrammar, code }) : []
}

function toEngine(home: string): EngineNames {
  const grammars = relative(home, join('node_modules', engine)).split(sep).join('/')
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client', `${engine}/modules`],
  }
  return {
    grammars: {
      flow: `${grammars}/flow.schema.json`,
      api: `${grammars}/api.schema.json`,
      scenarios: `${grammars}/scenarios.schema.json`,
    },
    runtime: engine,
    look: `${engine}/theme.css`,
    files: {
      'tsconfig.json': `${JSON.stringify({ compilerOptions }, undefined, 2)}\n`,
      'vite.config.ts': `import { apiSandboxPlugin, flowPlugin } from '${engine}/build'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [flowPlugin(), apiSandboxPlugin()] })
`,
    },
  }
}
