import { beforeAll, describe, expect, it } from 'vitest'
import {
  createAnswerSamples,
  createScriptedSession,
  toRunnableFlow,
  type LinkedFlow,
  type Example,
  type Examples,
} from '../../../../engine/authoring.ts'
import type { Session } from '../../../../engine/index.ts'
import { findCall, toAnswerChoices, toFailureChoices } from '../../../../studio/step/answers/toAnswerChoices.ts'
import { toSituation } from '../../../../studio/step/preview/createSituations.ts'
import { flowFunctions } from '../../../../src/widget/flowFunctions.ts'
import { readCheckedFlow } from '../../../flows/readCheckedFlow.ts'

const now = new Date(2026, 10, 21, 12)
let flow: LinkedFlow
let session: Session

beforeAll(async () => {
  flow = readCheckedFlow('flows/refinance.json')
  const begun = toSituation({ examples: undefined, now }, 'ENTER_LICENSE_PLATE', 'phone', flow)
  session = await createScriptedSession(toRunnableFlow(flow), begun, {
    functions: flowFunctions,
    now,
    answer: () => new Promise(() => {}),
  })
}, 60_000)

const toExample = (data: unknown): Example => ({
  label: '',
  step: 'VERIFY_VEHICLE_INFO',
  facts: {},
  moves: [
    {
      kind: 'submit',
      step: 'ENTER_LICENSE_PLATE',
      event: 'submit',
      answers: [{ action: 'lookUpPlate', outcome: 'answered', data }],
    },
  ],
  ways: [],
})

const toKnown = (answers: readonly unknown[]): Examples => ({
  steps: { VERIFY_VEHICLE_INFO: answers.map(toExample) },
  ways: [],
  coverage: { steps: {}, instructions: {}, outcomes: {} },
  failures: [],
})

const list = (action: string, answers: readonly unknown[] = []) => {
  const samples = createAnswerSamples(flow, now)(action)
  return toAnswerChoices(action, { flow, session, examples: toKnown(answers), samples })
}

describe('the offered responses of a call', () => {
  it('are distinguished by the conditions of the flow that they meet', () => {
    const car = { isSuccess: true, year: now.getFullYear() - 11, make: 'A', makeName: 'A', model: 'A' }
    const answers = [{ ...car, vin: 'A' }, { ...car, vin: 'B' }, { isSuccess: false }]
    const choices = list('lookUpPlate', answers).filter(({ outcome }) => outcome === 'answered')
    const words = choices.map((choice) => choice.words)
    expect(words).toContain('no car is found for the plate')
    expect(words.filter((text) => text === 'the car is more than 10 years old')).toHaveLength(1)
    expect(new Set(words).size).toBe(words.length)
  })

  it('cover every declared outcome, with data that match its schema', () => {
    const outcomes = new Set(list('requestOffers').map(({ outcome }) => outcome))
    expect([...outcomes]).toEqual(['answered', 'refused', 'failed'])
    expect(list('requestOffers')[0]?.result).toMatchObject({ data: { offers: expect.any(Array) } })
  })
})

it('toFailureChoices lists the failures that the flow distinguishes, and one that it does not', () => {
  const choices = toFailureChoices(flow.definition)
  expect(choices.find(({ words }) => words === 'the device is offline')?.result).toEqual({
    outcome: 'failed',
    failure: { status: 'Offline', message: '' },
  })
  expect(choices.find(({ words }) => words === 'the server failed')?.result).toMatchObject({ failure: { status: 500 } })
  expect(choices.at(-1)?.words).toBe('another error')
})

it('findCall finds a call in the step or elsewhere, and the instructions after it', () => {
  const own = findCall(session.flow, 'ENTER_LICENSE_PLATE', 'lookUpPlate')
  expect(own?.call.save).toBe('licensePlateInfoResponse')
  expect(own?.rest.map(({ when }) => when)).toContain('plateNotFound')
  expect(findCall(session.flow, 'THANK_YOU', 'loadProgress')?.call.save).toBe('progressHistory')
  expect(findCall(session.flow, 'THANK_YOU', 'nothing')).toBeUndefined()
})
