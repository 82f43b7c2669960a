import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateEmbedTexts } from '../../src/cli/generateEmbedTexts.ts'

const target = 'src/embed/texts.generated.ts'

it('finds the words of the loader as they should be: run `npm run generate` after a change of flow or copy', async () => {
  expect(await generateEmbedTexts('flows/refinance.json', target)).toBe(readFileSync(target, 'utf8'))
})
