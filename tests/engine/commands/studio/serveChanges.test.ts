import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { serveChanges } from '../../../../engine/commands/studio/serveChanges.ts'
import { listen } from '../../../listen.ts'

let [folder, url] = ['', '']
const server = createServer((request, response) =>
  serveChanges({ folder, flowFile: 'flows/refinance.json' }, request, response),
)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'project-'))
  await Promise.all(['flows', 'schemas'].map((part) => cp(part, join(folder, part), { recursive: true })))
  const served = await listen(server, '127.0.0.1')
  url = served.url
  return async () => {
    await served.close()
    await rm(folder, { recursive: true })
  }
})

/** Subscribes, and waits until the server watches; `told` waits for the next event. */
async function subscribe() {
  const { body, headers } = await fetch(url)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = (await reader?.read())?.value ?? ''
  return {
    type: headers.get('content-type'),
    told: async () => {
      while (!heard.includes('data:')) {
        // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
        const { value, done } = (await reader?.read()) ?? { done: true, value: '' }
        if (done) throw new Error('The server told nothing more.')
        heard += value
      }
      heard = ''
    },
  }
}

const at = (path: string) => join(folder, path)

it('the file watcher responds with an event stream', async () => {
  expect((await subscribe()).type).toBe('text/event-stream')
})

it('the file watcher reports a written file, a replaced file and a later write to it', async () => {
  const { told } = await subscribe()
  await writeFile(at('flows/copy/en.json'), '{}')
  await told()
  await writeFile(at('schemas/forms/draft'), '{}')
  await rename(at('schemas/forms/draft'), at('schemas/forms/identity-desktop.schema.json'))
  await told()
  await writeFile(at('schemas/forms/identity-desktop.schema.json'), '{ }')
  await told()
})

it('the file watcher reports a new folder and changes in it', async () => {
  const { told } = await subscribe()
  await mkdir(at('schemas/forms/more'))
  await told()
  await writeFile(at('schemas/forms/more/one.schema.json'), '{}')
  await told()
})

it('the file watcher reports that the flow file was removed and restored', async () => {
  const text = await readFile(at('flows/refinance.json'), 'utf8')
  const { told } = await subscribe()
  await rm(at('flows/refinance.json'))
  await told()
  await writeFile(at('flows/refinance.json'), text)
  await told()
  await writeFile(at('flows/copy/es.json'), '{}')
  await told()
})
