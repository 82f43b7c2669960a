/** What the applicant has to do next: type a code, type a phone number, or open the link in a text message. */
export interface IdentityPrompt {
  readonly asks: 'code' | 'phone' | 'link'
  readonly phoneLast4?: string
}

/** The options for opening a phone check. */
export interface IdentityRequest {
  readonly authToken: string
  readonly flowType: 'MOBILE' | 'DESKTOP'
  /** The URL that an instant link returns to after it was opened. */
  readonly returnUrl: string
  /** Cancels the check when aborted, at any time before it ends. */
  readonly signal: AbortSignal
}

/** One phone check in progress. A method that fails rejects with an `IdentityError`; after a cancellation, each one does. */
export interface Verification {
  /** Returns what the check asks for at the moment. */
  asked(): IdentityPrompt
  sendPhone(tenDigits: string): Promise<IdentityPrompt>
  /** An accepted code ends the check as confirmed. */
  checkCode(code: string): Promise<'accepted' | 'rejected'>
  /** Sends the code or the link again. */
  resend(): Promise<IdentityPrompt>
  /** Makes the check ask for another phone than the one that was texted. */
  changePhone(): Promise<IdentityPrompt>
  /** Resolves with how the check ended; rejects if the vendor no longer knows it. */
  readonly whenFinished: Promise<'confirmed' | 'canceled'>
  /** Cancels the check and tells the vendor; never rejects, and does nothing after the check has ended. */
  cancel(): Promise<void>
}

/** A vendor that proves that a phone belongs to the applicant. */
export interface IdentityProvider {
  /** Opens a check; rejects with an `IdentityError` if the text message could not be sent. */
  open(request: IdentityRequest): Promise<Verification>
}

const messages = {
  code: 'Error sending OTP',
  link: 'Error sending instant link.',
  canceled: 'User has canceled OTP flow',
  unreachable: 'Something went wrong, please try again later.',
} as const

/** Why a phone check failed: no text message could be sent, it was canceled, or its vendor cannot be reached. */
export type IdentityErrorReason = keyof typeof messages

/** An expected error of the identity provider, with the message for the applicant. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly reason: IdentityErrorReason

  constructor(reason: IdentityErrorReason, options?: ErrorOptions) {
    super(messages[reason], options)
    this.reason = reason
  }
}

/** Creates the end of a phone check, which happens once: a promise for it, and a signal that stops whatever still runs. */
export function createEnding() {
  const controller = new AbortController()
  let settle: { resolve: (how: 'confirmed' | 'canceled') => void; reject: (error: IdentityError) => void } | undefined
  const whenFinished = new Promise<'confirmed' | 'canceled'>((resolve, reject) => (settle = { resolve, reject }))
  // A check that asks for a code may fail before anything awaits its end.
  whenFinished.catch(() => undefined)
  let how: 'confirmed' | 'canceled' | undefined
  return {
    whenFinished,
    signal: controller.signal,
    get how() {
      return how
    },
    end(ended: 'confirmed' | 'canceled') {
      how ??= ended
      settle?.resolve(ended)
      controller.abort()
    },
    fail(error: IdentityError) {
      settle?.reject(error)
      controller.abort()
    },
  }
}
