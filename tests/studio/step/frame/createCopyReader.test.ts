import { expect, it } from 'vitest'
import { createCopyReader } from '../../../../studio/step/frame/StepFrame.tsx'

const copies = new Map([
  ['en', { a: 'Hello', b: 'Bye' }],
  ['fr', { a: 'Salut' }],
])

it('the copy reader uses the first language for texts that another language lacks', () => {
  const read = createCopyReader()
  expect(read(copies, 'fr')).toMatchObject({ a: 'Salut', b: 'Bye' })
  expect(read(copies, 'en')).toMatchObject({ a: 'Hello', b: 'Bye' })
})

it('the copy reader uses the first language when the chosen one does not exist', () => {
  expect(createCopyReader()(copies, 'es')).toMatchObject({ a: 'Hello', b: 'Bye' })
})
