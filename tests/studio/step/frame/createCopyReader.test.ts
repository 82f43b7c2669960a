import { expect, it } from 'vitest'
import { createCopyReader } from '../../../../studio/step/frame/StepFrame.tsx'

const copies = new Map([
  ['en', { a: 'Hello', b: 'Bye' }],
  ['fr', { a: 'Salut' }],
])

it('says in the first language what another one has no words for', () => {
  const read = createCopyReader()
  expect(read(copies, 'fr')).toMatchObject({ a: 'Salut', b: 'Bye' })
  expect(read(copies, 'en')).toMatchObject({ a: 'Hello', b: 'Bye' })
})

it('says everything in the first language when the chosen one is gone', () => {
  expect(createCopyReader()(copies, 'es')).toMatchObject({ a: 'Hello', b: 'Bye' })
})
