import { createServer } from 'node:http'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { serveFiles } from '../../../../engine/commands/studio/studioPlugin.ts'
import { listen } from '../../../listen.ts'

let [folder, url] = ['', '']
const server = createServer((request, response) => {
  void serveFiles({ folder, flowFile: 'flows/refinance.json', codeFolder: 'src', functions: {} }, request, response)
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'project-'))
  await Promise.all(['flows', 'schemas'].map((part) => cp(part, join(folder, part), { recursive: true })))
  const served = await listen(server, '127.0.0.1')
  url = served.url
  return async () => {
    await served.close()
    await rm(folder, { recursive: true })
  }
})

const put = (headers: Record<string, string>, body: unknown) =>
  fetch(url, { method: 'PUT', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

it('the file server names the flow file and allows saving', async () => {
  const answer: unknown = await (await fetch(url)).json()
  expect(answer).toMatchObject({ flowFile: 'flows/refinance.json', canSave: true })
})

it('the file server writes a file that its own page sends', async () => {
  const path = 'flows/copy/en.json'
  const base = await readFile(join(folder, path), 'utf8')
  const text = base.replace('"Find your car"', '"Your car"')
  const response = await put({ origin: url }, { files: [{ path, text, base }] })
  expect(response.status).toBe(200)
  expect(await readFile(join(folder, path), 'utf8')).toBe(text)
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page of another origin, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['a form', { 'content-type': 'text/plain' }],
])('the file server writes nothing for %s', async (_, headers) => {
  const before = await readFile(join(folder, 'flows/copy/es.json'), 'utf8')
  const file = { path: 'flows/copy/es.json', text: '{}', base: before }
  const response = await put({ origin: url, ...headers }, { files: [file] })
  expect(response.status).toBe(403)
  expect(await readFile(join(folder, 'flows/copy/es.json'), 'utf8')).toBe(before)
})

it('the file server rejects a malformed request and names the missing property', async () => {
  const response = await put({ origin: url }, { files: [{ path: 'flows/copy/en.json' }] })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('"base"')
})

it('the file server reports a missing flow file and recreates it on save', async () => {
  const path = 'flows/refinance.json'
  const text = await readFile(join(folder, path), 'utf8')
  await rm(join(folder, path))
  const gone = await fetch(url)
  expect([gone.status, await gone.text()]).toEqual([404, `There is no flow file ${path} anymore.`])
  const response = await put({ origin: url }, { files: [{ path, text, base: null }] })
  expect(response.status).toBe(200)
  expect(JSON.parse(await readFile(join(folder, path), 'utf8'))).toEqual(JSON.parse(text))
})
