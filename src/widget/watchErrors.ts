/** What a page tells of errors that nobody caught. */
interface Errors {
  /** Where our scripts lie, the folder of this one unless told. */
  readonly scripts?: string
  readonly page?: EventTarget
}

/**
 * Reports what nobody catches in our own scripts, and leaves alone what goes wrong in any other script of the page, until the
 * signal is aborted. The place where it was thrown decides whose it is.
 */
export function watchErrors(
  report: (error: unknown) => void,
  signal: AbortSignal,
  { scripts = new URL('.', import.meta.url).href, page = window }: Errors = {},
): void {
  const tell = (thrown: unknown) => {
    if (thrown instanceof Error && toPlace(thrown)?.startsWith(scripts)) report(thrown)
  }
  page.addEventListener('error', (event) => tell(Reflect.get(event, 'error')), { signal })
  page.addEventListener('unhandledrejection', (event) => tell(Reflect.get(event, 'reason')), { signal })
}

/** The address of the script in which an error was made: the first of its stack. */
const toPlace = ({ stack = '', message }: Error): string | undefined =>
  /[\w-]+:\/\/\S+?(?=:\d+:\d+\)?$)/m.exec(stack.replace(message, ''))?.[0]
