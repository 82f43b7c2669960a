import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import contract from '../../../flows/api.json' with { type: 'json' }

it('judges the answer of each call by the schema that the contract names', async () => {
  const source = await readFile('src/widget/api/answerValidators.ts', 'utf8')
  const imported = source.matchAll(/(\w+): \(\) => import\('..\/..\/..\/schemas\/(.+)\?validator'\)/g)
  const named = Object.entries(contract.calls).map(([name, { response }]) => [name, response])
  expect(Array.from(imported, ([, name, schema]) => [name, schema])).toEqual(named)
})
