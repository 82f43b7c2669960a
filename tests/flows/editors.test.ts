import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { getLanguageService, TextDocument, type MarkedString, type MarkupContent } from 'vscode-json-languageservice'
import flowSchema from '../../schemas/flow.schema.json' with { type: 'json' }

const folders = [
  'flows',
  'flows/copy',
  'schemas/actions',
  'schemas/forms',
  'schemas/shared',
  'schemas/data',
  'deploy',
  ...readdirSync('deploy/environments').map((name) => `deploy/environments/${name}`),
]

/** The paths of the JSON files that authors and operators write. */
const written = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [`${folder}/${name}`] : [])),
)

// The JSON support of VS Code without workspace settings: all it knows about a file is its `$schema`.
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
})

/** Opens a file in the editor and types some text behind other text; `|` marks the cursor in it. */
function open(file: string, behind = '', typed = '') {
  const saved = readFileSync(file, 'utf8')
  const at = saved.indexOf(behind)
  if (at === -1) throw new Error(`${file} has no ${behind}.`)
  const [before, after] = [saved.slice(0, at + behind.length), saved.slice(at + behind.length)]
  const text = before + typed.replace('|', '') + after
  const document = TextDocument.create(pathToFileURL(resolve(file)).href, 'json', 1, text)
  const tree = service.parseJSONDocument(document)
  const cursor = document.positionAt(before.length + Math.max(typed.indexOf('|'), 0))
  return {
    complaints: async () => {
      const found = await service.doValidation(document, tree)
      return found.map(({ message, range }) => `${file}:${range.start.line + 1} ${toWords(message)}`)
    },
    offered: async () => {
      const list = await service.doComplete(document, cursor, tree)
      return list?.items.map(({ label }) => label.replaceAll('"', '')) ?? []
    },
    explained: async () => {
      const hover = await service.doHover(document, cursor, tree)
      return hover ? [hover.contents].flat().map(toWords).join('\n') : ''
    },
  }
}

const toWords = (content: MarkupContent | MarkedString) => (typeof content === 'string' ? content : content.value)

const plate = 'schemas/forms/license-plate.schema.json'

describe('an editor that only reads $schema', () => {
  it('finds a schema named in every file that authors and operators write', () => {
    const without = written.filter((file) => !readFileSync(file, 'utf8').includes('"$schema"'))
    expect(written.length).toBeGreaterThan(50)
    expect(without).toEqual([])
  })

  it('reports no problem in the files as they are', async () => {
    const complaints = await Promise.all(written.map((file) => open(file).complaints()))
    expect(complaints.flat()).toEqual([])
  })

  it.each([
    ['flows/refinance.json', '"progress": 20', '0', 'Value is above the maximum of 100'],
    ['flows/refinance.json', '"ENTER_LICENSE_PLATE": {', ' "titel": "x",', 'Property titel is not allowed'],
    ['flows/copy/en.json', '{', ' "new.key": 7,', 'Incorrect type. Expected "string"'],
    ['flows/sections.json', '"minutes": ', '-', 'Value is below the exclusive minimum of 0'],
    ['flows/partner-events.json', '"ending": "', 'un', 'Value must be "success"'],
    ['flows/environments.json', '"prod": {', ' "apiUrl": "x",', 'Property apiUrl is not allowed'],
    ['flows/api.json', '"headers": {', ' "token": "x",', 'Property token is not allowed'],
    ['deploy/partners.json', '"name": "', '", "origin": "', 'Property origin is not allowed'],
    ['deploy/partners.json', '"origins": [', '"https://www.example.com/",', 'String does not match the pattern'],
    ['deploy/environments/qa/config.json', '"qa"', ', "botOverides": "x"', 'Property botOverides is not allowed'],
    [plate, '"plateNumber": {', ' "maxLength": "8",', 'Incorrect type. Expected "integer"'],
  ])('reports a problem in %s after %s when %s is typed', async (file, behind, words, complaint) => {
    expect(await open(file, behind, words).complaints()).toContainEqual(expect.stringContaining(complaint))
  })

  it.each([
    ['flows/refinance.json', '"ENTER_LICENSE_PLATE": {', ' "|",', ['resumable', 'ending', 'dialogs']],
    ['flows/refinance.json', '"ENTER_LICENSE_PLATE": {', ' "ending": "|",', ['success', 'deadEnd']],
    ['flows/refinance.json', '"submit": [', ' { "|" },', ['when', 'call', 'to', 'issue']],
    ['flows/sections.json', '"sections": [', ' { "|" },', ['name', 'from', 'minutes']],
    ['flows/partner-events.json', '"completed": { "ending": ', '"|"', ['success']],
    ['flows/environments.json', '/environments.schema.json",', ' "next": { "|" },', ['apiBaseUrl', 'botCheck']],
    ['deploy/partners.json', '"partners": [', ' { "|" },', ['name', 'origins']],
    ['deploy/environments/qa/config.json', '"environment": ', '"|"', ['prod', 'dev', 'qa']],
    ['deploy/environments/qa/config.json', '"qa"', ', "|"', ['apiBaseUrl', 'errorTracking', 'botOverride']],
    [
      plate,
      '"properties": {',
      ' "x": { "|" },',
      ['maxLength', 'pattern', 'minimumAge', 'personal', 'ui', 'errorMessage'],
    ],
    [plate, '"properties": {', ' "x": { "ui": { "input": "|" } },', ['zip', 'select', 'plate']],
  ])('offers completions in %s after %s for %s', async (file, behind, typed, offers) => {
    expect(await open(file, behind, typed).offered()).toEqual(expect.arrayContaining(offers))
  })

  it.each([
    ['flows/refinance.json', '"resumable', 'can be resumed'],
    ['flows/copy/es.json', '"plate.title', 'keep everything in braces'],
    ['flows/sections.json', '"minutes', 'How many minutes'],
    ['flows/partner-events.json', '"tracked', 'analytics event'],
    ['flows/environments.json', '"documentsUrl', 'where documents are uploaded'],
    ['flows/api.json', '"botToken', 'token on every call'],
    ['deploy/partners.json', '"origins', 'The origins of the pages'],
    ['schemas/shared/birth-date.schema.json', '"minimumAge', 'minimum age'],
    ['schemas/shared/birth-date.schema.json', '"autocomplete', 'browsers may autofill'],
  ])('explains on hover in %s what %s is', async (file, words, explanation) => {
    expect(await open(file, words).explained()).toContain(explanation)
  })
})

