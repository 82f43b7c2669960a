import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, it } from 'vitest'
import { weighModules } from '../house/weighModules.ts'
import { stage } from './support/stage.ts'

const limit = 45_000

const read = (file: string) => readFileSync(join(stage().siteFolder, file), 'utf8')
const page = () => read('index.html')

/** The paths of the scripts that the page itself loads: those that the first step needs. */
const firstScripts = () =>
  [...page().matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  )

/** Returns a script and everything that it imports statically. */
function withImports(path: string): Set<string> {
  const paths = new Set([path])
  for (const importer of paths) {
    for (const [, name] of read(importer).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) paths.add(`assets/${name}`)
  }
  return paths
}

it('the first step needs at most 45 kB of script, compressed with gzip', () => {
  const paths = firstScripts()
  expect(paths.length, 'each is a request').toBeLessThanOrEqual(6)
  const missing = paths.flatMap((path) => [...withImports(path)]).filter((path) => !paths.includes(path))
  expect(missing, 'everything needed is fetched at once').toEqual([])
  const bytes = paths.reduce((sum, path) => sum + gzipSync(read(path)).length, 0)
  expect(bytes).toBeLessThanOrEqual(limit)
})

it('the first scripts start with a compile hint where browsers look for it', () => {
  const hinted = firstScripts().filter((path) => read(path).startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(hinted.map((path) => path.replace(/^assets\/(.*)-.{8}\.js$/, '$1')).toSorted()).toEqual(['preact', 'widget'])
})

it('the first step has a single style sheet, without styles of later steps', () => {
  const sheets = [...page().matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"/g)].map(([, path = '']) =>
    read(path),
  )
  expect(
    sheets.map((sheet) => ['.step-title', '.page-screen', '.compare-grid'].filter((name) => sheet.includes(name))),
  ).toEqual([['.step-title', '.page-screen']])
  expect(gzipSync(sheets.join('')).length).toBeLessThanOrEqual(7000)
})

it('the first step’s script has exactly the modules of the snapshot', async () => {
  const modules = weighModules(inject('builds').site).map(({ module }) => module)
  await expect(`${modules.toSorted().join('\n')}\n`).toMatchFileSnapshot('firstScript.txt')
})

it('no scripts import each other in a circle', () => {
  const listed = [...page().matchAll(/<meta name="chunks" content="\/([^"]+)"/g)].map(([, list = '']) => list)
  const scripts = Object.keys(Object(JSON.parse(read(listed[0] ?? '')))).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const isInCircle = (path: string) =>
    [...withImports(path)].some((other) => other !== path && withImports(other).has(path))
  expect(scripts.filter(isInCircle)).toEqual([])
})

it('the first step’s scripts include its own form only', () => {
  // Each compiled form lists its fields in the order of its schema.
  const forms = (path: string) => [...read(path).matchAll(/\.fields=\[`(\w+)`/g)].map(([, first]) => first)
  expect(firstScripts().flatMap(forms)).toEqual(['plateNumber'])
})

it.each([
  ['node_modules/ajv/dist/core.js', 'schema with key or id'],
  ['node_modules/@marcbachmann/cel-js/lib/functions.js', 'Unsigned integer overflow'],
  ['node_modules/@rjsf/utils/lib/schema/getDefaultFormState.js', 'populateRequiredDefaults'],
  ['node_modules/@microsoft/signalr/dist/esm/HubConnection.js', 'Server timeout elapsed'],
  ['node_modules/axios/lib/core/AxiosError.js', 'ERR_BAD_OPTION_VALUE'],
  ['flows/refinance.json', 'otherIncomeUnsaved'],
  ['flows/copy/en.json', 'thanks.lead'],
  ['src/widget/registries.ts', 'checkVerificationCode: '],
  ['engine/calls/createCallClient.ts', 'has no idempotencyKey'],
  ['src/widget/flowFunctions.ts', 'loansByDistance'],
  ['src/widget/registries.ts', 'declinedLowScore:'],
  ['src/widget/registries.ts', 'offerCards:'],
  ['src/widget/config/readConfig.ts', 'which prod must not use'],
  ['engine/react/inputs/DateInput.tsx', 'date-picker'],
])('the first step fetches nothing of %s', (file, mark) => {
  expect(readFileSync(file, 'utf8'), 'the mark is one of it').toContain(mark)
  expect(firstScripts().filter((path) => read(path).includes(mark))).toEqual([])
})
