import { createPackageFromTarballData, checkPackage } from '@arethetypeswrong/core'
import { execFile } from 'node:child_process'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { beginFlow } from './support/beginFlow.ts'
import { createConsumer } from './support/createConsumer.ts'
import { packEngine, type PackedPackage } from './support/packPackage.ts'
import { weighEntry } from './support/weighEntry.ts'

let packed: PackedPackage
let project: Awaited<ReturnType<typeof beginFlow>>

beforeAll(async () => {
  packed = await packEngine()
  project = await beginFlow(packed.archive, '19')
}, 60_000)
afterAll(async () => {
  await project.remove()
  await packed.remove()
})

const readOwn = (file: string) => readFile(join(project.packageFolder, file), 'utf8')

describe('the engine as a package', () => {
  it('has correct types for imports from an ES module', async () => {
    const archive = createPackageFromTarballData(new Uint8Array(await readFile(packed.archive)))
    const analysis = await checkPackage(archive, { excludeEntrypoints: ['theme.css'] })
    const problems = analysis.types && 'problems' in analysis ? analysis.problems : ['no types']
    // The package supports neither `require` nor the resolution of Node before "exports".
    const others = ['node10', 'node16-cjs']
    expect(problems.filter((one) => !others.includes(Object(one).resolutionKind))).toEqual([])
  })

  it('passes publint without messages', async () => {
    const bytes = new Uint8Array(await readFile(packed.archive))
    const { messages } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
    expect(messages).toEqual([])
  })

  it('is private and unlicensed, so that nobody publishes it by accident', async () => {
    expect(JSON.parse(await readOwn('package.json'))).toMatchObject({ private: true, license: 'UNLICENSED' })
  })

  it('mentions nothing of the product and no file outside of the package', async () => {
    const files = await readdir(project.packageFolder, { recursive: true, withFileTypes: true })
    const texts = files
      // The explanations of findings for the studio contain examples from the product.
      .filter((file) => file.isFile() && !file.name.startsWith('checks-'))
      .map(async ({ parentPath, name }) => ({ name, text: await readFile(join(parentPath, name), 'utf8') }))
    const product =
      /\b(?:cars?|loans?|lenders?|vehicles?|refinanc\w*|licen[sc]e plate)\b|(?<!\w)src\/|(?<!\.)\bflows\/|\.\.\/schemas\/(?:api|data|forms|shared)|\bnpm run\b/i
    const found = (await Promise.all(texts)).flatMap(({ name, text }) =>
      text.split('\n').flatMap((line) => (product.test(line) ? [`${name}: ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
    expect(texts.length).toBeGreaterThan(300)
  })

  it('can be imported with only its declared dependencies', async () => {
    const doors = `await Promise.all(['', '/build', '/authoring'].map((door) => import('@form-flow/engine' + door)))`
    await writeFile(join(project.folder, 'doors.mjs'), doors)
    const { stderr } = await promisify(execFile)(process.execPath, ['doors.mjs'], { cwd: project.folder })
    expect(stderr).toBe('')
  })

  it('keeps each entry point within the size in its README, and not far below', async () => {
    const rows = (await readOwn('README.md')).matchAll(/^\| `(\S+)` .*\| +([\d.]+) kB +\| +([\d.]+) kB +\|$/gm)
    const allowed = [...rows].map(([, entry = '', atOnce, onDemand]) => ({
      entry,
      atOnce: Number(atOnce) * 1000,
      onDemand: Number(onDemand) * 1000,
    }))
    const { exports, bin } = JSON.parse(await readOwn('package.json'))
    const files = new Map<string, string>([['flow', bin.flow]])
    for (const [entry, { default: file }] of Object.entries<{ default?: string }>(exports))
      if (file !== undefined) files.set(entry, file)
    expect(allowed.map(({ entry }) => entry).toSorted()).toEqual([...files.keys()].toSorted())
    for (const { entry, ...budget } of allowed) {
      const weight = await weighEntry(join(project.packageFolder, files.get(entry) ?? ''))
      for (const part of ['atOnce', 'onDemand'] as const) {
        expect(weight[part], `${entry} ${part}`).toBeLessThanOrEqual(budget[part])
        expect(weight[part], `${entry} ${part}`).toBeGreaterThan(budget[part] * 0.75)
      }
    }
  })
})

describe('a flow created with the package', () => {
  it('has all the files that it needs', async () => {
    expect(project.begun).toMatch(
      /^(wrote pet-sitting\/\S+\n){10}It runs with npx vite pet-sitting, and npx flow studio pet-sitting\/flow.json shows it in the studio$/,
    )
    const { $schema }: { $schema: string } = JSON.parse(await readFile(join(project.home, 'flow.json'), 'utf8'))
    expect(JSON.parse(await readFile(join(project.home, $schema), 'utf8'))).toHaveProperty('definitions')
  })

  it('can be created from a form', async () => {
    await writeFile(join(project.folder, 'adoption.json'), await readFile('tests/cli/flow/forms/formio.json'))
    expect(await project.flow('new flow adoption --from adoption.json')).toContain(
      'papers: a component of the type file',
    )
    expect(await project.flow('check adoption/flow.json')).toBe('adoption/flow.json: nothing found.')
  })

  it('passes the check, and has data for every path and a map', async () => {
    expect(await project.flow('check pet-sitting/flow.json')).toBe('pet-sitting/flow.json: nothing found.')
    expect(await project.flow('check', 'pet-sitting')).toBe('flow.json: nothing found.')
    expect(await project.flow('paths --flow pet-sitting/flow.json')).toContain('each goes as foreseen')
    expect(await project.flow('map', 'pet-sitting')).toContain('QUESTION -->|"#34;Send#34;"| THANKS')
  })

  it('gets another step, whose missing texts the check reports until they are written', async () => {
    expect(await project.flow('new step PET_NAME --after QUESTION', 'pet-sitting')).toMatch(
      /npx flow check flow\.json$/,
    )
    await expect(project.flow('check', 'pet-sitting')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('"petName.title" of en is not written yet'),
    })
    const words = {
      en: ['Your pet', 'Its name', 'Tell us its name'],
      es: ['Su mascota', 'Su nombre', 'Díganos su nombre'],
    }
    for (const [language, [title = '', question = '', missing = '']] of Object.entries(words)) {
      const file = join(project.home, 'copy', `${language}.json`)
      const text = (await readFile(file, 'utf8')).replaceAll(/TODO: (\w+)[^"]*/g, (_, first) =>
        first === 'title' ? title : first === 'question' ? question : missing,
      )
      await writeFile(file, text)
    }
    expect(await project.flow('check', 'pet-sitting')).toBe('flow.json: nothing found.')
    expect(await project.flow('release', 'pet-sitting')).toContain('Wrote released/pet-sitting.1.json')
  })

  it('exports its texts and imports them again', async () => {
    for (const file of ['words.csv', 'words.xlf']) {
      expect(await project.flow(`copy export ${file}`, 'pet-sitting')).toMatch(/^Wrote \d+ texts/)
      expect(await project.flow(`copy import ${file}`, 'pet-sitting')).toBe('0 texts changed.')
    }
  })

  it('can have its own functions and its own actions', async () => {
    const file = join(project.home, 'flow.json')
    const written = JSON.parse(await readFile(file, 'utf8'))
    written.functions = { loud: '(string): string' }
    written.actions.keepAnswer = written.actions.sendAnswer
    const [call] = written.steps.QUESTION.on.submit
    written.steps.QUESTION.on.submit.splice(0, 1, {
      ...call,
      call: 'keepAnswer',
      with: { answer: 'loud(question.answer)' },
    })
    await writeFile(file, JSON.stringify(written))
    await expect(project.flow('check', 'pet-sitting')).rejects.toMatchObject({
      stdout: expect.stringContaining('calls lacks keepAnswer, which the flow calls'),
    })
    const actions = "export const actions = { keepAnswer: async () => ({ outcome: 'sent' }) }\n"
    await writeFile(join(project.home, 'actions.ts'), actions)
    await expect(project.flow('check', 'pet-sitting')).rejects.toMatchObject({
      stdout: expect.not.stringContaining('keepAnswer'),
    })
    await writeFile(join(project.home, 'functions.js'), 'export const loud = (text) => text.toUpperCase()\n')
    expect(await project.flow('paths --functions functions.js', 'pet-sitting')).toContain('each goes as foreseen')
    await expect(project.flow('paths --functions function.js', 'pet-sitting')).rejects.toMatchObject({ code: 2 })
  })

  it('is told of views, screens and inputs that its code does not have, until it has them', async () => {
    const file = join(project.home, 'flow.json')
    const schema = join(project.home, 'schemas/forms/question.schema.json')
    const [flow = '', form = ''] = await Promise.all([file, schema].map((path) => readFile(path, 'utf8')))
    const written = JSON.parse(flow)
    written.steps.THANKS.view.push('goodBye')
    written.predicates.isDown = { means: 'the service is down', when: 'failure.status == 503' }
    written.failures = [{ when: 'isDown', screen: 'closed' }]
    await writeFile(file, JSON.stringify(written))
    await writeFile(schema, form.replace('"type": "string"', '"type": "string", "ui": { "input": "loudText" }'))
    const views = join(project.home, 'views.tsx')
    await writeFile(views, 'export const goodbye = () => null\n')
    await expect(project.flow('check', 'pet-sitting')).rejects.toMatchObject({
      stdout: expect.stringMatching(
        /step THANKS shows goodBye, which the code does not name. Did you mean goodbye\?[^]*a failure shows closed, which .* Pass it to startFlow as one of "screens"[^]*a field has the input loudText, /,
      ),
    })
    await writeFile(views, 'export const parts = { goodBye: () => null, closed: () => null, loudText: () => null }\n')
    await expect(project.flow('check', 'pet-sitting')).rejects.toMatchObject({
      stdout: expect.not.stringContaining('which the code does not name'),
    })
    await Promise.all([writeFile(file, flow), writeFile(schema, form), rm(views)])
  })

  it('compiles with the strict settings that it comes with', async () => {
    expect(await compile(project.home)).toBe('')
  })
})

describe.each(['18', '19'] as const)('code of a project with React %s', (release) => {
  it.each(['node16', 'bundler'] as const)(
    'is type-checked against the package with the module resolution %s',
    async (how) => {
      const files = { 'src/use.tsx': use, 'src/wrong.tsx': wrong }
      const consumer = await createConsumer(packed.archive, release, files, ['vite', '@types/node'])
      onTestFinished(() => consumer.remove())
      const lines = (await consumer.checkTypes(how)).split('\n').map((line) => /^(.*?)\((\d+),/.exec(line)?.slice(1))
      expect(lines.filter(Boolean)).toEqual(
        [4, 5, 6, 7].map((line) => [expect.stringMatching(/wrong\.tsx$/), String(line)]),
      )
    },
  )
})

const compile = (folder: string) =>
  promisify(execFile)(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )

const use = `
import { createLazyView, startFlow, useSlot, type ActionRegistry, type CallServices, type StartOptions } from '@form-flow/engine'
import { apiSandboxPlugin, flowPlugin, runCommand, type FlowProject } from '@form-flow/engine/build'
import { findExamples, type LinkedFlow } from '@form-flow/engine/authoring'

export const plugins = [flowPlugin(), apiSandboxPlugin('flow.json')]
export const Drivers = () => <ul>{useSlot<readonly { readonly name: string }[]>('drivers').map(({ name }) => <li key={name}>{name}</li>)}</ul>
export const begin = (page: Element, options: StartOptions) =>
  startFlow(page, { ...options, components: { drivers: createLazyView(async () => ({ default: Drivers })) } })
export const stepsOf = (flow: LinkedFlow): readonly string[] => Object.keys(findExamples(flow, { now: new Date(), functions: {} }).steps)
export const ask = async (project: FlowProject): Promise<0 | 1 | 2> => (await runCommand(['check'], project)).exitCode
export type Actions = ActionRegistry<Record<'send', { input: { text: string }; outcome: { outcome: 'sent' } }>, CallServices>
`
const wrong = `
import { startFlow, useSlot } from '@form-flow/engine'
import { flowPlugin } from '@form-flow/engine/build'
export const start = startFlow('#flow', {})
export const plugin = flowPlugin(7)
export const slot: string = useSlot<number>('age')
export { checkFlow } from '@form-flow/engine/compiler/checkFlow.js'
`
