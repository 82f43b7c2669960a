import type { IdentityRequest } from './IdentityProvider.ts'

/** The reply to the SDK's question for a code: the typed code, or a request for another code or phone. */
interface CodeAnswer {
  readonly resultType: number
  readonly input?: { readonly otp: string }
}

/** Answers which phone to text; an error means that the previous one was refused. */
type PhoneStep = (isNeeded: boolean, error?: Error) => Promise<{ phoneNumber: string } | null>

/** The used part of the builder in Prove's web SDK, `@prove-identity/prove-auth` 3.6. */
interface ProveBuilder {
  withStorage(storage: Storage): ProveBuilder
  withAuthFinishStep(step: () => Promise<void>): ProveBuilder
  withMobileAuthImplementation(implementation: string): ProveBuilder
  withOtpFallback(start: PhoneStep, finish: (error?: Error) => Promise<CodeAnswer>): ProveBuilder
  withRole(role: string): ProveBuilder
  withInstantLinkFallback(start: PhoneStep, retry: () => Promise<number>): ProveBuilder
  build(): { authenticate(authToken: string): Promise<void> & { cancel(): void } }
}

/** The used part of Prove's web SDK. */
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

/** Finds the SDK in what was loaded: a module, its default export, or the global of Prove's own bundle. Throws if it is something else. */
export function toProveSdk(loaded: unknown): ProveSdk {
  const found = [loaded, Object(loaded)['default']].find(isSdk)
  if (found) return found
  throw new Error('What was loaded is not Prove’s web SDK (@prove-identity/prove-auth 3.6). Look at its "scriptUrl".')
}

const isSdk = (module: unknown): module is ProveSdk => typeof Object(module)['AuthenticatorBuilder'] === 'function'

/** What the SDK has come to: a question with a function that answers it, or its end. */
export type Turn =
  | { readonly kind: 'phone'; answer(given: { phoneNumber: string }): void }
  | { readonly kind: 'code'; answer(given: CodeAnswer): void }
  | { readonly kind: 'link'; answer(given: number): void }
  | { readonly kind: 'finished' }
  /** The SDK resolved without finishing, as it does when a socket drops. */
  | { readonly kind: 'dropped' }
  | { readonly kind: 'failed'; readonly cause: unknown }

/** One authentication by the SDK. */
export interface ProveRun {
  /** Ends the run without another turn and tells Prove; does nothing after the run has ended. */
  cancel(): void
}

/** Starts an authentication and reports each of its turns. After the end, nothing is reported and no question is asked. */
export function startProveRun(
  sdk: ProveSdk,
  { authToken, flowType }: Pick<IdentityRequest, 'authToken' | 'flowType'>,
  tell: (turn: Turn) => void,
): ProveRun {
  let isOver = false
  let refuse: ((error: Error) => void) | undefined

  function ask<Answer>(toTurn: (answer: (given: Answer) => void) => Turn): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // The SDK may go on after its end, to another way to reach the phone; it gets no answer.
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

  // Prove texts a phone that it knows without a question, unless that phone was refused, because that would never end.
  const askPhone: PhoneStep = (isNeeded, error) =>
    isNeeded || error || isOver ? ask((answer) => ({ kind: 'phone', answer })) : Promise.resolve(null)

  // The SDK's log shows what the server says about the applicant to everybody who reads the console.
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
      // The other implementation writes the URLs that it fetches, with their tokens, to the console.
      .withMobileAuthImplementation(sdk.MobileAuthImplementation.Pixel)
      .withOtpFallback(askPhone, () => ask((answer) => ({ kind: 'code', answer })))

  const running = builder.build().authenticate(authToken)
  running.then(
    () => end({ kind: 'dropped' }),
    (cause: unknown) => end({ kind: 'failed', cause }),
  )
  return {
    cancel() {
      if (isOver) return
      isOver = true
      // Only an error makes the SDK tell Prove; `cancel` alone closes the sockets and treats the check as finished.
      refuse?.(new Error('User has canceled OTP flow'))
      running.cancel()
    },
  }
}

/**
 * Creates a storage that lasts no longer than the page. The SDK keeps its ids there, because the product saves nothing in the
 * browser except under its own key.
 */
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
