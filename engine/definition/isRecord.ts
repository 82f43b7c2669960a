/** Whether a value of JSON is an object or a list, whose parts can be looked up by name or position. */
export const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null
