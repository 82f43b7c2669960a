/**
 * Does work with a signal that is aborted with the given one, or after so many milliseconds: for one question of a wait that
 * itself may last as long as it likes.
 */
export async function withLimit<Result>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), milliseconds)
  try {
    return await work(AbortSignal.any([signal, limit.signal]))
  } finally {
    clearTimeout(timer)
  }
}
