import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHost } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import {
  type ApiContract,
  apiSandboxPlugin,
  type BuiltFinding,
  type BuiltPlaces,
  type BuiltSituations,
  checkFlow,
  type CheckedFlow,
  compileContracts,
  compileCopy,
  compileFlow,
  createAjv,
  createApiSandbox,
  FlowError,
  type FlowPlace,
  type FlowVersion,
  type FlowModules,
  flowPlugin,
  type FlowProject,
  type FlowSource,
  type FlowText,
  type FoundPaths,
  type LinkedFlow,
  type ModuleNames,
  type Problem,
  readCalls,
  readCode,
  readFlow,
  readFlowFiles,
  readLinkedFlow,
  readSource,
  runCommand,
  type Proposal,
  type Proposed,
  type SaveAnswer,
  type SavedFile,
  type SaveRequest,
  type StudioFiles,
  type StepPicture,
  studioPlugin,
  type StudioProject,
  toFlowFolders,
  toFlowText,
  toReleasedFile,
  toSourceFile,
  toText,
} from '../../../engine/build.ts'
import { listen } from '../../listen.ts'

const home = 'examples/insurance-quote'
const flowFile = `${home}/flow.json`

async function copyExample(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'example-'))
  await cp(home, folder, { recursive: true })
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it('a page is served by Vite with the flow plugin and the API sandbox', async () => {
  // As in `vite.config.ts`: `defineConfig({ plugins: [flowPlugin(), apiSandboxPlugin()] })`.
  const plugins = [flowPlugin(), apiSandboxPlugin()]
  const server = await createServer({ root: home, configFile: false, logLevel: 'error', plugins })
  onTestFinished(() => server.close())
  // The page imports `./flow.json?flow`, `./copy/en.json?copy` and so on.
  expect((await server.transformRequest('/main.tsx'))?.code).toContain('startFlow')
  await server.listen(0)
  const url = server.resolvedUrls?.local[0] ?? ''
  expect((await fetch(`${url}api/areas/80202`)).status).toBe(200)
})

it('a flow on disk is checked', () => {
  const source: FlowSource = readFlow(flowFile)
  const checked: CheckedFlow = checkFlow(source)
  expect(checked.problems).toEqual([])
  const flow: LinkedFlow = readLinkedFlow(flowFile)
  expect(Object.keys(flow.definition.steps)[0]).toBe('AREA')

  const text = source.flow.text.replace('"to": "QUOTE"', '"to": "QOUTE"')
  const edited = { ...source, flow: toSourceFile(flowFile, text) }
  const [first]: readonly Problem[] = checkFlow(edited).problems
  expect(first && toText(first)).toBe(
    'examples/insurance-quote/flow.json:258:19 step COVER goes to QOUTE, which is not a step. Did you mean QUOTE?',
  )
})

it('the schemas, copy, released versions and code beside a flow are found', () => {
  const { files, folders } = readFlowFiles(flowFile)
  expect(files.keys()).toContain(`${home}/schemas/forms/car.schema.json`)
  expect(folders.map((folder) => relative(home, folder))).toContain('copy')
  expect(toFlowFolders(readSource(flowFile))).toMatchObject({ name: 'insurance-quote', schemas: 'schemas' })
  expect(toReleasedFile(flowFile, 'insurance-quote', 1)).toMatch(/released\/insurance-quote\.1\.json$/)
  expect(readCode(home)).toContain('startFlow')
})

it('a flow is compiled without Vite', async () => {
  const names: ModuleNames = {
    forms: (step) => `./forms/${step}.js`,
    schema: (id) => `./schemas/${id}.js`,
    saved: './saved.js',
  }
  const modules: FlowModules = compileFlow(readFlow(flowFile), names)
  expect(modules.core).toContain('export default')
  expect(Object.keys(modules.forms)).toContain('CAR')
  expect(() => compileFlow({ ...readFlow(flowFile), copy: new Map() }, names)).toThrow(FlowError)
  expect(compileCopy('en', { 'quote.monthly': '{price} a month' })).toContain(' a month')
  expect(readCalls(flowFile).contract.calls['buyPolicy']).toMatchObject({
    idempotent: true,
    outcomes: { 410: 'expired' },
  })

  const api: ApiContract = { calls: { requestQuote: { response: 'data/quote.schema.json' } } }
  const types = await compileContracts(readLinkedFlow(flowFile), api)
  expect(types).toContain('export interface ActionContracts')
})

