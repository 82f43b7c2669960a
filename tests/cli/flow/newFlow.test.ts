import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'

mkdirSync('node_modules/.cache', { recursive: true })
// Inside the project, because its page imports the engine.
const folder = mkdtempSync('node_modules/.cache/examples-')
afterAll(() => rmSync(folder, { recursive: true }))

const page = readFileSync('docs/own-flow.md', 'utf8')
const commands = [...page.matchAll(/^npm run flow -- (.+)$/gm)].map(([, line = '']) => line)
const begin = 'new flow pet-sitting'
const home = join(folder, 'pet-sitting')
const flow = join(home, 'flow.json')

/** Runs a command of the page in this test's folder. */
const run = (line: string) => runFlow(line.replaceAll('examples/', `${folder}/`).split(' '))

describe('a new flow made with the commands of docs/own-flow.md', () => {
  it('uses these commands', () => {
    expect(commands).toEqual([
      begin,
      'new flow pet-adoption --from adoption.json',
      'new step PET_NAME --after QUESTION --flow examples/pet-sitting/flow.json',
      'check examples/pet-sitting/flow.json',
      'paths --flow examples/pet-sitting/flow.json',
    ])
  })

  it('is created, passes the check and has data for every path', async () => {
    expect(await run(`${begin} --in ${folder}`)).toMatchObject({ exitCode: 0 })
    expect(await run(commands[3] ?? '')).toEqual({ text: `${flow}: nothing found.`, exitCode: 0 })
    expect(await run(commands[4] ?? '')).toMatchObject({ exitCode: 0 })
  })

  it('is served with a sandbox that answers its call and plays its scenario', async () => {
    const server = await createServer({ root: home, configFile: 'examples/vite.config.ts', logLevel: 'error' })
    await server.listen(0)
    const url = server.resolvedUrls?.local[0] ?? ''
    const send = (answer: string) => fetch(`${url}api/answers`, { method: 'POST', body: JSON.stringify({ answer }) })
    try {
      expect(await (await fetch(url)).text()).toContain('<main id="flow">')
      expect((await server.transformRequest('/main.tsx'))?.code).toContain('startFlow')
      expect((await send('Hello')).status).toBe(200)
      expect((await send('again')).status).toBe(409)
    } finally {
      await server.close()
    }
  })

  it('gets another step, whose texts the check reports until they are written', async () => {
    expect(await run(commands[2] ?? '')).toMatchObject({ exitCode: 0 })
    expect((await run(commands[3] ?? '')).text).toContain('is not written yet')
    for (const language of ['en', 'es']) {
      const file = join(home, 'copy', `${language}.json`)
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/TODO: (\w+)[^"]*/g, `${language} $1`))
    }
    expect((await run(commands[3] ?? '')).text).not.toContain('TODO')
    expect(await run(commands[4] ?? '')).toMatchObject({ exitCode: 0 })
  })

  it.each([
    ['new step FENCE --after QUESTION', 0],
    ['new step YARD --after FENCE', 0],
    ['map', 0],
    [`diff ${flow}`, 0],
    ['release', 1],
  ])('with words still to be written, %s exits with %i', async (line, exitCode) => {
    expect(await run(`${line} --flow ${flow}`)).toMatchObject({ exitCode })
  })

  it('is not created over an existing one or with an invalid name', async () => {
    expect((await run(`${begin} --in ${folder}`)).text).toContain('is there already. Choose another name.')
    expect((await run('new flow Pets')).text).toContain('"Pets" is not a name of a flow.')
  })
})
