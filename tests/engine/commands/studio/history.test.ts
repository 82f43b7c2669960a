import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { serveHistory } from '../../../../engine/commands/studio/history.ts'
import { listen } from '../../../listen.ts'

// A project in a folder of its repository, as one of several.
let [root, folder, url] = ['', '', '']
const server = createServer(
  (request, response) => void serveHistory({ folder, flowFile: 'flow.json' }, request, response),
)
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const commit = (subject: string) => {
  git('add', '-A')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', subject)
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'history-'))
  folder = join(root, 'insurance')
  await mkdir(folder)
  execFileSync('git', ['init', '-q', root])
  for (const part of ['flow.json', 'copy', 'schemas'])
    // oxlint-disable-next-line no-await-in-loop -- three of them
    await cp(join('examples/insurance-quote', part), join(folder, part), { recursive: true })
  commit('Begin')
  await writeFile(join(folder, 'notes.txt'), 'Nothing of the flow.')
  commit('Note something')
  const english = join(folder, 'copy/en.json')
  await writeFile(english, (await readFile(english, 'utf8')).replace('Where is your car kept?', 'Where is your car?'))
  commit('Ask for the car')
  const served = await listen(server, '127.0.0.1')
  url = `${served.url}/`
  return async () => {
    await served.close()
    await rm(root, { recursive: true })
  }
})

const read = async (query = ''): Promise<unknown> => (await fetch(`${url}${query}`)).json()
const propose = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url.slice(0, -1), ...headers },
    body: JSON.stringify(body),
  })

