import { vi } from 'vitest'

/** The vendor's script that the page waits for, once it was asked for; `skip` is how many came before. */
export async function nextScript(skip = 0): Promise<HTMLScriptElement> {
  return vi.waitFor(() => {
    const script = document.head.querySelectorAll('script')[skip]
    if (!script) throw new Error('No script was asked for.')
    return script
  })
}

/** Has the script arrive and leave these globals on the page. */
export async function arrive(globals: Readonly<Record<string, unknown>>): Promise<HTMLScriptElement> {
  const script = await nextScript()
  for (const [name, value] of Object.entries(globals)) Reflect.set(window, name, value)
  script.dispatchEvent(new Event('load'))
  return script
}

/** Has the script be refused, as by a blocker of advertisements. */
export async function block(): Promise<void> {
  const script = await nextScript()
  script.dispatchEvent(new Event('error'))
}

/** Leaves the page as it was before any vendor. */
export function forgetVendors(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of ['grecaptcha', 'turnstile', 'trustedTypes']) Reflect.deleteProperty(window, name)
}

/** The error that something comes to; asked for at once, so that it counts as dealt with whenever it happens. */
export const readFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (outcome) => new Error(`There is an outcome: ${String(outcome)}`),
    (error: unknown) => error,
  )
