import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

/** The success criteria of WCAG 2.2 at level A and AA, by number. */
const criteria = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1
  2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2
  1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5
  2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`
  .trim()
  .split(/\s+/)

const row = /^\| (\d\.\d\.\d+) [^|]*\|([^|]*)\|([^|]*)\|$/gm
const evidence = /`(tests\/[^`]+)` “([^”]+)”/g
const page = await readFile('docs/accessibility.md', 'utf8')
const rows = [...page.matchAll(row)].map(([, number = '', how = '', shown = '']) => ({ number, how, shown }))

describe('docs/accessibility.md', () => {
  it('covers every criterion of level A and AA exactly once', () => {
    expect(rows.map(({ number }) => number).toSorted()).toEqual(criteria.toSorted())
  })

  it('names a test for every criterion that applies', () => {
    const unproven = rows.filter(({ how, shown }) => !how.includes('Not applicable') && !shown.match(evidence))
    expect(unproven.map(({ number }) => number)).toEqual([])
  })

  it('names only tests that exist, by their titles', async () => {
    const named = rows.flatMap(({ number, shown }) =>
      [...shown.matchAll(evidence)].map(([, file = '', sentence = '']) => ({ number, file, sentence })),
    )
    const missing = await Promise.all(
      named.map(async ({ number, file, sentence }) => {
        const text = await readFile(file, 'utf8').catch(() => '')
        return text.replaceAll("\\'", "'").includes(`'${sentence}`) ? [] : [`${number}: ${file} “${sentence}”`]
      }),
    )
    expect(missing.flat()).toEqual([])
  })
})
