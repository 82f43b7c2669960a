import { expect, it } from 'vitest'
import { InstructionError } from '../../../../engine/index.ts'
import { toTrouble } from '../../../../src/studio/step/stage/toTrouble.ts'

const text = `{
  "steps": {
    "A": { "on": { "change addresses.0.city": [{ "stay": true }, { "to": "B" }] } }
  }
}`

it('finds the place of an instruction, also below a name with dots', () => {
  const error = new InstructionError('steps.A.on.change addresses.0.city.1', new Error('b is missing'))
  expect(toTrouble(error, text)).toEqual({ message: 'b is missing', line: 3, offset: text.indexOf('{ "to"') })
})

it('tells an error without a place, or with one that is gone, by its words alone', () => {
  expect(toTrouble(new Error('The flow has no step B'), text)).toEqual({ message: 'The flow has no step B' })
  expect(toTrouble('odd', text)).toEqual({ message: 'odd' })
  const gone = new InstructionError('steps.C.on.submit.0', new Error('b is missing'))
  expect(toTrouble(gone, text)).toMatchObject({ message: 'b is missing' })
})
