/** What the applicant has to do now: type a code, type a phone number, or open the link of a text message. */
export interface IdentityPrompt {
  readonly asks: 'code' | 'phone' | 'link'
  readonly phoneLast4?: string
}

/** How a phone check is opened. */
export interface IdentityRequest {
  readonly authToken: string
  readonly flowType: 'MOBILE' | 'DESKTOP'
  /** Where an instant link leads back to, once it was opened. */
  readonly returnUrl: string
  /** Cancels the check when aborted, for as long as it lasts. */
  readonly signal: AbortSignal
}

/** One phone check under way. What it cannot do, it rejects with an `IdentityError`; once canceled, everything. */
export interface Verification {
  /** What it asks for at the moment. */
  asked(): IdentityPrompt
  sendPhone(tenDigits: string): Promise<IdentityPrompt>
  /** An accepted code ends the check as confirmed. */
  checkCode(code: string): Promise<'accepted' | 'rejected'>
  /** Sends the code or the link once more. */
  resend(): Promise<IdentityPrompt>
  /** Has it ask for another phone than the one that was texted to. */
  changePhone(): Promise<IdentityPrompt>
  /** How it ended; rejects when the vendor does not know the check any more. */
  readonly whenFinished: Promise<'confirmed' | 'canceled'>
  /** Gives it up and tells the vendor; never rejects, and does nothing once it has ended. */
  cancel(): Promise<void>
}

/** A vendor that proves that a phone belongs to whoever fills in the form. */
export interface IdentityProvider {
  /** Rejects with an `IdentityError` when the text message could not be sent. */
  open(request: IdentityRequest): Promise<Verification>
}

const messages = {
  code: 'Error sending OTP',
  link: 'Error sending instant link.',
  canceled: 'User has canceled OTP flow',
  unreachable: 'Something went wrong, please try again later.',
} as const

/** What went wrong with a phone check: no text message could be sent, it was canceled, or its vendor cannot be reached. */
export type IdentityErrorReason = keyof typeof messages

/** A foreseen error of the identity provider, with the words that the applicant is shown. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly reason: IdentityErrorReason

  constructor(reason: IdentityErrorReason, options?: ErrorOptions) {
    super(messages[reason], options)
    this.reason = reason
  }
}

/** How a phone check ends, once: the promise of it, and a signal for what then has to stop. */
export function createEnding() {
  const controller = new AbortController()
  let settle: { resolve: (how: 'confirmed' | 'canceled') => void; reject: (error: IdentityError) => void } | undefined
  const whenFinished = new Promise<'confirmed' | 'canceled'>((resolve, reject) => (settle = { resolve, reject }))
  // Nobody may be waiting for the end of a check that asks for a code.
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
