import { toCountWords } from '../findings/createFindings.ts'
import { useStepFindings } from '../findings/toFindingSteps.ts'
import { type FlowPicture, toEndingWords, begin } from './FlowPicture.ts'
import { toWayWords, type GraphWay } from '../../engine/authoring.ts'

/** The content of the list and its events. */
export interface StepListProps {
  readonly picture: FlowPicture
  readonly step: string
  readonly onChoose: (step: string) => void
}

/** The map as a list: every step with the ways into it and out of it. */
export function StepList({ picture, step, onChoose }: StepListProps) {
  const findings = useStepFindings()
  const titles = new Map(picture.steps.flatMap(({ name, title, isMissing }) => (isMissing ? [] : [[name, title]])))
  return (
    <ul className="step-list">
      {picture.steps.map((one) => {
        const { name, title, isMissing, isResumable, waysIn, waysOut } = one
        const marks = [toEndingWords(one), isResumable && 'Can be resumed', toCountWords(findings.get(name) ?? [])]
        return (
          <li key={name}>
            <h2>
              <button
                type="button"
                className="link"
                disabled={isMissing}
                aria-current={name === step ? 'step' : undefined}
                onClick={() => onChoose(name)}
              >
                {title}
              </button>{' '}
              <span className="name">{name}</span>
            </h2>
            <p className="step-marks">{marks.filter(Boolean).join(' · ')}</p>
            <WayList title="Routes in" ways={waysIn} end="from" titles={titles} onChoose={onChoose} />
            <WayList title="Routes out" ways={waysOut} end="to" titles={titles} onChoose={onChoose} />
          </li>
        )
      })}
    </ul>
  )
}

/** The content of a list of ways and its events. */
export interface WayListProps {
  readonly title: string
  readonly ways: readonly GraphWay[]
  /** The end of each way that the list names. */
  readonly end: 'from' | 'to'
  /** The titles of the steps by their names. */
  readonly titles: ReadonlyMap<string, string>
  readonly onChoose: (step: string) => void
  readonly onPoint?: (line: string | undefined) => void
}

/** Lists the ways into or out of a step in words. Each links to the step at its other end. */
export function WayList({ title, ways, end, titles, onChoose, onPoint }: WayListProps) {
  if (ways.length === 0) return undefined
  return (
    <div className="ways">
      <h3>
        {title} <span className="count">{ways.length}</span>
      </h3>
      <ul>
        {ways.map((way) => {
          const name = way[end]
          const line = `${way.from ?? begin} ${way.to}`
          return (
            // This only highlights the line on the map, so keyboard users need no way to reach it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={`${way.at} ${way.to}`}
              onPointerEnter={() => onPoint?.(line)}
              onPointerLeave={() => onPoint?.(undefined)}
              onFocus={() => onPoint?.(line)}
              onBlur={() => onPoint?.(undefined)}
            >
              {name !== undefined && titles.has(name) ? (
                <button type="button" className="link" onClick={() => onChoose(name)}>
                  {titles.get(name)}
                </button>
              ) : (
                <span>{name === undefined ? 'Start' : `${name} (no such step)`}</span>
              )}{' '}
              <span className="way-words">{toWayWords(way)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
