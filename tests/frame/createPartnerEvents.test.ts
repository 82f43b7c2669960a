import { describe, expect, it } from 'vitest'
import { createPartnerEvents } from '../../src/frame/createPartnerEvents.ts'

const endings: Record<string, string> = { THANK_YOU: 'success', DISQUALIFIED: 'deadEnd' }

function open(told = new Set<string>()) {
  const sent: object[] = []
  const events = createPartnerEvents({
    endingOf: (step) => endings[step],
    told: { has: (...key) => told.has(key.join(' ')), add: (...key) => told.add(key.join(' ')) },
    send: (content) => sent.push(content),
  })
  let visit = 0
  const enter = (currentStep: string, data: object, screen?: string, init = {}) =>
    events.observe({ visit: ++visit, currentStep, progress: 50, data: { ...data }, screen, init, runs: [] })
  return {
    events,
    track: (event: string) => events.track(event),
    enter,
    sent,
    types: () => sent.map((content) => Reflect.get(content, 'type')),
  }
}

const application = (loanApplicationId: string) => ({ application: { loanApplicationId } })

describe('the events for partners', () => {
  it('report each step that is entered, but nothing about a dead end', () => {
    const { enter, sent } = open()
    enter('ENTER_LICENSE_PLATE', {})
    enter('DISQUALIFIED', {})
    enter('DISQUALIFIED', {}, 'error')
    expect(sent).toEqual([{ type: 'step', step: 'ENTER_LICENSE_PLATE', progress: 50 }])
  })

  it('do not report a step again after a dead end leads back to it', () => {
    const { enter, sent } = open()
    enter('ENTER_LICENSE_PLATE', {})
    enter('DISQUALIFIED', {})
    enter('ENTER_LICENSE_PLATE', {})
    enter('VERIFY_VEHICLE_INFO', {})
    enter('ENTER_LICENSE_PLATE', {})
    expect(sent.map((content) => Reflect.get(content, 'step'))).toEqual([
      'ENTER_LICENSE_PLATE',
      'VERIFY_VEHICLE_INFO',
      'ENTER_LICENSE_PLATE',
    ])
  })

  it('report the first step at once, and another one when its first instructions are done', () => {
    const { events, sent } = open()
    const run = { id: 1, event: 'enter', frames: [], isForeground: true, hasCalled: false, before: {}, extra: {} }
    const state = { visit: 1, currentStep: 'A', progress: 5, data: {}, screen: undefined, init: {}, runs: [run] }
    events.observe(state)
    events.observe({ ...state, visit: 2, currentStep: 'B' })
    events.observe({ ...state, visit: 3, currentStep: 'C', runs: [] })
    expect(sent.map((content) => Reflect.get(content, 'step'))).toEqual(['A', 'C'])
  })

  it('report nothing when the state changes without a new step', () => {
    const { events, sent } = open()
    const state = { visit: 1, currentStep: 'A', progress: 5, data: {}, screen: undefined, init: {}, runs: [] }
    events.observe(state)
    events.observe({ ...state, data: { typed: 'Avery' } })
    expect(sent).toEqual([{ type: 'step', step: 'A', progress: 5 }])
  })

  it('are sent once for each application, wherever the flow keeps its id', () => {
    const { enter, track, types } = open()
    enter('START', application('one'))
    track('Lead Created')
    track('Lead Created')
    track('Soft Pull Authorized')
    enter('THANK_YOU', { application: {}, contactData: { loanApplicationId: 'one' } })
    enter('THANK_YOU', application('one'))
    enter('START', application('two'))
    enter('THANK_YOU', application('two'))
    expect(types().filter((type) => type !== 'step')).toEqual(['leadCreated', 'completed', 'completed'])
  })

  it('are not sent again after a reload', () => {
    const told = new Set<string>()
    open(told).enter('THANK_YOU', application('one'))
    const later = open(told)
    later.enter('THANK_YOU', application('one'))
    expect(later.types()).toEqual(['step'])
  })

  it('include the id and the reference of the application once they are known', () => {
    const { enter, track, sent } = open()
    const init = { reference: 'order-7' }
    enter('START', {}, undefined, init)
    enter('NEXT', application('one'), undefined, init)
    track('Lead Created')
    enter('MOVED', { application: {}, contactData: { loanApplicationId: 'one' } }, undefined, init)
    enter('THANK_YOU', {}, undefined, init)
    const named = { applicationId: 'one', reference: 'order-7' }
    expect(sent).toEqual([
      { type: 'step', step: 'START', progress: 50, reference: 'order-7' },
      { type: 'step', step: 'NEXT', progress: 50, ...named },
      { type: 'leadCreated', ...named },
      { type: 'step', step: 'MOVED', progress: 50, ...named },
      { type: 'step', step: 'THANK_YOU', progress: 50, reference: 'order-7' },
      { type: 'completed', ...named },
    ])
  })

  it('do not include the id of the previous application after starting over', () => {
    const { enter, sent } = open()
    enter('NEXT', application('one'))
    enter('START', {})
    expect(sent[1]).toEqual({ type: 'step', step: 'START', progress: 50 })
  })

  it('report each known failure screen once by its code', () => {
    const { events, sent } = open()
    const state = { visit: 0, currentStep: 'A', progress: 5, data: {}, init: {}, runs: [] }
    for (const screen of ['error', 'error', undefined, 'bot-check-failed', 'unknown'])
      events.observe({ ...state, screen })
    expect(sent).toEqual([
      { type: 'error', code: 'failure' },
      { type: 'error', code: 'failure' },
    ])
  })
})
