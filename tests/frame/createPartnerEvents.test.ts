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
    events.observe({ visit: ++visit, currentStep, progress: 50, data: { ...data }, screen, init })
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
  it('tell each step that is entered, and nothing at all of one that ends badly', () => {
    const { enter, sent } = open()
    enter('ENTER_LICENSE_PLATE', {})
    enter('DISQUALIFIED', {})
    enter('DISQUALIFIED', {}, 'error')
    expect(sent).toEqual([{ type: 'step', step: 'ENTER_LICENSE_PLATE', progress: 50 }])
  })

  it('tell a step that comes back after such an end no second time', () => {
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

  it('tell nothing of a state in which no other step was entered', () => {
    const { events, sent } = open()
    const state = { visit: 1, currentStep: 'A', progress: 5, data: {}, screen: undefined, init: {} }
    events.observe(state)
    events.observe({ ...state, data: { typed: 'Avery' } })
    expect(sent).toEqual([{ type: 'step', step: 'A', progress: 5 }])
  })

  it('come once for an application, wherever the flow keeps its id, and again for the next one', () => {
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

  it('are remembered over a reload', () => {
    const told = new Set<string>()
    open(told).enter('THANK_YOU', application('one'))
    const later = open(told)
    later.enter('THANK_YOU', application('one'))
    expect(later.types()).toEqual(['step'])
  })

  it('name the application and what the page calls it, from when there is one', () => {
    const { enter, track, sent } = open()
    const init = { reference: 'order-7' }
    enter('START', {}, undefined, init)
    enter('NEXT', application('one'), undefined, init)
    track('Lead Created')
    enter('THANK_YOU', {}, undefined, init)
    const named = { applicationId: 'one', reference: 'order-7' }
    expect(sent).toEqual([
      { type: 'step', step: 'START', progress: 50, reference: 'order-7' },
      { type: 'step', step: 'NEXT', progress: 50, ...named },
      { type: 'leadCreated', ...named },
      { type: 'step', step: 'THANK_YOU', progress: 50, reference: 'order-7' },
      { type: 'completed', ...named },
    ])
  })

  it('name neither the application before, where one starts over', () => {
    const { enter, sent } = open()
    enter('NEXT', application('one'))
    enter('START', {})
    expect(sent[1]).toEqual({ type: 'step', step: 'START', progress: 50 })
  })

  it('tell each failure that hides the step by its code', () => {
    const { events, sent } = open()
    const state = { visit: 0, currentStep: 'A', progress: 5, data: {}, init: {} }
    for (const screen of ['error', 'error', undefined, 'bot-check-failed', 'unknown'])
      events.observe({ ...state, screen })
    expect(sent).toEqual([
      { type: 'error', code: 'failure' },
      { type: 'error', code: 'failure' },
    ])
  })
})
