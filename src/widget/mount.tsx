import { createRoot } from 'react-dom/client'
import flow from '../../flows/refinance.json?flow'
import copy from '../../flows/copy/en.json?copy'
import { createWidgetSession } from './createWidgetSession.ts'
import type { InitOptions } from './InitOptions.ts'
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
  const { session, services } = createWidgetSession(flow, readConfig(import.meta.env), options)
  const report = (error: unknown) => services.errorTracker.report(error)
  const root = createRoot(element)
  const draw = (words: typeof copy) => root.render(<WidgetRoot session={session} copy={words} report={report} />)

  draw(copy)
  void session.start()

  // An edit of the flow or its words shows in the step where its author is.
  if (import.meta.hot) {
    import.meta.hot.accept('../../flows/refinance.json?flow', (next) => next && session.replaceFlow(next['default']))
    import.meta.hot.accept('../../flows/copy/en.json?copy', (next) => next && draw(next['default']))
  }

  return {
    init: (values) => session.initialise({ ...values }),
    destroy() {
      session.destroy()
      root.unmount()
    },
  }
}
