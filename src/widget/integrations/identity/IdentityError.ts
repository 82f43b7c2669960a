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
