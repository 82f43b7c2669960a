/** One event being carried out. */
export interface ActiveRun {
  readonly event: string
  readonly signal: AbortSignal
  /** Foreground runs exclude each other; a waiting or change run leaves the step usable. */
  readonly isForeground: boolean
  /** Set while a one-time act is carried out, which must not be stopped. */
  isActing: boolean
}

/** The events under way in one session, and who may run beside whom. */
export interface Runs {
  readonly isBusy: () => boolean
  /** The run that the step waits for. */
  readonly foreground: () => ActiveRun | undefined
  /** Begins a run. One of the same event that is under way in the background is aborted: the later one counts. */
  begin(event: string, isForeground: boolean): ActiveRun
  end(run: ActiveRun): void
  /** Lets go of the foreground while the run waits for the outside world. */
  toBackground(run: ActiveRun): void
  /** Resolves when the run has the foreground again, or was aborted meanwhile. */
  toForeground(run: ActiveRun): Promise<void>
  /** Ends a run whose answer is no longer wanted. */
  abort(run: ActiveRun): void
  abortAll(): void
}

/** Bookkeeping of runs; knows nothing of flows. */
export function createRuns(): Runs {
  const active = new Map<ActiveRun, { controller: AbortController; isForeground: boolean }>()
  let whenIdle: (() => void)[] = []

  const foreground = () => [...active.keys()].find((run) => run.isForeground)
  const isBusy = () => foreground() !== undefined
  const wakeUp = () => {
    const waiting = whenIdle
    whenIdle = []
    for (const resolve of waiting) resolve()
  }

  return {
    isBusy,
    foreground,
    begin(event, isForeground) {
      for (const [run, entry] of active) if (run.event === event && !entry.isForeground) entry.controller.abort()
      const controller = new AbortController()
      const entry = { controller, isForeground }
      const run: ActiveRun = {
        event,
        signal: controller.signal,
        isActing: false,
        get isForeground() {
          return entry.isForeground
        },
      }
      active.set(run, entry)
      return run
    },
    end(run) {
      active.delete(run)
      wakeUp()
    },
    toBackground(run) {
      const entry = active.get(run)
      if (entry) entry.isForeground = false
      wakeUp()
    },
    async toForeground(run) {
      while (isBusy() && !run.signal.aborted) await new Promise<void>((resolve) => whenIdle.push(resolve))
      const entry = active.get(run)
      if (entry) entry.isForeground = true
    },
    abort(run) {
      active.get(run)?.controller.abort()
      active.delete(run)
      wakeUp()
    },
    abortAll() {
      for (const { controller } of active.values()) controller.abort()
      active.clear()
      wakeUp()
    },
  }
}
