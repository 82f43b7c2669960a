import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { build, createServer, type InlineConfig, type Rolldown, type ViteDevServer } from 'vite'
import { flowPlugin } from '../../../engine/build.ts'
import { createModuleLoader } from '../../../engine/compiler/createModuleLoader.ts'

const newsletter = fileURLToPath(new URL('../../flows/newsletter', import.meta.url))
const main = `
import flow from './flow.json?flow'
import copy from './copy/en.json?copy'
export { flow, copy }
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newsletter-'))
  cpSync(newsletter, folder, { recursive: true })
  writeFileSync(join(folder, 'main.js'), main)
})
afterEach(() => rmSync(folder, { recursive: true }))

function edit(name: string, from: string, to: string): string {
  const file = join(folder, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  return file
}

const options = (): InlineConfig => ({ root: folder, configFile: false, logLevel: 'silent', plugins: [flowPlugin()] })

async function buildAll(): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    ...options(),
    build: { write: false, minify: false, lib: { entry: 'main.js', formats: ['es'], fileName: 'main' } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.filter((output) => output.type === 'chunk')
}

describe('flowPlugin in a build', () => {
  it('puts the forms of each step in a chunk of its own, outside the core', async () => {
    const chunks = await buildAll()
    const [core] = chunks.filter(({ isEntry }) => isEntry)
    const beside = chunks.filter(({ isDynamicEntry }) => isDynamicEntry)
    const forms = beside.filter(({ name }) => name !== 'flow')
    expect(beside.map(({ name }) => name).toSorted(), 'the third validates what was saved').toEqual([
      'ADDRESS',
      'TOPICS',
      'flow',
    ])
    expect(core?.code).not.toContain('given-name')
    expect(forms.filter(({ code }) => code.includes('given-name')).map(({ name }) => name)).toEqual(['ADDRESS'])
  })

  it('ships no parser of schemas, expressions or texts, and no eval', async () => {
    const chunks = await buildAll()
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
    expect(modules.filter((id) => /node_modules/.test(id))).toEqual([])
    for (const { code } of chunks) expect(code).not.toMatch(/\beval\(|\bnew Function\b|\brequire\(/)
  })

  it('fails with every problem and the position of the first', async () => {
    edit('flow.json', '"start": "ADDRESS"', '"start": "ADRESS"')
    edit('copy/en.json', '"Welcome"', '"Welcome {home"')
    const error: unknown = await buildAll().catch((cause: unknown) => cause)
    expect(String(error)).toContain('the flow starts at ADRESS, which is not a step. Did you mean ADDRESS?')
    expect(String(error)).toContain('"done.title" of en cannot be read')
    expect(JSON.stringify(error)).toContain(`"line":7,"column":12`)
  })

  it('fails when a language lacks a text that another one has', async () => {
    writeFileSync(join(folder, 'copy/es.json'), '{ "address.title": "¿Dónde vive?" }')
    const error: unknown = await buildAll().catch((cause: unknown) => cause)
    expect(String(error)).toMatch(
      /copy\/es\.json:1:1 es has none of 56 texts that en has, the first is "form\.continue"/,
    )
  })
})

describe('flowPlugin in development', () => {
  let server: ViteDevServer
  beforeEach(async () => {
    server = await createServer({
      ...options(),
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    })
  })
  afterEach(() => server.close())

  const load = () => server.ssrLoadModule('/main.js')
  /** Does what the server's watcher does after a file was saved. */
  const change = (file: string) => server.watcher.emit('change', file)

  it('serves the flow, its copy and its forms', async () => {
    const { flow, copy } = await load()
    expect(flow.name).toBe('newsletter')
    expect(copy['done.title']).toBe('Welcome')
    expect((await flow.steps.ADDRESS.loadForms()).default[0].submit).toBe('form.continue')
  })

  it('serves updated modules after an edit of the flow, a schema or the copy', async () => {
    await load()
    change(edit('flow.json', '"progress": 20', '"progress": 30'))
    await expect.poll(async () => (await load()).flow.steps.ADDRESS.progress).toBe(30)

    change(edit('copy/en.json', '"Welcome"', '"Hello"'))
    await expect.poll(async () => (await load()).copy['done.title']).toBe('Hello')

    const schema = edit('schemas/forms/email.schema.json', '"format": "email"', '"format": "email", "maxLength": 20')
    edit(
      schema.slice(folder.length + 1),
      '"format": "errors.emailFormat"',
      '"format": "errors.emailFormat", "maxLength": "errors.tooLong"',
    )
    change(schema)
    const validate = async () => (await (await load()).flow.steps.ADDRESS.loadForms()).default[0].validate
    const person = { firstName: 'Ada', email: 'ada.lovelace@example.org' }
    await expect.poll(async () => (await validate()).call({}, person)).toBe(false)
  })

  it('shows the problems of a broken edit, and recovers when it is fixed', async () => {
    await load()
    change(edit('flow.json', '"start": "ADDRESS"', '"start": "ADRESS"'))
    await expect.poll(() => load().then(() => '', String)).toContain('the flow starts at ADRESS')
    change(edit('flow.json', '"start": "ADRESS"', '"start": "ADDRESS"'))
    await expect.poll(async () => (await load().catch(() => undefined))?.flow.start).toBe('ADDRESS')
  })
})

it('flowPlugin in development also serves what is written right after a file was emptied', async () => {
  const server = await createServer({ ...options(), server: { port: 0 } })
  const file = join(folder, 'flow.json')
  const text = readFileSync(file, 'utf8').replace('"progress": 20', '"progress": 30')
  await expect.poll(() => server.watcher.getWatched()[folder]).toContain('flow.json')
  const sizes: number[] = []
  const isWhole = new Promise<void>((resolve) => {
    server.watcher.on('change', () => {
      sizes.push(statSync(file).size)
      if (sizes.length === 1) writeFileSync(file, text)
      else resolve()
    })
  })
  truncateSync(file)
  await isWhole
  expect([sizes[0], sizes.at(-1)]).toEqual([0, Buffer.byteLength(text)])
  await server.close()
})

it('the module loader invalidates the calls of an API when they were edited, not when the flow was', async () => {
  writeFileSync(join(folder, 'api.json'), JSON.stringify({ calls: { listTopics: { method: 'GET', path: 'topics' } } }))
  const loader = createModuleLoader()
  const file = join(folder, 'flow.json')
  const calls = { kind: 'calls', file, name: '' } as const
  expect((await loader.load(calls)).source).toContain('"expected":"listed"')
  await loader.load({ ...calls, kind: 'flow' })
  expect(loader.forget(edit('flow.json', '"progress": 20', '"progress": 30'))(calls)).toBe(false)
  expect(loader.forget(edit('api.json', '"topics"', '"themes"'))(calls)).toBe(true)
})

it('the module loader does not invalidate a flow’s languages while its file is empty', async () => {
  const loader = createModuleLoader()
  const file = join(folder, 'flow.json')
  const languages = { kind: 'languages', file, name: '' } as const
  await loader.load(languages)
  writeFileSync(file, '')
  expect(loader.forget(file)(languages)).toBe(false)
})
