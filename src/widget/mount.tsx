import flow from '../../flows/refinance.json?flow-start'
import english from '../../flows/refinance.json?start-copy=app,common.backToStep,common.call,common.callUs,common.loading,common.startOver,common.startOverLoses,common.startOverSurely,errorScreen,language'
import type { Session } from '../../engine/index.ts'
import { type Host, browserHost } from './Host.ts'
import type { Services } from './createServices.ts'
import { createWidgetSession } from './createWidgetSession.ts'
import type { InitOptions } from './options/InitOptions.ts'
import type { WidgetConfig } from './config/WidgetConfig.ts'
import { createLazy } from './integrations/createLazy.ts'
import { createKeptLocale, storageKey, toKnownLocale, toLocale } from './early/toLocale.ts'
import { createLanguage } from './createLanguage.ts'
import { startInputs } from './firstStep.tsx'
import { languages, onEdit } from './early/languages.ts'
import { startScreens } from './screens/startScreens.tsx'
import { openRoot } from './openRoot.ts'
import { type OpenTurn, createSeenStorage } from './turn/OneTab.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'
import './theme/theme.css'

/** A mounted widget. */
export interface Widget {
  /** Merges further init values, validated as the first ones, into those that are there. */
  init(options: InitOptions): void
  /** Ends it and leaves the element empty. */
  destroy(): void
}

/** What a page of our own may let the widget tell it. */
interface PageHooks {
  /** Told the language that is shown, now and whenever it is another one. */
  readonly onLocale?: (locale: string) => void
  /** Told why nothing can be done here: the configuration that was to be fetched cannot be used. */
  readonly onUnusable?: (error: unknown) => unknown
  /** Handed the session before it starts, and the services, which are there once it is complete. */
  readonly onSession?: (session: Session, services: () => Services | undefined) => void
  /** What the page knows better than the browser. */
  readonly host?: Partial<Host>
}

/**
 * Puts the whole flow into an element of a page of our own; the options were validated before (`options/toInitOptions`). Without a
 * configuration that of the page is read with what lies beyond the first step, so that the step need not wait for it.
 */
export function mount(
  element: HTMLElement,
  config: WidgetConfig | undefined,
  options: InitOptions = {},
  { onLocale, onUnusable, onSession, host: own }: PageHooks = {},
): Widget {
  const kept = createKeptLocale(storageKey, browserHost.storage)
  const seen = createSeenStorage(kept.storage)
  const gone = new AbortController()
  let turn: OpenTurn | undefined
  const openTurn = createLazy(async () => {
    const code = await import('./turn/openTurn.tsx')
    return (turn = code.openTurn(session, seen, gone.signal))
  })
  const host: Host = {
    ...browserHost,
    ...own,
    storage: seen.storage,
    language: () => language.store.getState().locale,
    async ready(call) {
      // What happens once needs the turn; where its code cannot be fetched, there is none.
      if (call.idempotencyKey !== undefined) await openTurn().catch(() => undefined)
      await turn?.ready(call)
    },
  }
  const parts = { components: {}, inputs: { ...startInputs }, screens: { ...startScreens } }
  const { session, report, track, services } = createWidgetSession(flow, {}, host, async () => {
    const beyond = await import('./beyondFirstStep.ts')
    const known = config ?? (await beyond.fetchConfig(onUnusable))
    language.complete(beyond.english)
    // Into the same records, so that nothing is drawn anew: no view of another step is drawn before.
    beyond.addParts(parts)
    beyond.completeStreets(element, known, gone.signal).catch(() => undefined)
    // An edit of the flow or its words shows in the step where its author is.
    if (import.meta.hot)
      beyond.onFlowEdit((edit) =>
        'flow' in edit ? session.replaceFlow(edit.flow) : language.replace('en', edit.english),
      )
    const { flow: whole, actionRegistry, flowFunctions, createServices } = beyond
    return { flow: whole, actionRegistry, flowFunctions, createServices, config: known }
  })
  onSession?.(session, services)

  const locales = Object.keys(languages)
  const first = toLocale([options.locale, kept.read(), ...navigator.languages], locales)
  const language = createLanguage(first, english, languages)
  if (!language.ready) onLocale?.(first)
  language.store.subscribe(({ locale }) => onLocale?.(locale))

  // After the session was created: the initial state is what a prerendered page shows.
  session.initialise({ ...options })
  void session.start()
  const root = openRoot(
    element,
    session,
    language,
    <WidgetRoot
      parts={parts}
      session={session}
      language={language}
      onChooseLanguage={(locale) => kept.keep(locale)}
      report={report}
      openTurn={host.isInstantLink() ? undefined : openTurn}
    />,
  )

  // What goes wrong before it is there is told by nobody, as where its code cannot be fetched, and nothing is measured.
  const watch = async () => {
    const { watchVisit } = await import('./watchVisit.ts')
    if (!gone.signal.aborted) watchVisit(session, { report, track }, gone.signal)
  }
  // Not before the step is on the screen.
  requestAnimationFrame(() => setTimeout(() => void watch().catch(() => undefined)))

  if (import.meta.hot) {
    // What was edited of these comes with the whole.
    import.meta.hot.accept('../../flows/refinance.json?flow-start', () => undefined)
    import.meta.hot.accept(
      '../../flows/refinance.json?start-copy=app,common.backToStep,common.call,common.callUs,common.loading,common.startOver,common.startOverLoses,common.startOverSurely,errorScreen,language',
      () => undefined,
    )
    onEdit((locale, copy) => language.replace(locale, copy))
  }

  return {
    init(values) {
      session.initialise({ ...values })
      const asked = toKnownLocale(values.locale, locales)
      if (asked) void language.show(asked)
    },
    destroy() {
      gone.abort()
      session.destroy()
      root.unmount()
    },
  }
}
