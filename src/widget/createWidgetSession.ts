import { type CompiledFlow, type Session, type SessionState, openSession, createStorage } from '../../engine/index.ts'
import { type Host, toPartnerName } from './Host.ts'
import type { WidgetConfig } from './config/WidgetConfig.ts'
import type { FlowEvents } from './contracts.generated.ts'
import type { Services } from './createServices.ts'
import { startFunctions } from './firstStep.tsx'
import type { InitOptions } from './options/InitOptions.ts'
import { storageKey } from './early/toLocale.ts'

/** What any event of the flow may carry. */
type EventProperty = { [Event in keyof FlowEvents]: keyof FlowEvents[Event] }[keyof FlowEvents]

/** What is told of a measurement alone. */
type Measured = 'seconds' | 'waited' | 'metric' | 'value' | 'rating'

const stepViewed: keyof FlowEvents = 'Step Viewed'

/** What the first step does without: code, and where it is that the application runs. */
type Beyond = Pick<
  typeof import('./beyondFirstStep.ts'),
  'flow' | 'actionRegistry' | 'flowFunctions' | 'createServices'
> & { readonly config: WidgetConfig }

/**
 * Creates the session of the refinance flow, wired to the services that its configuration names. What lies beyond the first
 * step is at hand, or fetched: `flow` is no more than that step needs then, and what happens is told when the services are there.
 */
export function createWidgetSession(
  flow: CompiledFlow,
  init: InitOptions,
  host: Host,
  beyond: Beyond | (() => Promise<Beyond>),
) {
  // Once: who zooms in or turns the phone stays with the form that was begun.
  const isMobile = host.isMobile()
  const isInstantLink = host.isInstantLink()
  const clock = createClock(host.now)
  let code: Beyond | undefined
  let services: Services | undefined
  type Say = (services: Services, config: WidgetConfig) => void
  const early: Say[] = []
  const tell = (say: Say): unknown => (services && code ? say(services, code.config) : early.push(say))
  const report = (error: unknown) => void tell(({ errorTracker }) => errorTracker.report(error))

  function open(opened: Beyond): CompiledFlow {
    code = opened
    services = opened.createServices(opened.config, {
      ...host,
      tellTime: clock.adjust,
      isMobile: () => isMobile,
      init: () => session.store.getState().init,
      // The session has but the start step's part while what came before is told.
      events: () => ({ ...opened.flow.events, ...session.flow.events }),
    })
    // The documents site is where a screen links to when the browser opened no tab.
    const { documentsUrl, botCheck } = opened.config
    session.initialise({ documentsUrl, botCheck: botCheck.adapter })
    for (const say of early.splice(0)) say(services, opened.config)
    return opened.flow
  }
  const track = (event: string, measured: Readonly<Partial<Record<Measured | 'step', string>>> = {}) => {
    const { currentStep: step, init: page } = session.store.getState()
    const told: Omit<Record<EventProperty, string>, 'environment' | Measured> = {
      step,
      device: isMobile ? 'mobile' : 'desktop',
      partnerName: toPartnerName(page),
      language: host.language?.() ?? 'en',
    }
    tell(({ analytics }, { environment }) => analytics.track(event, { ...told, ...measured, environment }))
  }
  const session: Session = openSession<Services>({
    flow,
    ...(typeof beyond === 'function' ? { fetchFlow: async () => open(await beyond()) } : {}),
    get actions() {
      return code?.actionRegistry ?? {}
    },
    get services() {
      if (!services) throw new Error('An action was called before there were services.')
      return services
    },
    get functions() {
      return code?.flowFunctions ?? startFunctions
    },
    storage: createStorage(flow, storageKey, host.storage, clock.now),
    init: { ...init },
    now: clock.now,
    facts: () => ({
      device: { isMobile },
      resume: { verifyAfterMinutes: code?.config.verifyAfterMinutes ?? null },
      page: { isInstantLink },
      phoneCheck: { isLost: services?.verification.isLost() ?? false },
    }),
    track(event) {
      track(event)
      host.track?.(event)
    },
    report,
    ...(host.isOnline ? { isOnline: host.isOnline } : {}),
    ...(host.observe ? { observe: host.observe } : {}),
  })
  session.store.subscribe((state, before) => {
    // Whoever starts over must not be served with the credential of the one before, nor find it in memory.
    if (Boolean(before.data['identity']) && state.data['identity'] === null) {
      services?.api.clearIdentity()
      services?.verification.close()
    }
    if (toApplicationId(before) !== undefined && toApplicationId(state) === undefined) {
      tell(({ analytics }) => analytics.startOver())
      services?.unanswered.clear()
    }
    if (before.visit !== state.visit) track(stepViewed)
  })
  if (typeof beyond !== 'function') open(beyond)
  return { session, report, track, services: () => services }
}

const toApplicationId = ({ data }: SessionState): unknown => Object(data['application']).loanApplicationId

/** What time it is, for every rule that depends on it. */
interface Clock {
  readonly now: () => Date
  /** Takes over the time that a server has told with its answer; what is no time is passed over. */
  readonly adjust: (told: string | undefined) => void
}

/** Creates a clock that goes by the device until a server tells the time, since a device may be wrong by years. */
export function createClock(device: () => Date): Clock {
  let aheadMs = 0
  return {
    now: () => new Date(device().getTime() + aheadMs),
    adjust(told) {
      const time = Date.parse(told ?? '')
      if (!Number.isNaN(time)) aheadMs = time - device().getTime()
    },
  }
}
