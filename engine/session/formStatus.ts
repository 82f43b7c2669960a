import type { Failure } from '../actions/index.ts'

/** A message about the form as a whole: a copy key and what fills its placeholders. */
export interface FormError {
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Where a submission stands. */
export interface FormStatus {
  readonly isLoading: boolean
  readonly isSubmitSuccess: boolean
  readonly error: FormError | undefined
  readonly apiError: Failure | undefined
}

export const initialFormStatus: FormStatus = {
  isLoading: false,
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
export const toApiError = (apiError: Failure): FormStatus => ({ ...initialFormStatus, apiError })
