import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateAnswers, generateCalls, generateContracts } from '../../src/cli/generateContracts.ts'

it('finds the generated types as they should be: run `npm run generate` after a change of flow, schemas or API', async () => {
  const target = 'src/widget/contracts.generated.ts'
  const fresh = await generateContracts('flows/refinance.json', 'flows/api.json', target)
  expect(fresh).toBe(readFileSync(target, 'utf8'))
})

it('finds the generated calls as they should be: run `npm run generate` after a change of the API', async () => {
  const target = 'src/widget/api/calls.generated.json'
  expect(await generateCalls('flows/api.json', target)).toBe(readFileSync(target, 'utf8'))
})

it('finds how answers are read as it should be: run `npm run generate` after a change of the API', async () => {
  const target = 'src/widget/api/answers.generated.json'
  expect(await generateAnswers('flows/api.json', 'schemas', target)).toBe(readFileSync(target, 'utf8'))
})
