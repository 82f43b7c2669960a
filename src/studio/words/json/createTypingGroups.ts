const pauseMs = 1000

/** Names what is undone together: letters typed one after the other, until a pause. */
export function createTypingGroups(file: string, now = () => performance.now()): () => string {
  let [last, start] = [Number.NEGATIVE_INFINITY, 0]
  return () => {
    const time = now()
    if (time - last > pauseMs) start = time
    last = time
    return `typing ${file} ${start}`
  }
}
