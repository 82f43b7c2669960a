import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toCheckPages } from '../../../studio/findings/FindingsList.tsx'
import { faults } from '../../flows/faults/index.ts'

const pages = toCheckPages(readFileSync('docs/checks.md', 'utf8'))

it('toCheckPages has a plain-text explanation and an example for every fault', () => {
  for (const { code } of Object.values(faults).flatMap((kind) => Object.values(kind))) {
    const { words = '', example = '' } = pages.get(code) ?? {}
    expect(words, `finding ${code}`).toMatch(/^[^`_#]+\.$/)
    expect(example, `finding ${code}`).toMatch(/^bad {3}[^]+\ngood {2}/)
    expect(example, `finding ${code}`).not.toContain('```')
  }
})
