import flow from '../../flows/refinance.json?flow'
import copy from '../../flows/copy/en.json?copy'
import { consoleLog } from './integrations/consoleLog.ts'
import { createBrandingCheck } from './theme/createBrandingCheck.ts'
import { createWidgetSession } from './createWidgetSession.ts'
import type { InitOptions } from './InitOptions.ts'
import { openRoot } from './openRoot.ts'
import { readConfig } from './WidgetConfig.ts'
import { WidgetRoot } from './WidgetRoot.tsx'
import './theme/theme.css'

/** A mounted widget. */
export interface Widget {
  /** Merges further init values into those that are there. */
  init(options: InitOptions): void
  /** Ends it and leaves the element empty. */
  destroy(): void
}

/** Puts the whole flow into an element of a page of our own. Throws when the build's configuration is wrong. */
export function mount(element: HTMLElement, options: InitOptions = {}): Widget {
  const { session, services } = createWidgetSession(flow, readConfig(import.meta.env))
  const report = (error: unknown) => services.errorTracker.report(error)
  const toContent = (words: typeof copy) => <WidgetRoot session={session} copy={words} report={report} />

  const checkBranding = createBrandingCheck(consoleLog)
  checkBranding(options)
  // After the session was created: the initial state is what a prerendered page shows.
  session.initialise({ ...options })
  void session.start()
  const root = openRoot(element, session, toContent(copy))

  // An edit of the flow or its words shows in the step where its author is.
  if (import.meta.hot) {
    import.meta.hot.accept('../../flows/refinance.json?flow', (next) => next && session.replaceFlow(next['default']))
    import.meta.hot.accept('../../flows/copy/en.json?copy', (next) => next && root.render(toContent(next['default'])))
  }

  return {
    init(values) {
      checkBranding(values)
      session.initialise({ ...values })
    },
    destroy() {
      session.destroy()
      root.unmount()
    },
  }
}
