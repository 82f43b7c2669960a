import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toGrammarPage } from '../../src/cli/toGrammarPage.ts'

const page = readFileSync('docs/flow.md', 'utf8')
const flows = ['flows/refinance.json', 'tests/flows/newsletter/flow.json']

/** Removes the examples, which may belong to the flow before an edit. */
const toExplained = (text: string) => text.replaceAll(/ `"[^`\n]*`$/gm, '')

it('docs/flow.md is up to date: run `npm run generate` after a change of the grammar', async () => {
  expect(toExplained(await toGrammarPage(page, flows))).toBe(toExplained(page))
})

it('docs/flow.md explains each property and has an example of most of them', () => {
  const lines =
    page
      .split('made by npm run generate')[1]
      ?.split('\n')
      .filter((line) => line.startsWith('- `')) ?? []
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter((line) => !/^- `[^`]+`: [\w`]/.test(line))).toEqual([])
  expect(lines.filter((line) => !line.includes(': ', line.indexOf(': ') + 2)).length).toBeLessThan(30)
})
