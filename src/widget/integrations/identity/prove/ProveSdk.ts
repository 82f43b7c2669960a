/** What the SDK is told about a code: that it was typed, or that another one or another phone is wanted. */
export interface CodeAnswer {
  readonly resultType: number
  readonly input?: { readonly otp: string }
}

/** Asked which phone to text to; an error says that the one before was refused. */
export type PhoneStep = (isNeeded: boolean, error?: Error) => Promise<{ phoneNumber: string } | null>

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
