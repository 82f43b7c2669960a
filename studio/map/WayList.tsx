import { toWayWords, type GraphWay } from '../../engine/authoring.ts'
import { begin } from './FlowPicture.ts'

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