it('the editor schema knows every input of the product', async () => {
  const { fieldRegistry } = await import('../../src/widget/registries.ts')
  const offered = await open(plate, '"properties": {', ' "x": { "ui": { "input": "|" } },').offered()
  expect(offered.toSorted()).toEqual(Object.keys(fieldRegistry).toSorted())
})

it('the flow schema knows every view and page screen of the product', async () => {
  const { pageScreens } = await import('../../src/widget/registries.ts')
  const { screenRegistry } = await import('../../src/widget/registries.ts')
  const { component, page } = flowSchema.definitions
  expect(component.enum.toSorted()).toEqual(['form', ...Object.keys(screenRegistry)].toSorted())
  expect(page.enum.toSorted()).toEqual(Object.keys(pageScreens).toSorted())
})

// VS Code and JetBrains editors both accept a relative `$schema`. Both know draft 7 completely; of later drafts, JetBrains editors
// know parts and silently ignore the rest.

type Schema = Readonly<Record<string, unknown>>

const draft = 'http://json-schema.org/draft-07/schema#'
const read = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8'))

/** Lists the paths of the other files that a schema refers to. */
const listOthers = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/"\$ref": "([^"#]+)/g)].map(([, path = '']) => join(dirname(file), path))

const named = new Set(written.map((file) => join(dirname(file), String(read(file)['$schema']))))
for (const file of named) for (const other of listOthers(file)) named.add(other)

const ajv = new Ajv()
/** All keywords of draft 7, according to its own schema. */
const keywords = new Set(Object.keys(Object(ajv.getSchema(draft)?.schema)['properties']))

/** Lists the places where a schema uses a keyword that draft 7 does not know, such as `unevaluatedProperties`. */
function listUnknown(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const place = `${path}/${key}`
    if (!keywords.has(key)) return [place]
    if (['const', 'default', 'enum', 'examples'].includes(key)) return []
    if (['properties', 'patternProperties', 'definitions', 'dependencies'].includes(key))
      return Object.entries(Object(value)).flatMap(([name, inner]) => listUnknown(inner, `${place}/${name}`))
    return [value].flat().flatMap((inner) => listUnknown(inner, place))
  })
}

it.each(written)('%s names its schema by a relative path that leads to a draft-7 schema', (file) => {
  const path = String(read(file)['$schema'])
  expect(path).toMatch(/^(\.\.\/)+[\w./-]+\.schema\.json$/)
  expect(read(join(dirname(file), path))).toHaveProperty('$schema', draft)
})

describe.each([...named])('the schema %s', (file) => {
  const schema = read(file)

  it('is valid draft 7 of JSON Schema, and uses no keyword of later drafts', () => {
    expect(schema['$schema']).toBe(draft)
    ajv.validate(draft, schema)
    expect(ajv.errors).toBeNull()
    expect(listUnknown(schema, '')).toEqual([])
  })
})

it('listUnknown finds a keyword of a later draft at any depth', () => {
  const later = { properties: { a: { items: [{ anyOf: [{ unevaluatedProperties: false }] }] } }, $defs: {} }
  expect(listUnknown(later, '')).toEqual(['/properties/a/items/anyOf/unevaluatedProperties', '/$defs'])
  expect(listUnknown({ properties: { $defs: true }, enum: [{ $defs: 1 }] }, '')).toEqual([])
})
