import { expect, vi } from 'vitest'
import flow from '../../flows/refinance.json?flow-start'
import type { Trace } from '../../engine/index.ts'
import { withValueAt } from '../../engine/session/index.ts'
import * as beyond from '../../src/widget/beyondFirstStep.ts'
import { takePrefill } from '../../src/widget/contact/takePrefill.ts'
import type { Host } from '../../src/widget/Host.ts'
import { storageKey } from '../../src/widget/early/toLocale.ts'
import { storageIn } from '../engine/bare.ts'
import { createWidgetSession } from '../../src/widget/createWidgetSession.ts'
import { readConfig } from '../../src/widget/config/readConfig.ts'

interface ApplicantOptions {
  readonly isMobile?: boolean
  readonly isInstantLink?: boolean
  /** What the applicant's browser stores between visits. */
  readonly storage?: Map<string, string>
  readonly now?: () => Date
  readonly observe?: (trace: Trace) => void
  /** The environment's settings for saved applications. */
  readonly resume?: { readonly verifyAfterMinutes: number }
  /** Asked before each call. */
  readonly isOnline?: () => boolean
  /** Awaited before each call. */
  readonly ready?: Host['ready']
}

/** Creates an applicant who fills in the application without a screen: the real session, handlers and HTTP against a sandbox. */
export async function createApplicant(apiUrl: string, options: ApplicantOptions = {}) {
  const { storage = new Map<string, string>(), isMobile = false, isInstantLink = false } = options
  const { resume = {} } = options
  const config = readConfig({ environment: 'qa', apiBaseUrl: apiUrl, resume }, { isDevelopment: false })
  const { session, services } = createWidgetSession(
    flow,
    {},
    {
      now: options.now ?? (() => new Date()),
      isMobile: () => isMobile,
      isInstantLink: () => isInstantLink,
      pageUrl: () => 'http://localhost/',
      storage: () => storageIn(storage),
      documents: { open: () => ({ go: () => undefined, close: () => undefined }) },
      ...(options.observe ? { observe: options.observe } : {}),
      ...(options.isOnline ? { isOnline: options.isOnline } : {}),
      ...(options.ready ? { ready: options.ready } : {}),
    },
    async () => ({ ...beyond, config }),
  )
  const state = () => session.store.getState()
  const at = (step: string) =>
    vi.waitFor(() => expect(state()).toMatchObject({ currentStep: step, isLoading: false, screen: undefined }), 10_000)
  const saved = (): { readonly data?: object } => JSON.parse(storage.get(storageKey) ?? '{}')
  await session.start()

  return {
    session,
    state,
    storage,
    /** Returns what the browser has saved of the application. */
    saved,
    /** Replaces parts of what the browser has saved. */
    changeSaved: (parts: object) => storage.set(storageKey, JSON.stringify({ ...saved(), ...parts })),
    /** Brings what a partner knows, by a token, as the frame does. */
    bring: (token: string) => takePrefill(session, services, token),
    /** Waits until the applicant is at a step that is ready to use. */
    at,
    /** Goes back to the step before, which is this one. */
    async backTo(step: string) {
      await session.back()
      await at(step)
    },
    /** Waits until the server knows how far the application got. */
    isTold: () => vi.waitFor(() => expect(state().data['unsentProgress']).toBeNull(), 10_000),
    /** Fills in the current form, on top of its values, and sends it. */
    async submit(values: object = {}) {
      const form = await session.loadForm()
      const before = form ? state().data[form.data] : undefined
      return session.submit({ ...(typeof before === 'object' ? before : {}), ...values })
    },
    send: (event: string, payload?: unknown) => session.send(event, payload),
    /** Changes one field, as leaving it does. */
    async change(field: string, value: unknown) {
      const form = await session.loadForm()
      const before = form ? state().data[form.data] : undefined
      session.draft(withValueAt({ ...(typeof before === 'object' ? before : {}) }, field, value), field)
      await vi.waitFor(() => expect(state().pending).toEqual([]))
    },
    /** Leaves this page and opens it again in the same browser. */
    reload(more: ApplicantOptions = {}) {
      session.leave()
      session.destroy()
      return createApplicant(apiUrl, { ...options, ...more, storage })
    },
  }
}

export type Applicant = Awaited<ReturnType<typeof createApplicant>>
