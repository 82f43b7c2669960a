import { isEntering, type SessionState } from '../../engine/index.ts'
import type { Content, FrameMessage } from '../embed/protocol.ts'
import { storageKey } from '../widget/early/toLocale.ts'

import definition from '../../flows/partner-events.json' with { type: 'json' }

type State = Pick<SessionState, 'visit' | 'currentStep' | 'progress' | 'screen' | 'data' | 'init' | 'runs'>
type TerminalEvent = keyof typeof definition.events

/** Remembers across reloads which terminal events an application has reported. */
interface ToldEvents {
  has(application: string, event: string): boolean
  add(application: string, event: string): void
}

interface EventSources {
  /** The kind of ending at a step, if the flow ends there. */
  readonly endingOf: (step: string) => string | undefined
  readonly told: ToldEvents
  readonly send: (content: Content<FrameMessage>) => void
}

/**
 * Turns the changes of a session into the partner events defined in `flows/partner-events.json`. Each terminal event is sent
 * once per application. A step with a bad ending is not reported, so to the partner it looks as if the applicant had stayed at
 * the previous step or left. Returning from it does not report that step again.
 */
export function createPartnerEvents({ endingOf, told, send }: EventSources) {
  let application = ''
  let reference: unknown
  let toldStep: string | undefined
  let screen: string | undefined

  function tellOnce(event: TerminalEvent): void {
    if (told.has(application, event)) return
    told.add(application, event)
    send({ type: event, ...toIds(application) })
  }
  const toIds = (applicationId: string | undefined) => ({
    ...(applicationId && { applicationId }),
    ...(typeof reference === 'string' && { reference }),
  })
  function tellAll(kind: string, value: string): void {
    for (const [event, source] of Object.entries(definition.events)) {
      if (Reflect.get(source, kind) === value && isTerminal(event)) tellOnce(event)
    }
  }

  return {
    track: (event: string) => tellAll('tracked', event),
    observe(state: State): void {
      // The first step is part of the page, so it is seen before anything runs.
      if (state.visit > 1 && isEntering(state)) return
      const current = toApplication(state.data)
      application = current ?? application
      ;({ reference } = state.init)
      const step = state.currentStep
      const ending = endingOf(step)
      if (ending === 'deadEnd') return
      if (state.visit > 0 && step !== toldStep) {
        toldStep = step
        send({ type: 'step', step, progress: state.progress, ...toIds(current) })
        if (ending !== undefined) tellAll('ending', ending)
      }
      if (state.screen !== screen) {
        screen = state.screen
        const code: unknown = Reflect.get(definition.errors, screen ?? '')
        if (typeof code === 'string') send({ type: 'error', code })
      }
    },
  }
}

const isTerminal = (event: string): event is TerminalEvent => Object.hasOwn(definition.events, event)

/** Returns the id that an application keeps from its start, wherever the flow stores it at the moment. */
function toApplication(data: State['data']): string | undefined {
  for (const path of definition.application) {
    const id = path.split('.').reduce<unknown>((value, name) => Object(value)[name], data)
    if (typeof id === 'string') return id
  }
  return undefined
}

/**
 * Remembers in the tab's storage which events of an application were reported to the page around the frame, so that a reload
 * repeats none. Keeps the events of one application only. If storage is blocked, they are remembered until the frame closes.
 */
export function createToldEvents(backend: () => Pick<Storage, 'getItem' | 'setItem'>): ToldEvents {
  let [known, ...events] = read()

  function read(): readonly string[] {
    try {
      const list: readonly unknown[] = JSON.parse(backend().getItem(storageKey) ?? '[]')
      return list.map(String)
    } catch {
      return []
    }
  }
  return {
    has: (application, event) => application === known && events.includes(event),
    add(application, event) {
      events = application === known ? [...events, event] : [event]
      known = application
      try {
        backend().setItem(storageKey, JSON.stringify([known, ...events]))
      } catch {} // The property itself throws where a browser blocks storage.
    },
  }
}
