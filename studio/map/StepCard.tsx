import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { type Finding, toCountWords } from '../findings/createFindings.ts'
import { type PictureStep, toEndingWords } from './FlowPicture.ts'
import { type StepPaths, toPathWords } from './PathsNote.tsx'

/** The content of a card on the map. */
export interface StepCardData extends Record<string, unknown> {
  readonly step: PictureStep
  readonly findings: readonly Finding[]
  /** Undefined until the paths are known. */
  readonly paths: StepPaths | undefined
  readonly isCurrent: boolean
  /** Whether this is the card that the Tab key reaches; the arrow keys reach the others. */
  readonly isStop: boolean
}

/** A step on the map: its title, its technical name, how it ends, and the number of its findings. */
export function StepCard({ data: { step, findings, paths, isCurrent, isStop } }: NodeProps<Node<StepCardData>>) {
  const { name, title, ending, isReachable, isMissing } = step
  const words = toEndingWords(step)
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <button
        type="button"
        className="card"
        data-step={name}
        data-ending={ending}
        data-unsure={!isReachable || isMissing ? '' : undefined}
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={isStop ? 0 : -1}
      >
        <span className="unseen">{toCardName(step, findings, paths)}</span>
        <span className="card-face" aria-hidden="true">
          <span className="card-title">{title}</span>
          <span className="card-foot">
            <span className="card-name">{name}</span>
            {words && <span className="card-ending">{words}</span>}
          </span>
          <FindingMarks findings={findings} />
          {paths && (
            <span className="card-paths">
              {paths.open.length === 0 ? '✓' : `${paths.total - paths.open.length}/${paths.total}`}
            </span>
          )}
        </span>
      </button>
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </>
  )
}

/** Returns the accessible name of a card: `Vehicle found (VERIFY_VEHICLE_INFO), 2 routes in, 3 routes out, no findings, all 5 paths run`. */
function toCardName(step: PictureStep, findings: readonly Finding[], paths: StepPaths | undefined): string {
  const { title, name, waysIn, waysOut } = step
  const ending = toEndingWords(step)
  return [
    `${title} (${name})`,
    ...(ending ? [ending.toLowerCase()] : []),
    toWays(waysIn.length, 'in'),
    toWays(waysOut.length, 'out'),
    toCountWords(findings) || 'no findings',
    ...(paths ? [toPathWords(paths)] : []),
  ].join(', ')
}

const toWays = (count: number, where: string) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? 'route' : 'routes'} ${where}`

/** Shows the numbers of faults and pieces of advice as two marks of different shapes, for sighted authors only. */
export function FindingMarks({ findings }: { readonly findings: readonly Finding[] }) {
  const advice = findings.filter(({ isAdvice }) => isAdvice).length
  const faults = findings.length - advice
  return (
    <span className="marks">
      {faults > 0 && <span className="mark mark-fault">! {faults}</span>}
      {advice > 0 && <span className="mark mark-advice">? {advice}</span>}
    </span>
  )
}

/** The mark on the map where the flow begins. */
export function BeginMark() {
  return (
    <>
      <div className="begin" aria-hidden="true">
        Start
      </div>
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </>
  )
}
