import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { toDoorPages } from '../../src/cli/toDoorPages.ts'

const read = (file: string) => readFileSync(`docs/engine/${file}.md`, 'utf8')

it('the pages of the engine’s entry points are up to date: run `npm run generate`', async () => {
  expect(await toDoorPages()).toEqual(
    Object.fromEntries(['run-time', 'build', 'authoring'].map((page) => [`docs/engine/${page}.md`, read(page)])),
  )
})

it.each([
  ['run-time', () => import('../../engine/index.ts')],
  ['build', () => import('../../engine/build.ts')],
  ['authoring', () => import('../../engine/authoring.ts')],
])('the page %s lists every export of its entry point', async (page, open) => {
  const listed = [...read(page).matchAll(/^(?:interface|type|const|function|class) (\w+)/gm)].map(([, name]) => name)
  expect(listed).toEqual(expect.arrayContaining(Object.keys(await open())))
})

/** Returns the text of a page without its examples of code. */
const readProse = (file: string) => readFileSync(file, 'utf8').replaceAll(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '')

/** Lists what a page links to, and the pictures that it shows. */
const listLinks = (file: string) =>
  [
    ...readProse(file)
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)[^)]*\)|(?:src|href)="([^"]+)"/g),
  ].map(([, link = '', attribute = link]) => attribute)

/** Lists the names by which links reach the headings of a page. */
function listAnchors(file: string): readonly string[] {
  const names = [...readProse(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter((one) => one === name).length
    return earlier === 0 ? name : `${name}-${earlier}`
  })
}

const isOutside = (link: string) => /^(https?|mailto):/.test(link)

it('no page links to a file or a heading that does not exist', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
  const links = pages.flatMap((page) => listLinks(page).map((link) => ({ page, link })))
  const dead = links.filter(({ page, link }) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : join(dirname(page), path)
    return !isOutside(link) && !(existsSync(target) && (anchor === undefined || listAnchors(target).includes(anchor)))
  })
  expect(links.length).toBeGreaterThan(100)
  expect(dead).toEqual([])
})

it.each(['src/cli/buildEngine.ts', 'src/cli/buildPackage.ts'])(
  'the README that %s copies into its package links to nothing that stays behind',
  (script) => {
    const [page = ''] = /docs\/[\w-]+\.md/.exec(readFileSync(script, 'utf8')) ?? []
    const behind = listLinks(page).filter(
      (link) => !isOutside(link) && !listAnchors(page).includes(link.replace('#', '')),
    )
    expect(behind).toEqual([])
  },
)
