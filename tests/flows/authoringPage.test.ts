import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runFlow } from '../../src/cli/flow/runFlow.ts'
import refinance from '../../flows/refinance.json' with { type: 'json' }
import packageFile from '../../package.json' with { type: 'json' }

const page = readFileSync('docs/authoring.md', 'utf8')

/** The how-tos, each as its title and its text. */
const howTos = page
  .split(/^## /m)
  .map((part) => [part.split('\n')[0] ?? '', part] as const)
  .filter(([title]) => /^\d+\. /.test(title))

const toBlocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language} ?(.*)\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, file = '', lines = '']) => ({
      file,
      lines: lines.trimEnd().split('\n'),
    }),
  )

const commands = toBlocks(page, 'sh').flatMap(({ lines }) => lines)

/** Copies the flow and its schemas to a folder for one test. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'authoring-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['flows', 'schemas', 'deploy']) cpSync(part, join(folder, part), { recursive: true })
  return folder
}

/** Runs a command of the page in a copy of the project. */
const run = (command: string, folder: string) =>
  runFlow([
    ...command
      .replace('npm run flow -- ', '')
      .split(' ')
      .map((word) => (word.endsWith('.csv') ? join(folder, word) : word)),
    '--flow',
    join(folder, 'flows/refinance.json'),
  ])

describe('docs/authoring.md', () => {
  it('has sixteen how-to sections', () => {
    expect(howTos.map(([title]) => Number.parseInt(title, 10))).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    )
  })

  it.each(howTos.filter(([, text]) => toBlocks(text, 'diff').length > 0))(
    'has an example that can be applied as it is, and the check finds nothing: %s',
    async (_, text) => {
      const folder = copyProject()
      for (const { file, lines } of toBlocks(text, 'diff')) {
        const pick = (sign: string) =>
          lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).join('\n')
        const before = readFileSync(join(folder, file), 'utf8')
        expect(before.split(`${pick('-')}\n`), `how often ${pick('-')} stands in ${file}`).toHaveLength(2)
        writeFileSync(
          join(folder, file),
          before.replace(`${pick('-')}\n`, () => `${pick('+')}\n`),
        )
      }
      const { text: said, exitCode } = await run('check', folder)
      expect(said).toContain('nothing found')
      expect(exitCode).toBe(0)
    },
  )

  it('names only commands that exist', async () => {
    const { text: help } = await runFlow([])
    const words = commands.map((command) => command.split(' '))
    const scripts = words.flatMap(([, verb, name = '']) => (verb === 'run' ? [name] : []))
    const verbs = words.flatMap(([, , name, , verb = '']) => (name === 'flow' ? [verb] : []))
    expect(scripts.filter((name) => !Object.hasOwn(packageFile.scripts, name))).toEqual([])
    expect(verbs.length).toBeGreaterThan(4)
    expect(verbs.filter((verb) => !help.includes(`  ${verb} `))).toEqual([])
  })

  it('adds a step with the command that it shows', async () => {
    const folder = copyProject()
    const command = commands.find((one) => one.includes('new step')) ?? ''
    expect(await run(command, folder)).toMatchObject({ exitCode: 0 })
    const { steps } = JSON.parse(readFileSync(join(folder, 'flows/refinance.json'), 'utf8'))
    expect(steps.OFFER_SELECTION.on.submit.at(-1)).toMatchObject({ to: 'ASK_SOMETHING' })
    for (const language of ['en', 'es'])
      expect(readFileSync(join(folder, `flows/copy/${language}.json`), 'utf8')).toContain(
        'TODO: title of ASK_SOMETHING',
      )
    const { text: left } = await run('check', folder)
    expect(
      left.match(/askSomething\.[\w.]+" of \w+ is not written yet/g),
      'each of three texts, in two languages',
    ).toHaveLength(6)
    for (const [language, words] of Object.entries({ en: 'Your answer', es: 'Su respuesta' })) {
      const path = join(folder, `flows/copy/${language}.json`)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/TODO: [^"]*/g, words))
    }
    expect(await run('check', folder)).toMatchObject({ exitCode: 0 })
  })

  it('exports and imports texts with the commands that it shows', async () => {
    const folder = copyProject()
    const [out = '', back = ''] = commands.filter((command) => command.includes(' copy '))
    expect(await run(out, folder)).toMatchObject({ exitCode: 0 })
    const table = readFileSync(join(folder, 'words.csv'), 'utf8')
    writeFileSync(join(folder, 'words.csv'), table.replace('U.S. citizen', 'Citizen of the U.S.'))
    expect((await run(back, folder)).text).toContain('1 text changed')
    expect(readFileSync(join(folder, 'flows/copy/en.json'), 'utf8')).toContain('"Citizen of the U.S."')
  })

  it('describes a new language the way the check reports it', async () => {
    const folder = copyProject()
    const english: Record<string, string> = JSON.parse(readFileSync(join(folder, 'flows/copy/en.json'), 'utf8'))
    const marked = Object.entries(english).map(([key, text]) => [key, key === '$schema' ? text : `[en] ${text}`])
    writeFileSync(join(folder, 'flows/copy/fr.json'), JSON.stringify(Object.fromEntries(marked)))
    const { text } = await run('check', folder)
    expect(text).toMatch(/\d+ texts of fr are not translated, the first is "/)
  })

  it('shows a finding in the words of the check', async () => {
    const folder = copyProject()
    const file = join(folder, 'flows/refinance.json')
    const flow = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      flow.replace('"reenterPlate": [{ "to": "ENTER_LICENSE_PLATE" }]', '"reenterPlate": [{ "to": "ENTER_PLATE" }]'),
    )
    const { text } = await run('check', folder)
    const [shown = ''] = toBlocks(page, 'text').flatMap(({ lines }) => lines)
    const [, said = ''] = shown.split(/:\d+:\d+ /)
    expect(said).not.toBe('')
    expect(text).toContain(said)
  })

  it('names only files and links only to pages that exist', () => {
    const files = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file)
    const links = [...page.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => `docs/${link}`)
    expect(files.length).toBeGreaterThan(4)
    for (const file of [...files, ...links]) expect([file, existsSync(file)]).toEqual([file, true])
  })
})

it('the README shows a step exactly as it is in the flow; copy it again after a change', () => {
  const [, name, text] = /^```json step=(\w+)\n([\s\S]*?)^```$/m.exec(readFileSync('README.md', 'utf8')) ?? []
  const steps: Readonly<Record<string, unknown>> = refinance.steps
  expect(JSON.parse(text ?? 'null')).toEqual(steps[name ?? ''])
})
