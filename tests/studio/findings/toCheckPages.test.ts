import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toCheckPages } from '../../../studio/findings/FindingsList.tsx'
import { faults } from '../../flows/faults/index.ts'

const pages = toCheckPages(readFileSync('docs/checks.md', 'utf8'))

it('toCheckPages has a plain-text explanation and an example for every fault', () => {
  for (const { code } of Object.values(faults).flatMap((kind) => Object.values(kind))) {
    const [first, ...others] = pages.get(code) ?? []
    expect(first, `finding ${code}`).toEqual({ text: expect.stringMatching(/^[^`_#]+\.$/), isExample: false })
    const examples = others.filter(({ isExample }) => isExample)
    expect(examples.length, `finding ${code}`).toBeGreaterThan(0)
    for (const { text } of examples) expect(text, `finding ${code}`).toMatch(/^bad {3}[^]+\ngood {2}[^`]+$/)
  }
})

it('keeps what stands after the first example, in order', () => {
  const page = toCheckPages(
    '### late\n\nToo `late`.\n\n```text\nbad   2\ngood  1\n```\n\nSo are:\n\n- _3_,\n  as well;\n- 4.\n\n### next\n',
  )
  expect(page.get('late')).toEqual([
    { text: 'Too late.', isExample: false },
    { text: 'bad   2\ngood  1', isExample: true },
    { text: 'So are:', isExample: false },
    { text: '• 3, as well;', isExample: false },
    { text: '• 4.', isExample: false },
  ])
})
