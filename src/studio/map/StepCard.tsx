import { Handle, Position, type Node, type NodeProps } from '@xyflow/react'
import type { Finding } from '../findings/CheckMessage.ts'
import { toCountWords } from '../findings/toFindingsWords.ts'
import type { PictureStep } from './FlowPicture.ts'
import { FindingMarks } from './FindingMarks.tsx'
import { toEndingWords } from './toEndingWords.ts'
import { toPathWords, type StepPaths } from './toStepPaths.ts'

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
