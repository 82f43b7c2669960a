/** The copy keys that the engine itself shows; every language of a flow must have them. */
export const requiredCopy = [
  'form.optional',
  'form.choose',
  'form.loading',
  'form.noOptions',
  'form.back',
  'form.tryAgain',
  'form.broken',
  'form.summary',
  'form.busy',
  'form.saved',
  'form.date.hint',
  'form.date.pick',
  'errors.required',
  'errors.invalid',
] as const
