import type { IdentityRequest } from '../IdentityProvider.ts'
import type { CodeAnswer, PhoneStep, ProveSdk } from './ProveSdk.ts'

/** What the SDK has come to: a question with the way to answer it, or its end. */
export type Turn =
  | { readonly kind: 'phone'; readonly isRefused: boolean; answer(given: { phoneNumber: string }): void }
  | { readonly kind: 'code'; readonly isRefused: boolean; answer(given: CodeAnswer): void }
  | { readonly kind: 'link'; answer(given: number): void }
  | { readonly kind: 'finished' }
  /** It resolved without having finished, as it does when a socket drops. */
  | { readonly kind: 'dropped' }
  | { readonly kind: 'failed'; readonly cause: unknown }

/** One authentication of the SDK. */
export interface ProveRun {
  /** Ends it without another turn and tells Prove; does nothing once it has ended. */
  cancel(): void
}

/** Starts an authentication and tells of each of its turns. Nothing is told any more, or asked of anybody, once it has ended. */
export function startProveRun(
  sdk: ProveSdk,
  { authToken, flowType }: Pick<IdentityRequest, 'authToken' | 'flowType'>,
  tell: (turn: Turn) => void,
): ProveRun {
  let isOver = false
  let refuse: ((error: Error) => void) | undefined

  function ask<Answer>(toTurn: (answer: (given: Answer) => void) => Turn): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // The SDK may go on after its end, to a next way to reach the phone: it gets no answer.
      if (isOver) return
      refuse = reject
      tell(toTurn(resolve))
    })
  }

  function end(turn: Turn): void {
    if (isOver) return
    isOver = true
    tell(turn)
  }

  // A phone that Prove knows is texted to without a question, unless it turned out to be wrong: that would never end.
  const askPhone: PhoneStep = (isNeeded, error) =>
    isNeeded || error || isOver
      ? ask((answer) => ({ kind: 'phone', isRefused: error !== undefined, answer }))
      : Promise.resolve(null)

  // Its log names what the server says of the applicant, for everybody who reads consoles.
  sdk.LoggerFactory.setLogLevel(sdk.LogLevel.disabled)
  const builder = new sdk.AuthenticatorBuilder().withStorage(createMemoryStorage()).withAuthFinishStep(async () => {
    end({ kind: 'finished' })
  })
  if (flowType === 'DESKTOP')
    // The phone that opens the link is the device that is checked.
    builder
      .withRole(sdk.DeviceRole.Secondary)
      .withInstantLinkFallback(askPhone, () => ask((answer) => ({ kind: 'link', answer })))
  else
    builder
      // The other implementation writes the addresses that it fetches, with their tokens, to the console.
      .withMobileAuthImplementation(sdk.MobileAuthImplementation.Pixel)
      .withOtpFallback(askPhone, (error) => ask((answer) => ({ kind: 'code', isRefused: error !== undefined, answer })))

  const running = builder.build().authenticate(authToken)
  running.then(
    () => end({ kind: 'dropped' }),
    (cause: unknown) => end({ kind: 'failed', cause }),
  )
  return {
    cancel() {
      if (isOver) return
      isOver = true
      // An error is what the SDK tells Prove; cancel alone closes sockets, and takes the check for finished.
      refuse?.(new Error('User has canceled OTP flow'))
      running.cancel()
    },
  }
}

/** A storage that forgets with the page: the SDK keeps its ids there, and the product keeps nothing in the browser but under its own key. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  }
}
