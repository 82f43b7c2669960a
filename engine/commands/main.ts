#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { EngineNames, FlowProject } from './Command.ts'
import { runCommand } from './runCommand.ts'
import { checkApi } from '../analysis/checkApi.ts'
import { checkData } from '../analysis/checkData.ts'
import { apiGrammar } from '../calls/CallContract.ts'
import { findIn, type Finding, type LinkedFlow, type Problem, type SourceFile } from '../definition/index.ts'
import { toHint } from '../definition/Problem.ts'
import { readCode, readSource } from '../definition/readFlow.ts'
import { toContent } from '../definition/SourceFile.ts'

/** The package name of the engine, from the `package.json` one folder up. */
const { name: engine }: { name: string } = createRequire(import.meta.url)('../package.json')

/** The inputs that a page of `startFlow` has by itself. */
const engineInputs = /^(?:text|email|tel|number|date|select|radio|checkbox|textarea|checkboxes)$/

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
  const ofApi = existsSync(path) ? checkApi(readSource(path), flow, { grammar: apiGrammar, code }) : []
  return flow && code !== '' ? [...ofApi, ...findIn(flow, () => checkParts(flow, code))] : ofApi
}

/** Finds views, screens and inputs that the code beside the flow does not name, so that the page could not draw them. */
function checkParts({ definition, source, told }: LinkedFlow, code: string): readonly Problem[] {
  const known = new Set(code.match(/[\w-]+/g))
  const tellUnknown = (words: string, option: string, name: unknown, path: Finding['path']): Finding[] => {
    if (typeof name !== 'string' || known.has(name)) return []
    const hint = toHint(name, [...known], `Pass it to startFlow as one of "${option}"`)
    return [{ code: 'wrong-value', path, message: `${words} ${name}, which the code does not name`, hint }]
  }
  const check = (file: SourceFile, findings: readonly Finding[]) =>
    checkData(file, undefined, (_, report) => findings.forEach(report), told)
  const views = Object.entries(definition.steps).flatMap(([step, { view }]) =>
    view.flatMap((part, index) => {
      const name = typeof part === 'string' ? part : 'component' in part && part.component
      return name === 'form'
        ? []
        : tellUnknown(`step ${step} shows`, 'components', name, ['steps', step, 'view', index])
    }),
  )
  const screens = (definition.failures ?? []).flatMap(({ screen }, index) =>
    // The engine keeps the step where there is none for bugs.
    screen === 'error' ? [] : tellUnknown('a failure shows', 'screens', screen, ['failures', index, 'screen']),
  )
  const toInputs = (content: unknown, path: Finding['path'] = []): Finding[] =>
    Object.entries(typeof content === 'object' && content !== null ? content : {}).flatMap(([key, value]) =>
      key === 'input' && path.at(-1) === 'ui' && !engineInputs.test(String(value))
        ? tellUnknown('a field has the input', 'inputs', value, [...path, key])
        : toInputs(value, [...path, key]),
    )
  const inputs = [...source.schemas.values()].flatMap((file) => check(file, toInputs(toContent(file))))
  return [...check(source.flow, [...views, ...screens]), ...inputs]
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
