import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { type Finding, toCountWords } from '../findings/createFindings.ts'
import { type PictureStep, toEndingWords } from './FlowPicture.ts'
import { type StepPaths, toPathWords } from './PathsNote.tsx'

/** What a card on the map shows. */
export interface StepCardData extends Record<string, unknown> {
  readonly step: PictureStep
  readonly findings: readonly Finding[]
  /** Nothing while they are not known. */
  readonly paths: StepPaths | undefined
  readonly isCurrent: boolean
  /** Whether the keyboard comes to this card first. */
  readonly isStop: boolean
}

/** A step on the map: its title, its technical name, how it ends, and what was found in it. */
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

/** The card in words: `Vehicle found (VERIFY_VEHICLE_INFO), 2 ways in, 3 ways out, no findings, all 5 paths run`. */
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
  `${count === 0 ? 'no' : count} ${count === 1 ? 'way' : 'ways'} ${where}`

/** How many faults and how much advice there is, as two marks of different shapes; for eyes only. */
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

/** Where the flow begins, on the map. */
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
