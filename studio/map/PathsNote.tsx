import { useSituations } from '../StudioContext.ts'
import type { FoundPaths } from '../../engine/build.ts'

/** Shows how many of a step's paths the engine has run with data found for them, and why it has not run the others. */
export function PathsNote({ step }: { readonly step: string }) {
  const report = useSituations((state) => state.examples)
  const isCurrent = useSituations((state) => state.isCurrent)
  const paths = report && toStepPaths(report).get(step)
  if (!paths) return <p className="quiet">{isCurrent ? 'No path leads through this step.' : 'Looking for paths…'}</p>
  return (
    <div className="paths">
      <p>
        <span className="mark mark-paths">{toPathMark(paths.open.length)}</span> {toPathWords(paths)}
        {!isCurrent && <span className="quiet">, before your last change</span>}
      </p>
      {paths.open.length > 0 && (
        <details>
          <summary>Why {paths.open.length === 1 ? 'one was' : `${paths.open.length} were`} not run</summary>
          <ul>
            {[...new Set(paths.open)].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const toPathMark = (open: number) => (open === 0 ? '✓' : '–')

/** The paths through one step's events: their number, and the reasons why the others were never run. */
export interface StepPaths {
  readonly total: number
  readonly open: readonly string[]
}

/** Returns the results of the search for paths by the name of the step. */
export function toStepPaths({
  ways,
  reasons = {},
}: Pick<FoundPaths, 'ways' | 'reasons'>): ReadonlyMap<string, StepPaths> {
  const paths = new Map<string, StepPaths>()
  for (const { id, step, isProven } of ways) {
    if (step === undefined) continue
    const { total, open } = paths.get(step) ?? { total: 0, open: [] }
    const reason = reasons[id] ?? 'no data was found that leads along it'
    paths.set(step, { total: total + 1, open: isProven ? open : [...open, reason] })
  }
  return paths
}

/** Says how many paths were run: `all 5 paths run`, `4 of 5 paths run`. */
export function toPathWords({ total, open }: StepPaths): string {
  const paths = total === 1 ? 'path' : 'paths'
  return open.length === 0
    ? `${total === 1 ? 'its only' : `all ${total}`} ${paths} run`
    : `${total - open.length} of ${total} ${paths} run`
}
