import type { IdentityPrompt } from '../IdentityProvider.ts'

/** Reads what the sandbox asks for; throws when it is nothing that is known. */
export function toPrompt(data: unknown): IdentityPrompt {
  const { asks, phoneLast4 }: { asks?: unknown; phoneLast4?: unknown } = Object(data)
  if (asks !== 'code' && asks !== 'phone' && asks !== 'link')
    throw new Error('The sandbox asks for nothing that is known.')
  return { asks, ...(typeof phoneLast4 === 'string' ? { phoneLast4 } : {}) }
}
