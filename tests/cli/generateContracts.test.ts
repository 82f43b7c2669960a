import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateContracts } from '../../src/cli/generateFromFlow.ts'

it('the generated types are up to date: run `npm run generate` after a change of flow, schemas or API', async () => {
  const target = 'src/widget/contracts.generated.ts'
  const fresh = await generateContracts('flows/refinance.json', 'flows/api.json', target)
  expect(fresh).toBe(readFileSync(target, 'utf8'))
})