it('the history lists the versions that changed the flow, latest first', async () => {
  expect(await read()).toMatchObject({
    versions: [
      { subject: 'Ask for the car', author: 'Ada', id: git('rev-parse', 'HEAD') },
      { subject: 'Begin', when: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ],
  })
})

it('the history returns the flow’s files at a version, and rejects a malformed version', async () => {
  const { files } = Object(await read(`?version=${git('rev-parse', 'HEAD~2')}`))
  expect(files['copy/en.json']).toContain('Where is your car kept?')
  expect(Object.keys(files)).toContain('flow.json')
  expect(Object.keys(files)).not.toContain('notes.txt')
  expect((await fetch(`${url}?version=HEAD;rm`)).status).toBe(400)
})

it('a proposal becomes a branch, with pictures on another, and leaves the working tree unchanged', async () => {
  const before = await readFile(join(folder, 'copy/en.json'), 'utf8')
  const text = before.replace('Where is your car?', 'Where is your car at night?')
  const response = await propose({
    name: 'Ask for the night',
    why: 'Most cars stand elsewhere at noon.',
    told: 'The text **area.title** says something else.',
    files: [
      { path: 'copy/en.json', text, base: before },
      { path: 'copy/es.json', text: null, base: await readFile(join(folder, 'copy/es.json'), 'utf8') },
    ],
    pictures: [
      { step: 'AREA', before: '<svg>by day</svg>', after: '<svg>at night</svg>' },
      { step: 'GARAGE', after: '<svg>new</svg>' },
    ],
  })
  const gallery = 'proposals/ask-for-the-night-pictures'
  expect([response.status, await response.json()]).toEqual([
    200,
    { branch: 'proposals/ask-for-the-night', pictures: gallery },
  ])
  expect(await readFile(join(folder, 'copy/en.json'), 'utf8')).toBe(before)
  expect(git('status', '--porcelain')).toBe('')
  const branch = 'proposals/ask-for-the-night'
  expect(git('log', '-1', '--format=%B', branch)).toContain(
    'Most cars stand elsewhere at noon.\n\nThe text **area.title**',
  )
  expect(git('log', '-1', '--format=%B', branch)).toContain(`How it looks before and after: branch ${gallery}`)
  expect(git('ls-tree', '--name-only', '--full-tree', gallery).split('\n')).toEqual([
    'AREA-after.svg',
    'AREA-before.svg',
    'GARAGE-after.svg',
    'README.md',
  ])
  expect(git('show', `${gallery}:AREA-after.svg`)).toBe('<svg>at night</svg>')
  expect(git('show', `${gallery}:README.md`)).toContain(
    '| before | after |\n| --- | --- |\n|  | ![GARAGE after](GARAGE-after.svg) |',
  )
  expect(git('rev-list', '--count', gallery), 'nothing of the project is in it').toBe('1')
  expect(git('diff', '--stat', `HEAD..${branch}`)).toMatch(/copy\/en\.json.*copy\/es\.json/s)
  expect(git('show', `${branch}:./copy/en.json`)).toContain('at night')
  const again = await propose({ name: 'Ask for the night!', why: '', told: '', files: [], pictures: [] })
  expect([again.status, await again.text()]).toEqual([
    400,
    'There is a branch proposals/ask-for-the-night already. Give the change another name.',
  ])
})

it('a proposal does not revert what others have committed: their files are returned, and no branch is made', async () => {
  const base = await readFile(join(folder, 'copy/en.json'), 'utf8')
  const theirs = base.replace('Where is your car?', 'Where is the car?')
  await writeFile(join(folder, 'copy/en.json'), theirs)
  const text = base.replace('Where is your car?', 'Where is it?')
  const proposal = { why: '', told: '', files: [{ path: 'copy/en.json', text, base: theirs }], pictures: [] }
  const early = await propose({ ...proposal, name: 'Too early' })
  expect([early.status, await early.text()]).toEqual([
    400,
    'copy/en.json on disk differs from the last commit, on which the branch would build. Commit it first.',
  ])
  commit('Say which car')
  const late = await propose({ ...proposal, name: 'Too late', files: [{ path: 'copy/en.json', text, base }] })
  expect([late.status, await late.json()]).toEqual([409, { files: { 'copy/en.json': theirs } }])
  expect(git('branch', '--list', 'proposals/too-*')).toBe('')
  await writeFile(join(folder, 'copy/en.json'), '{}')
  expect((await propose({ ...proposal, name: 'Just in time' })).status).toBe(200)
  git('checkout', '-q', '.')
})

it('the history and a proposal keep byte order marks, and read files as they are checked out', async () => {
  const paths = ['flow.json', 'copy/en.json']
  const before = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  const toMarked = (text: string) => `\uFEFF${text.replaceAll(/\r?\n/g, '\r\n')}`
  const marked = before.map(toMarked)
  git('config', 'core.autocrlf', 'true')
  git('config', 'core.safecrlf', 'false')
  await Promise.all(paths.map((path, index) => writeFile(join(folder, path), marked[index] ?? '')))
  commit('Edit on Windows')
  const { files } = Object(await read(`?version=${git('rev-parse', 'HEAD')}`))
  expect(paths.map((path) => files[path])).toEqual(marked)
  const base = marked[1] ?? ''
  const text = base.replace('Where is', 'Where was')
  const file = { path: 'copy/en.json', text, base }
  const response = await propose({ name: 'On Windows', why: '', told: '', files: [file], pictures: [] })
  expect(response.status).toBe(200)
  expect(git('diff', '--numstat', 'HEAD..proposals/on-windows')).toMatch(/^1\t1\t/)
})

it('a proposal says why its branches cannot be made, makes none, and needs no configured author', async () => {
  const base = await readFile(join(folder, 'copy/en.json'), 'utf8')
  const file = { path: 'copy/en.json', text: base.replace('car', 'van'), base }
  const proposal = { why: '', told: '', files: [file], pictures: [{ step: 'AREA', after: '<svg/>' }] }
  git('branch', 'proposals/vans-pictures/of-others')
  const refused = await propose({ ...proposal, name: 'Vans' })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringMatching(/^The branch proposals\/vans cannot be made. git says: .*of-others' exists/),
  ])
  expect(git('branch', '--list', 'proposals/vans')).toBe('')
  git('config', 'user.name', '')
  git('config', 'user.email', 'ada@example.org')
  expect((await propose({ ...proposal, name: 'Only vans' })).status).toBe(200)
  expect(git('log', '-1', '--format=%an %ae', 'proposals/only-vans')).toBe('Studio ada@example.org')
})

it.each([
  [
    'what is not a file of the flow',
    { name: 'x', why: '', told: '', files: [{ path: 'x.ts', text: '', base: null }], pictures: [] },
    400,
  ],
  ['no name', { name: '…', why: '', told: '', files: [], pictures: [] }, 400],
  [
    'a picture that is to lie elsewhere',
    { name: 'x', why: '', told: '', files: [], pictures: [{ step: '../x', after: '' }] },
    400,
  ],
  ['something else', { name: 'x' }, 400],
])('a proposal is rejected for %s', async (_, body, status) => {
  expect((await propose(body)).status).toBe(status)
})

it('without git, the history is empty and a proposal fails with a reason', async () => {
  const [before, alone] = [folder, await mkdtemp(join(tmpdir(), 'alone-'))]
  await cp('examples/insurance-quote/flow.json', join(alone, 'flow.json'))
  folder = alone
  const response = await propose({ name: 'x', why: '', told: '', files: [], pictures: [] })
  const listed = await read()
  folder = before
  await rm(alone, { recursive: true })
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('is not under git')])
  expect(listed).toEqual({ versions: [] })
})

it('a proposal from another site is rejected', async () => {
  expect((await propose({}, { origin: 'https://evil.example' })).status).toBe(403)
})
