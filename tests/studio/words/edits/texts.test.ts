import { expect, it } from 'vitest'
import { replaceWords } from '../../../../studio/words/edits/texts.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()

it('replaces words in every text and language, and leaves the names of placeholders', async () => {
  const { flow: after, faults } = await runEdit(replaceWords(flow, 'phone', 'telephone $&'))
  const [before, now] = [flow, after].map(({ copy }) => [...copy.values()].flatMap((texts) => Object.values(texts)))
  expect(now?.filter((text) => text.includes('telephone $&')).length).toBe(
    before?.filter((text) => text.replaceAll(/\{\w+\}/g, '').includes('phone')).length,
  )
  expect(faults).toEqual([])
})

it('changes nothing where nothing says so', () => {
  expect(replaceWords(flow, 'xylophone', 'phone').changes).toEqual([])
})
