import {
  type CompiledFlow,
  type Session,
  type SessionState,
  createStorage,
  isEntering,
  openSession,
} from '../../engine/index.ts'
import { type Host, toPartnerName } from './Host.ts'
import type { WidgetConfig } from './config/WidgetConfig.ts'
import type { FlowEvents } from './contracts.generated.ts'
import type { Services } from './createServices.ts'
import { startFunctions } from './firstStep.tsx'
import type { InitOptions } from './options/InitOptions.ts'
import { storageKey } from './early/toLocale.ts'

/** The name of any property that an event of the flow may carry. */
type EventProperty = { [Event in keyof FlowEvents]: keyof FlowEvents[Event] }[keyof FlowEvents]

/** The properties that only measurements carry. */
export type Measured = 'seconds' | 'waited' | 'metric' | 'value' | 'rating'

const stepViewed: keyof FlowEvents = 'Step Viewed'

/** What the first step does not need: the rest of the code, and the configuration of the deployment. */
type Beyond = Pick<
  typeof import('./beyondFirstStep.ts'),
  'flow' | 'actionRegistry' | 'flowFunctions' | 'createServices'
> & { readonly config: WidgetConfig }

/**
 * Creates the session of the refinance flow, wired to the services that the configuration names. `beyond` is the code past the
 * first step, or a function that fetches it. In the latter case `flow` is only the first step's part, and reports and events wait
 * until the services exist.
 */
export function createWidgetSession(
  flow: CompiledFlow,
  init: InitOptions,
  host: Host,
  beyond: Beyond | (() => Promise<Beyond>),
) {
  // Read once, so that zooming in or rotating the phone does not change the form.
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
      // While the early events are reported, the session still has only the start step's part of the flow.
      events: () => ({ ...opened.flow.events, ...session.flow.events }),
    })
    // A screen links to the documents site if the browser opened no tab.
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
    ...host,
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
  })
  let viewed = 0
  session.store.subscribe((state, before) => {
    // The next application must not use the previous credential or find it in memory.
    if (Boolean(before.data['identity']) && state.data['identity'] === null) {
      services?.api.clearIdentity()
      services?.verification.close()
    }
    if (toApplicationId(before) !== undefined && toApplicationId(state) === undefined) {
      tell(({ analytics }) => analytics.startOver())
      services?.unanswered.clear()
    }
    if (viewed === state.visit || isEntering(state)) return
    viewed = state.visit
    track(stepViewed)
  })
  if (typeof beyond !== 'function') open(beyond)
  return { session, report, track, services: () => services }
}

const toApplicationId = ({ data }: SessionState): unknown => Object(data['application']).loanApplicationId

/** The current time for every rule that depends on it. */
interface Clock {
  readonly now: () => Date
  /** Adjusts the clock to the time that a server reports; ignores text that is not a date. */
  readonly adjust: (told: string | undefined) => void
}

/** Creates a clock that uses the device's time until a server reports one, because a device may be wrong by years. */
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
