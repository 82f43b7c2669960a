import { vi } from 'vitest'

/** Waits for the vendor's script that the page requests. `skip` is the number of earlier scripts. */
export async function nextScript(skip = 0): Promise<HTMLScriptElement> {
  return vi.waitFor(() => {
    const script = document.head.querySelectorAll('script')[skip]
    if (!script) throw new Error('No script was asked for.')
    return script
  })
}

/** Simulates the arrival of the script, which defines these globals. */
export async function arrive(globals: Readonly<Record<string, unknown>>): Promise<HTMLScriptElement> {
  const script = await nextScript()
  for (const [name, value] of Object.entries(globals)) Reflect.set(window, name, value)
  script.dispatchEvent(new Event('load'))
  return script
}

/** Simulates a blocked script, as by an ad blocker. */
export async function block(): Promise<void> {
  const script = await nextScript()
  script.dispatchEvent(new Event('error'))
}

/** Removes every trace of vendors from the page. */
export function forgetVendors(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of ['grecaptcha', 'turnstile', 'trustedTypes']) Reflect.deleteProperty(window, name)
}

/** Returns the error with which a promise rejects. Call it at once, so that the rejection always counts as handled. */
export const readFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (outcome) => new Error(`There is an outcome: ${String(outcome)}`),
    (error: unknown) => error,
  )
