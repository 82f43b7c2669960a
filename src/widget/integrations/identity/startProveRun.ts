import type { IdentityRequest } from './IdentityProvider.ts'

/** What the SDK is told about a code: that it was typed, or that another one or another phone is wanted. */
interface CodeAnswer {
  readonly resultType: number
  readonly input?: { readonly otp: string }
}

/** Asked which phone to text to; an error says that the one before was refused. */
type PhoneStep = (isNeeded: boolean, error?: Error) => Promise<{ phoneNumber: string } | null>

/** The part that is used of Prove's web SDK, `@prove-identity/prove-auth` 3.6, by the names of its builder. */
interface ProveBuilder {
  withStorage(storage: Storage): ProveBuilder
  withAuthFinishStep(step: () => Promise<void>): ProveBuilder
  withMobileAuthImplementation(implementation: string): ProveBuilder
  withOtpFallback(start: PhoneStep, finish: (error?: Error) => Promise<CodeAnswer>): ProveBuilder
  withRole(role: string): ProveBuilder
  withInstantLinkFallback(start: PhoneStep, retry: () => Promise<number>): ProveBuilder
  build(): { authenticate(authToken: string): Promise<void> & { cancel(): void } }
}

/** Prove's web SDK, as far as it is used. */
export interface ProveSdk {
  readonly AuthenticatorBuilder: new () => ProveBuilder
  readonly DeviceRole: { readonly Secondary: string }
  readonly MobileAuthImplementation: { readonly Pixel: string }
  readonly OtpFinishResultType: {
    readonly OnSuccess: number
    readonly OnResendOtp: number
    readonly OnMobileNumberChange: number
  }
  readonly InstantLinkResultType: { readonly OnResend: number; readonly OnMobileNumberChange: number }
  readonly LoggerFactory: { setLogLevel(level: number): void }
  readonly LogLevel: { readonly disabled: number }
}

/** Takes the SDK out of what was loaded: a module, its default export, or the global of Prove's own bundle. Throws when it is something else. */
export function toProveSdk(loaded: unknown): ProveSdk {
  const found = [loaded, Object(loaded)['default']].find(isSdk)
  if (found) return found
  throw new Error('What was loaded is not Prove’s web SDK (@prove-identity/prove-auth 3.6). Look at its "scriptUrl".')
}

const isSdk = (module: unknown): module is ProveSdk => typeof Object(module)['AuthenticatorBuilder'] === 'function'

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
