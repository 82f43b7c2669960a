/** The error of something that was called off, by the name that everybody looks for: `AbortError`. */
export const toAbortError = (): DOMException => new DOMException('The operation was aborted.', 'AbortError')
