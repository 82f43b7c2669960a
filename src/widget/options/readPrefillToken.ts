import type { Tell } from './readFields.ts'

const shape = /^[\w-]{20,200}$/

/** The token of what is to be filled in; what has not the shape of one is told of, not shown, and left out. */
export function readPrefillToken(value: unknown, tell: Tell): string | undefined {
  if (value === undefined || (typeof value === 'string' && shape.test(value))) return value
  tell(
    'prefillToken is no token. Use what the API host gave to your server, 20 to 200 letters, digits, hyphens and underscores; ' +
      'it is left out.',
  )
  return undefined
}
