import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressesJourneys } from './addressesJourneys.ts'
import { comingBackJourneys } from './comingBackJourneys.ts'
import { contactJourneys } from './contactJourneys.ts'
import { creditJourneys } from './creditJourneys.ts'
import { endJourneys } from './endJourneys.ts'
import { expiredSessionJourneys } from './expiredSessionJourneys.ts'
import { identityJourneys } from './identityJourneys.ts'
import { incomeJourneys } from './incomeJourneys.ts'
import { loanJourneys } from './loanJourneys.ts'
import { postalCodeJourneys } from './postalCodeJourneys.ts'
import { resumedApplicationJourneys } from './resumedApplicationJourneys.ts'
import { vehicleJourneys } from './vehicleJourneys.ts'
import { coverage, openStage, world } from './stage.ts'

// One test file, because it proves something about all journeys together: they leave no part of the flow untaken.
let closeStage: () => Promise<void>
beforeAll(async () => {
  closeStage = await openStage()
})
afterAll(() => closeStage())

vehicleJourneys()
identityJourneys()
creditJourneys()
resumedApplicationJourneys()
expiredSessionJourneys()
contactJourneys()
addressesJourneys()
loanJourneys()
postalCodeJourneys()
incomeJourneys()
endJourneys()
comingBackJourneys()

describe('the journeys through the flow', () => {
  it('take every step, instruction and condition', () => {
    mkdirSync('coverage', { recursive: true })
    writeFileSync('coverage/flow.txt', [coverage.report(), ...coverage.missing(), ''].join('\n'))
    console.log(coverage.report())
    expect(coverage.missing()).toEqual([])
  })
})

describe('the API in all journeys', () => {
  it('was called and has answered according to its OpenAPI document', () => {
    expect(world.answers.faults()).toEqual([])
    expect(world.answers.unanswered()).toEqual([])
  })
})
