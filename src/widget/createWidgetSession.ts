import { createSession, createStorage, type CompiledFlow, type Session, type SessionState } from '../../engine/index.ts'
import { toPartnerName } from './api/toPartnerName.ts'
import { createClock } from './createClock.ts'
import type { FlowEvents } from './contracts.generated.ts'
import type { WidgetConfig } from './config/WidgetConfig.ts'
import { actionRegistry } from './actions/actionRegistry.ts'
import { createServices, type Services } from './createServices.ts'
import { flowFunctions } from './flowFunctions.ts'
import { browserHost, type Host } from './Host.ts'
import type { InitOptions } from './InitOptions.ts'
import { storageKey } from './storageKey.ts'

/** What any event of the flow may carry. */
type EventProperty = { [Event in keyof FlowEvents]: keyof FlowEvents[Event] }[keyof FlowEvents]

const stepViewed: keyof FlowEvents = 'Step Viewed'

/** Creates the session of the refinance flow, wired to the services that the configuration names. */
export function createWidgetSession(
  flow: CompiledFlow,
  config: WidgetConfig,
  init: InitOptions = {},
  host: Host = browserHost,
): { readonly session: Session; readonly services: Services } {
  // Once: who zooms in or turns the phone stays with the form that was begun.
  const isMobile = host.isMobile()
  const clock = createClock(host.now)
  const services: Services = createServices(config, {
    ...host,
    tellTime: clock.adjust,
    isMobile: () => isMobile,
    init: () => session.store.getState().init,
    events: () => session.flow.events,
  })
  const track = (event: string) => {
    const { currentStep: step, init: page } = session.store.getState()
    const { environment } = config
    const told: Record<EventProperty, string> = {
      step,
      device: isMobile ? 'mobile' : 'desktop',
      partnerName: toPartnerName(page),
      environment,
      language: host.language?.() ?? 'en',
    }
    services.analytics.track(event, told)
  }
  const session: Session = createSession<Services>({
    flow,
    actions: actionRegistry,
    services,
    functions: flowFunctions,
    storage: createStorage(flow, storageKey, host.storage, clock.now),
    // The documents site is where a screen links to when the browser opened no tab.
    init: { ...init, documentsUrl: config.documentsUrl },
    now: clock.now,
    facts: () => ({
      device: { isMobile },
      resume: { verifyAfterMinutes: config.verifyAfterMinutes ?? null },
      page: { isInstantLink: host.isInstantLink() },
      phoneCheck: { isLost: services.verification.isLost() },
    }),
    track(event) {
      track(event)
      host.track?.(event)
    },
    report: (error) => services.errorTracker.report(error),
    ...(host.isOnline ? { isOnline: host.isOnline } : {}),
    ...(host.observe ? { observe: host.observe } : {}),
  })
  // After it was created: a page that was drawn at build knows no configuration.
  session.initialise({ botCheck: config.botCheck.adapter })
  session.store.subscribe((state, before) => {
    // Whoever starts over must not be served with the credential of the one before, nor find it in memory.
    if (before.data['identity'] !== null && state.data['identity'] === null) {
      services.api.clearIdentity()
      services.verification.close()
    }
    if (toApplicationId(before) !== undefined && toApplicationId(state) === undefined) {
      services.analytics.startOver()
      services.unanswered.clear()
    }
    if (before.visit !== state.visit) track(stepViewed)
  })
  return { session, services }
}

const toApplicationId = ({ data }: SessionState): unknown => Object(data['application']).loanApplicationId
