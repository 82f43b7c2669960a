/** The inputs on screen that may hold text nobody has committed yet. */
export interface PendingInputs {
  /** Adds an input by what commits its text; returns what removes it. */
  readonly register: (commit: () => void) => () => void
  /** Makes every input commit the text it holds. */
  readonly flush: () => void
}

/** Creates an empty set of pending inputs. */
export function createPendingInputs(): PendingInputs {
  const commits = new Set<() => void>()
  return {
    register(commit) {
      commits.add(commit)
      return () => commits.delete(commit)
    },
    flush() {
      for (const commit of commits) commit()
    },
  }
}
