import { toCountWords } from '../findings/createFindings.ts'
import { useStepFindings } from '../findings/toFindingSteps.ts'
import { type FlowPicture, toEndingWords, begin } from './FlowPicture.ts'
import { toWayWords, type GraphWay } from '../../engine/authoring.ts'

/** What the list shows, and what it tells. */
export interface StepListProps {
  readonly picture: FlowPicture
  readonly step: string
  readonly onChoose: (step: string) => void
}

/** The map in words: every step with the ways into it and out of it. */
export function StepList({ picture, step, onChoose }: StepListProps) {
  const findings = useStepFindings()
  const titles = new Map(picture.steps.flatMap(({ name, title, isMissing }) => (isMissing ? [] : [[name, title]])))
  return (
    <ul className="step-list">
      {picture.steps.map((one) => {
        const { name, title, isMissing, isResumable, waysIn, waysOut } = one
        const marks = [
          toEndingWords(one),
          isResumable && 'Can be taken up again',
          toCountWords(findings.get(name) ?? []),
        ]
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
            <WayList title="Ways in" ways={waysIn} end="from" titles={titles} onChoose={onChoose} />
            <WayList title="Ways out" ways={waysOut} end="to" titles={titles} onChoose={onChoose} />
          </li>
        )
      })}
    </ul>
  )
}

/** What a list of ways shows. */
export interface WayListProps {
  readonly title: string
  readonly ways: readonly GraphWay[]
  /** Which end of a way is told. */
  readonly end: 'from' | 'to'
  /** Title of a step by its name. */
  readonly titles: ReadonlyMap<string, string>
  readonly onChoose: (step: string) => void
  readonly onPoint?: (line: string | undefined) => void
}

/** Ways into or out of a step in words; each goes to its other end. */
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
            // Only lights the line on the map: nothing that one has to come to.
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
                <span>{name === undefined ? 'Start' : `${name}, which is no step`}</span>
              )}{' '}
              <span className="way-words">{toWayWords(way)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
