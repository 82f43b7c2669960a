import { useSituations } from '../StudioContext.ts'
import { toPathWords, toStepPaths } from './toStepPaths.ts'

/** How many of a step's paths the engine was led along, with data that were found for them; and why not the others. */
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
