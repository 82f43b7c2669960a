import { expect, it } from 'vitest'
import { InstructionError } from '../../../../engine/index.ts'
import { toTrouble } from '../../../../studio/step/preview/Preview.ts'
import { openFlow } from '../../support/openFlow.ts'

const flow = openFlow()
const { text } = flow.source.flow

/** Returns what is reported for an error in an instruction, and the text at its place. */
function tell(at: string) {
  const { message, line, offset } = toTrouble(new InstructionError(at, new Error('b is missing')), flow)
  return { message, line, shown: offset === undefined ? undefined : text.slice(offset).split('\n')[0] }
}

const toLine = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length

it('toTrouble finds the place of an instruction, also below a name with dots', () => {
  const found = tell('steps.YOUR_INFORMATION_MANUALLY.on.change addresses.0.postalCode.1')
  const line = toLine('"verifyYourInformation.addresses.0.city"') - 2
  expect(found).toEqual({ message: 'b is missing', line, shown: '{' })
})

it('toTrouble finds the place of an instruction in a procedure, and of one after it', () => {
  const found = tell('steps.ENTER_LICENSE_PLATE_MANUALLY.on.submit.1')
  const shown = '{ "when": "chosenVehicleRefused", "to": "DISQUALIFIED" },'
  expect(found).toEqual({ message: 'b is missing', line: toLine(shown), shown })
  expect(tell('steps.ENTER_LICENSE_PLATE_MANUALLY.on.submit.3').shown).toBe(
    '{ "when": "vehicleEditOpen", "to": "VERIFY_VEHICLE_INFO" },',
  )
})

it('toTrouble shows only the message of an error whose place is unknown', () => {
  expect(toTrouble(new Error('The flow has no step B'), flow)).toEqual({ message: 'The flow has no step B' })
  expect(toTrouble('odd', undefined)).toEqual({ message: 'odd' })
  expect(tell('steps.C.on.submit.0')).toEqual({ message: 'b is missing' })
})
