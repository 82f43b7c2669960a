import { isSchema } from '../../validation/isSchema.ts'

/** JSON as text, the same whatever the order of its properties. */
export const toCanonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isSchema(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? ''
