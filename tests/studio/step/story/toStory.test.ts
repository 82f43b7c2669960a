import { expect, it } from 'vitest'
import type { Example } from '../../../../engine/authoring.ts'
import { toStory } from '../../../../studio/step/SituationStory.tsx'
import { readCheckedFlow } from '../../../flows/readCheckedFlow.ts'

const flow = readCheckedFlow('flows/refinance.json')
const toExample = (moves: Example['moves'], saved?: Example['saved']): Example => ({
  label: '',
  step: 'VEHICLE_MANUAL_ENTER',
  facts: {},
  ...(saved ? { saved } : {}),
  moves,
  ways: [],
})
const start = { kind: 'start', step: undefined, event: 'startUp', answers: [] } as const

it('toStory describes what the applicant does and what the services return, using the labels of buttons', () => {
  const example = toExample([
    start,
    {
      kind: 'submit',
      step: 'ENTER_LICENSE_PLATE',
      event: 'submit',
      value: { plateNumber: 'ABC', plateState: 'CO', extra: { amount: 5, none: '' } },
      answers: [{ action: 'lookUpPlate', outcome: 'answered', data: {} }],
    },
    { kind: 'send', step: 'ENTER_LICENSE_PLATE', event: 'enterManually', answers: [] },
    { kind: 'change', step: 'ENTER_LICENSE_PLATE', event: 'change plateState', value: {}, answers: [] },
    {
      kind: 'answer',
      step: 'VERIFY_MOBILE_NUMBER',
      event: 'awaitVerification',
      answers: [{ action: 'awaitVerification', outcome: 'failed', failure: { status: 500, message: '' } }],
    },
    { kind: 'back', step: 'VERIFY_VEHICLE_INFO', event: 'back', answers: [] },
    { kind: 'close', step: 'VERIFY_VEHICLE_INFO', event: 'close', answers: [] },
  ])
  expect(toStory(example, flow, 'en')).toEqual([
    { deed: 'Opens the page', answers: [] },
    { deed: 'Fills in ABC, CO, 5 and presses "Find my car"', answers: ['lookUpPlate: answered'] },
    { deed: expect.stringMatching(/^Presses "I don’t know my plate/), answers: [] },
    { deed: 'Changes plateState', answers: [] },
    { deed: 'Waits: awaitVerification fails (500)', answers: [] },
    { deed: 'Goes back', answers: [] },
    { deed: 'Closes the dialog', answers: [] },
  ])
})

it('toStory starts with the age of a saved application', () => {
  expect(toStory(toExample([start], { data: {}, ageDays: 31 }), flow, 'en')[0]?.deed).toBe(
    'Opens the page, 31 days after the last visit',
  )
})
