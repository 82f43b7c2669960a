import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import flow from '../../../flows/refinance.json' with { type: 'json' }

it('the README shows a step exactly as it is in the flow; copy it again after a change', async () => {
  const [, name, text] = /^```json step=(\w+)\n([\s\S]*?)^```$/m.exec(await readFile('README.md', 'utf8')) ?? []
  const steps: Readonly<Record<string, unknown>> = flow.steps
  expect(JSON.parse(text ?? 'null')).toEqual(steps[name ?? ''])
})
