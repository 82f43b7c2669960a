import { readFileSync } from 'node:fs'
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
