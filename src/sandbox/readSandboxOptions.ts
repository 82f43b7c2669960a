import type { SandboxOptions } from './createSandbox.ts'
import { speeches } from './toSpoken.ts'

/** What the environment says of how the sandbox answers; throws for a value that it does not know. */
export function readSandboxOptions(
  env: Readonly<Record<string, string | undefined>>,
): Pick<SandboxOptions, 'speech' | 'needsAuthorization'> {
  const speech = speeches.find((one) => one === (env['SANDBOX_ANSWERS'] ?? 'full'))
  if (!speech) throw new Error(`SANDBOX_ANSWERS is none of ${speeches.join(', ')}.`)
  const authorization = env['SANDBOX_AUTHORIZATION'] ?? 'optional'
  if (!['optional', 'required'].includes(authorization))
    throw new Error('SANDBOX_AUTHORIZATION is neither optional nor required.')
  return { speech, needsAuthorization: authorization === 'required' }
}
