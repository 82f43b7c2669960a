import type { AdapterOptions } from '../adapters.ts'
import { createLazy } from '../createLazy.ts'
import {
  type IdentityProvider,
  type IdentityErrorReason,
  type IdentityPrompt,
  type IdentityRequest,
  type Verification,
  IdentityError,
  createEnding,
} from './IdentityProvider.ts'
import { type ProveSdk, type ProveRun, type Turn, toProveSdk, startProveRun } from './startProveRun.ts'
import { loadScript } from '../loadScript.ts'

/**
 * Creates the identity provider Prove on its web SDK. The SDK's license does not let us ship it: it comes from the page around
 * the widget, or from the configured `scriptUrl`. Where an instant link returns to is a setting of the API host.
 */
export function createProveIdentityProvider({
  settings,
  loadProveSdk = () => loadProveBundle(settings),
}: Pick<AdapterOptions, 'settings' | 'loadProveSdk'>): IdentityProvider {
  const sdk = createLazy(async () => toProveSdk(await loadProveSdk()))
  return {
    async open(request) {
      try {
        return await openProveVerification(await sdk(), request)
      } catch (cause) {
        throw cause instanceof IdentityError ? cause : new IdentityError('unreachable', { cause })
      }
    },
  }
}

/**
 * Loads Prove's own bundle from `scriptUrl` and resolves with its global; `integrity` is its hash, if there is one (subresource
 * integrity).
 */
async function loadProveBundle({ scriptUrl, integrity }: Readonly<Record<string, string>>): Promise<unknown> {
  if (!scriptUrl)
    throw new Error('The page gave the widget no "loadProveSdk". Give it one, or use the adapter "prove".')
  await loadScript({ url: scriptUrl, integrity })
  return Reflect.get(window, 'proveAuth')
}

/**
 * Opens a check with Prove; resolves once it asks for something, or is confirmed without a question. Only a run that the SDK has
 * finished and nobody has canceled is confirmed; even then the product's own server has the last word.
 */
async function openProveVerification(
  sdk: ProveSdk,
  { authToken, flowType, signal }: Omit<IdentityRequest, 'returnUrl'>,
): Promise<Verification> {
  const sending = flowType === 'DESKTOP' ? 'link' : 'code'
  const { OtpFinishResultType: code, InstantLinkResultType: link } = sdk
  const ending = createEnding()
  let run: ProveRun | undefined
  let turn: Turn | undefined
  let prompt: IdentityPrompt = { asks: sending }
  let listeners: ((next: Turn | undefined) => void)[] = []

  function tell(next: Turn | undefined): boolean {
    const waiting = listeners
    listeners = []
    for (const listener of waiting) listener(next)
    return waiting.length > 0
  }

  function hear(next: Turn): void {
    turn = next
    const isAwaited = tell(next)
    if (next.kind === 'finished') ending.end('confirmed')
    // An end that no call waits for ends the wait for a link.
    else if (isOver(next) && !isAwaited) ending.fail(new IdentityError('unreachable', { cause: next }))
  }

  /** Moves the SDK to its next turn and waits for that; an end without a finish is an error. */
  async function advance(act: () => void, onError: IdentityErrorReason): Promise<Turn> {
    if (ending.signal.aborted) throw new IdentityError(ending.how === 'canceled' ? 'canceled' : 'unreachable')
    const coming = new Promise<Turn | undefined>((resolve) => listeners.push(resolve))
    act()
    const next = await coming
    if (!next) throw new IdentityError('canceled')
    if (isOver(next)) throw new IdentityError(next.kind === 'failed' ? onError : 'unreachable', { cause: next })
    if (next.kind !== 'finished') prompt = { ...prompt, asks: next.kind }
    return next
  }

  /** Starts a run, which sends a message by itself. A run that could not send one has ended, so a retry is a new run. */
  const begin = () => advance(() => (run = startProveRun(sdk, { authToken, flowType }, hear)), sending)

  async function cancel(): Promise<void> {
    if (ending.signal.aborted) return
    ending.end('canceled')
    run?.cancel()
    tell(undefined)
  }

  signal.addEventListener('abort', () => void cancel(), { signal: ending.signal })
  if (signal.aborted) void cancel()
  await begin()

  return {
    asked: () => prompt,
    async sendPhone(tenDigits) {
      const asked = isOver(turn) ? await begin() : turn
      if (asked?.kind !== 'phone') return prompt
      const next = await advance(() => asked.answer({ phoneNumber: `+1${tenDigits}` }), sending)
      if (next.kind === 'phone') throw new IdentityError(sending)
      prompt = { asks: prompt.asks, phoneLast4: tenDigits.slice(-4) }
      return prompt
    },
    async checkCode(typed) {
      const asked = turn
      if (asked?.kind !== 'code') throw new IdentityError('unreachable')
      const given = { resultType: code.OnSuccess, input: { otp: typed } }
      const next = await advance(() => asked.answer(given), 'unreachable')
      if (next.kind === 'code') return 'rejected'
      if (next.kind === 'finished') return 'accepted'
      throw new IdentityError('unreachable')
    },
    async resend() {
      const asked = turn
      if (isOver(asked)) await begin()
      if (asked?.kind === 'code') await advance(() => asked.answer({ resultType: code.OnResendOtp }), sending)
      if (asked?.kind === 'link') await advance(() => asked.answer(link.OnResend), sending)
      return prompt
    },
    async changePhone() {
      const asked = isOver(turn) ? await begin() : turn
      if (asked?.kind === 'code') await advance(() => asked.answer({ resultType: code.OnMobileNumberChange }), sending)
      if (asked?.kind === 'link') await advance(() => asked.answer(link.OnMobileNumberChange), sending)
      prompt = { asks: prompt.asks }
      return prompt
    },
    whenFinished: ending.whenFinished,
    cancel,
  }
}

const isOver = (turn: Turn | undefined): turn is Extract<Turn, { kind: 'dropped' | 'failed' }> =>
  turn?.kind === 'dropped' || turn?.kind === 'failed'