it('a server answers calls with the API sandbox and validates with the flow’s schemas', async () => {
  const answer = createApiSandbox(flowFile)
  const { url: address, close } = await listen(createHost((request, response) => void answer(request, response)))
  onTestFinished(close)
  expect((await fetch(`${address}/areas/80202`)).status).toBe(200)
  expect((await fetch(`${address}/areas/99999`)).status).toBe(404)

  const { text } = readSource(`${home}/schemas/forms/driver.schema.json`)
  const validate = createAjv({ esm: false }).compile(JSON.parse(text))
  expect(validate({ firstName: 'Ada', lastName: 'Lovelace', dateOfBirth: '1980-04-25' })).toBe(true)
  expect(validate({ firstName: 'Ada' })).toBe(false)
})

it('a flow is printed as text, and commands run on it as on the command line', async () => {
  const text: FlowText = toFlowText(readLinkedFlow(flowFile), 'en')
  expect(text.steps['AREA']).toContain('go to CAR')

  const project: FlowProject = {
    program: 'npx flow',
    flowFile,
    toCodeFolder: () => home,
    checkBeside: () => [],
    functions: {},
    studioFolder: 'dist-studio',
    newFlows: '.',
    toEngine: () => ({ grammars: { flow: '', api: '', scenarios: '' }, runtime: '', look: '' }),
    toNext: () => '',
  }
  expect(await runCommand(['check'], project)).toEqual({ text: `${flowFile}: nothing found.`, exitCode: 0 })
  expect((await runCommand(['map'], project)).text).toContain('AREA -->')
})

it('a studio serves a flow’s files, saves edits, refuses stale edits and makes proposals', async () => {
  const place: FlowPlace = { folder: await copyExample(), flowFile: 'flow.json' }
  const project: StudioProject = { ...place, codeFolder: '.', functions: {} }
  const server = await createServer({
    configFile: false,
    optimizeDeps: { noDiscovery: true },
    plugins: [studioPlugin(project)],
  })
  onTestFinished(() => server.close())
  await server.listen(0)
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')

  const { files }: StudioFiles = await (await fetch(`${origin}/files.json`)).json()
  const built: BuiltSituations | null = await (await fetch(`${origin}/situations.json`)).json()
  const found: FoundPaths | undefined = built?.examples
  expect(found, 'only a build has searched before').toBeUndefined()
  const problems: readonly BuiltFinding[] = built?.checked.problems ?? []
  expect(problems, 'nor has anything else checked').toEqual([])
  const places: BuiltPlaces | undefined = built?.places
  expect(places, 'nor placed the steps').toBeUndefined()

  const base = files['copy/en.json'] ?? ''
  const edited: SavedFile = { path: 'copy/en.json', text: base.replace('Which car is it?', 'Your car'), base }
  const request: SaveRequest = { files: [edited] }
  const headers = { 'content-type': 'application/json', origin }
  const save = () => fetch(`${origin}/files.json`, { method: 'PUT', headers, body: JSON.stringify(request) })
  const answer: SaveAnswer = await (await save()).json()
  expect(answer.files['copy/en.json']).toContain('Your car')
  expect((await save()).status, 'edited from what is not there any more').toBe(409)

  const picture: StepPicture = { step: 'CAR', before: undefined, after: '<svg xmlns="http://www.w3.org/2000/svg" />' }
  const proposal: Proposal = { name: 'Your car', why: '', told: '', files: [], pictures: [picture] }
  const init = { method: 'POST', headers, body: JSON.stringify(proposal) }
  execFileSync('git', ['init', '-q'], { cwd: place.folder })
  const inGit = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']
  execFileSync('git', [...inGit, 'commit', '-qm', 'Begin', '--allow-empty'], { cwd: place.folder })
  const proposed: Proposed = await (await fetch(`${origin}/history.json`, init)).json()
  expect(proposed).toEqual({ branch: 'proposals/your-car', pictures: 'proposals/your-car-pictures' })
  const { versions }: { versions: readonly FlowVersion[] } = await (await fetch(`${origin}/history.json`)).json()
  expect(versions, 'none of which has the flow yet').toEqual([])
})
