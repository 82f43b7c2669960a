/** The copy keys that the engine itself may show at the start step. */
export const startCopy = [
  'form.optional',
  'form.choose',
  'form.loading',
  'form.noOptions',
  'form.tryAgain',
  'form.broken',
  'form.summary',
  'form.busy',
  'form.brokenStill',
  'form.reload',
  'form.failed',
  'form.offline',
  'form.online',
  'form.slow',
  'form.stopWaiting',
  'form.stopped',
  'errors.required',
  'errors.invalid',
] as const

/** All copy keys that the engine itself shows. Every language of a flow must have them. */
export const requiredCopy = [
  ...startCopy,
  'form.options.loading',
  'form.options.failed',
  'form.back',
  'form.tryAgainSeconds',
  'form.tryAgainMinutes',
  'form.saved',
  'form.date.hint',
  'form.date.pick',
  'form.addItem',
  'form.removeItem',
] as const
