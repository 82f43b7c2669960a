import {
  createSession,
  createStorage,
  type CompiledFlow,
  type Session,
  type SessionOptions,
} from '../../engine/index.ts'
import { actionRegistry } from './actions/actionRegistry.ts'
import { createServices, type Services } from './createServices.ts'
import { flowFunctions } from './flowFunctions.ts'
import type { InitOptions } from './InitOptions.ts'
import type { WidgetConfig } from './WidgetConfig.ts'

/** The one key under which the product keeps anything in the browser. */
export const storageKey = 'car-loan-refinance'

/** Up to this width in CSS pixels a window counts as a mobile device. */
const mobileWidth = 500

/** The query parameter of the page that an instant link leads back to. */
const instantLinkParameter = 'verification'

/** Creates the session of the refinance flow in a browser, wired to the services that the configuration names. */
export function createWidgetSession(
  flow: CompiledFlow,
  config: WidgetConfig,
  init: InitOptions,
  observe?: SessionOptions<Services>['observe'],
): { readonly session: Session; readonly services: Services } {
  const now = () => new Date()
  const isMobile = () => window.innerWidth <= mobileWidth
  const services = createServices(config, { init: () => session.store.getState().init, isMobile })
  const session: Session = createSession<Services>({
    flow,
    actions: actionRegistry,
    services,
    functions: flowFunctions,
    storage: createStorage(flow, storageKey, () => window.localStorage, now),
    init: { ...init },
    now,
    facts: () => ({
      device: { isMobile: isMobile() },
      page: { isInstantLink: new URLSearchParams(window.location.search).has(instantLinkParameter) },
    }),
    track: (event) => services.analytics.track(event),
    report: (error) => services.errorTracker.report(error),
    ...(observe ? { observe } : {}),
  })
  return { session, services }
}
