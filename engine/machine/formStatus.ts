import type { Failure } from '../actions/index.ts'

/** A message about the form as a whole: a copy key and what fills its placeholders. */
export interface FormError {
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
}

/** A failure as it is told: in its own words, or by a copy key that the flow names for it. */
export interface ShownFailure extends Failure {
  readonly text?: string | undefined
}

/** Where a submission stands. */
export interface FormStatus {
  readonly isLoading: boolean
  /** The action that the step waits for, by name. */
  readonly calling: string | undefined
  readonly isSubmitSuccess: boolean
  readonly error: FormError | undefined
  readonly apiError: ShownFailure | undefined
}

export const initialFormStatus: FormStatus = {
  isLoading: false,
  calling: undefined,
  isSubmitSuccess: false,
  error: undefined,
  apiError: undefined,
}

/** A submission has begun: loading, and the last error is gone. */
export const toSubmitStart = (): FormStatus => ({ ...initialFormStatus, isLoading: true })

/** It went through. */
export const toSubmitSuccess = (): FormStatus => ({ ...initialFormStatus, isSubmitSuccess: true })

/** It was refused for a reason that the applicant can mend. */
export const toSubmitError = (error: FormError): FormStatus => ({ ...initialFormStatus, error })

/** A service failed. */
export const toApiError = (apiError: ShownFailure): FormStatus => ({ ...initialFormStatus, apiError })
