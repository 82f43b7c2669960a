import flow from '../../flows/refinance.json?flow-start'
import english from '../../flows/refinance.json?start-copy=app,common.backToStep,common.call,common.callUs,common.loading,common.startOver,common.startOverLoses,common.startOverSurely,errorScreen,language'
import type { Copy, CompiledFlow, Session } from '../../engine/index.ts'
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
  /** Merges further validated init values into the current ones. */
  init(options: InitOptions): void
  /** Ends the widget and leaves the element empty. */
  destroy(): void
}

/** The hooks that a page of our own may pass. */
interface PageHooks {
  /** Called with the shown language, at the start and whenever it changes. */
  readonly onLocale?: (locale: string) => void
  /** Called with the error when the configuration that was fetched cannot be used and the application cannot run. */
  readonly onUnusable?: (error: unknown) => unknown
  /** Called with the session before it starts, and with a function that returns the services once the session is complete. */
  readonly onSession?: (session: Session, services: () => Services | undefined) => void
  /** The parts of the host that the page knows better than the browser. */
  readonly host?: Partial<Host>
}

/**
 * Mounts the whole flow in an element of a page of our own; the options must be validated already (`options/toInitOptions`).
 * Without `config` the page's configuration is read together with the code past the first step, so that the step does not wait
 * for it.
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
  let onOpened: (turn: OpenTurn) => void
  const opened = new Promise<OpenTurn>((resolve) => (onOpened = resolve))
  const openTurn = createLazy(async () => {
    const code = await import('./turn/openTurn.tsx')
    onOpened((turn = code.openTurn(session, seen, gone.signal)))
    return turn
  })
  const host: Host = {
    ...browserHost,
    ...own,
    storage: seen.storage,
    language: () => language.store.getState().locale,
    async ready(call) {
      // A call that must happen once needs the turn; if the turn's code cannot be fetched, the call goes ahead without one.
      if (call.idempotencyKey !== undefined) await openTurn().catch(() => undefined)
      await turn?.ready(call)
    },
  }
  const parts = { components: {}, inputs: { ...startInputs }, screens: { ...startScreens } }
  const { session, report, track, services } = createWidgetSession(flow, {}, host, async () => {
    const beyond = await import('./beyondFirstStep.ts')
    const known = config ?? (await beyond.fetchConfig(onUnusable))
    language.complete(beyond.english)
    // Extends the same records, so that nothing renders again: no view of another step renders before this.
    beyond.addParts(parts)
    beyond.completeStreets(element, known, gone.signal).catch(() => undefined)
    const { flow: whole, actionRegistry, flowFunctions, createServices } = beyond
    return { flow: whole, actionRegistry, flowFunctions, createServices, config: known }
  })
  onSession?.(session, services)

  const locales = Object.keys(languages)
  let asked = options.locale
  const first = toLocale([asked, kept.read(), ...navigator.languages], locales)
  const language = createLanguage(first, english, languages)
  if (!language.ready) onLocale?.(first)
  language.store.subscribe(({ locale }) => onLocale?.(locale))

  // Runs after the session was created, because a prerendered page shows the initial state.
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
      turn={host.isInstantLink() ? undefined : { open: openTurn, opened }}
    />,
  )

  // Until this code is loaded, or if it cannot be fetched, no errors are reported and nothing is measured.
  const watch = async () => {
    const { watchVisit } = await import('./watchVisit.ts')
    if (!gone.signal.aborted) watchVisit(session, { report, track }, gone.signal)
  }
  // Waits until the step is on the screen.
  requestAnimationFrame(() => setTimeout(() => void watch().catch(() => undefined)))

  if (import.meta.hot) {
    // An edit of the flow or its copy appears in the step that its author is looking at, even if only the first step has loaded.
    // It is kept here, because `beyondFirstStep` may still be loading with what was there before.
    const edited: { flow?: CompiledFlow; english?: Copy } = {}
    const showEdit = async () => {
      await session.complete()
      session.replaceFlow(edited.flow ?? (await import('../../flows/refinance.json?flow')).default)
      language.replace('en', edited.english ?? (await import('../../flows/copy/en.json?copy')).default)
    }
    import.meta.hot.accept('../../flows/refinance.json?flow', (next) => next && (edited.flow = next['default']))
    import.meta.hot.accept('../../flows/copy/en.json?copy', (next) => next && (edited.english = next['default']))
    import.meta.hot.accept('../../flows/refinance.json?flow-start', () => void showEdit())
    import.meta.hot.accept(
      '../../flows/refinance.json?start-copy=app,common.backToStep,common.call,common.callUs,common.loading,common.startOver,common.startOverLoses,common.startOverSurely,errorScreen,language',
      () => void showEdit(),
    )
    onEdit((locale, copy) => language.replace(locale, copy))
  }

  return {
    init(values) {
      session.initialise({ ...values })
      // A page repeats all of its options with each change, but the applicant may have chosen another language meanwhile.
      if (values.locale === asked) return
      asked = values.locale
      const known = toKnownLocale(asked, locales)
      if (known) void language.show(known)
    },
    destroy() {
      gone.abort()
      session.destroy()
      root.unmount()
    },
  }
}
