import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faults } from '../../flows/faults/index.ts'

const page = readFileSync('docs/checks.md', 'utf8')
const sections = new Map(
  page
    .split('\n### ')
    .slice(1)
    .map((section) => [section.split('\n')[0] ?? '', section]),
)

/** Lists the finding codes that the engine's source spells out; codes such as `unknown-step` are composed at run time. */
function listCodes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/code: '([a-z-]+)'/g)])
    .map(([, code = '']) => code)
}

it('docs/checks.md explains exactly the existing findings, each with a bad and a good example', () => {
  const written = ['definition', 'compiler', 'analysis'].flatMap((folder) => listCodes(`engine/${folder}`))
  const codes = new Set([
    ...written,
    ...Object.values(faults).flatMap((group) => Object.values<{ code: string }>(group).map(({ code }) => code)),
  ])
  expect([...sections.keys()].toSorted()).toEqual([...codes].toSorted())
  const incomplete = [...sections].filter(([, text]) => !/```text\nbad {3}\S[^]*\ngood {2}\S/.test(text))
  expect(incomplete.map(([code]) => code)).toEqual([])
})
