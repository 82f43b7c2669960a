import { useLayoutEffect, useRef, useState } from 'react'
import { useStepFindings } from '../findings/toFindingSteps.ts'
import { FindingMarks } from './StepCard.tsx'
import { type FlowPicture, toEndingWords, toBands } from './FlowPicture.ts'
import { type Light, toWayLights } from './toLights.ts'
import type { Section } from '../settings/SettingsFile.ts'

interface WholeMapProps {
  readonly picture: FlowPicture
  readonly step: string
  /** The sections of the flow in their order, with readable titles. */
  readonly sections: readonly Section[]
  readonly onChoose: (step: string) => void
}

/** The whole flow in one picture: the steps by their titles, section by section, and the ways through the open step. */
export function WholeMap({ picture, step, sections, onChoose }: WholeMapProps) {
  const [closed, setClosed] = useState<readonly string[]>([])
  const [pointed, setPointed] = useState<string>()
  const findings = useStepFindings()
  const bands = toBands(picture, sections)
  const lit = pointed ?? step
  const lights = new Map(toWayLights(picture, lit).map(({ from, to, light }) => [from === lit ? to : from, light]))
  const root = useRef<HTMLDivElement>(null)
  const lines = useLines(root, picture, lit)
  const toggle = (title: string) =>
    setClosed(closed.includes(title) ? closed.filter((other) => other !== title) : [...closed, title])
  const isAllClosed = closed.length >= bands.length
  return (
    <div className="whole">
      <p className="whole-legend">
        <span className="whole-key" data-light="in">
          comes from
        </span>
        <span className="whole-key" data-light="out">
          leads to
        </span>
        <button
          type="button"
          className="small"
          onClick={() => setClosed(isAllClosed ? [] : bands.map(({ title }) => title))}
        >
          {isAllClosed ? 'Open all sections' : 'Close all sections'}
        </button>
      </p>
      <div className="whole-picture" ref={root}>
        <svg className="whole-lines" aria-hidden="true">
          <defs>
            {(['in', 'out'] as const).map((light) => (
              <marker
                key={light}
                id={`whole-${light}`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="9"
                markerHeight="9"
                markerUnits="userSpaceOnUse"
                orient="auto"
              >
                <path d="M0 0L8 4L0 8z" data-light={light} />
              </marker>
            ))}
          </defs>
          {lines.map(({ id, light, d }) => (
            <path key={id} d={d} data-light={light} markerEnd={`url(#whole-${light})`} />
          ))}
        </svg>
        {bands.map(({ title, steps, isEnd }) => (
          <section key={title} className="band" aria-label={title} data-end={isEnd || undefined}>
            <h2>
              <button type="button" aria-expanded={!closed.includes(title)} onClick={() => toggle(title)}>
                {title} <span className="count">{steps.length === 1 ? '1 step' : `${steps.length} steps`}</span>
              </button>
            </h2>
            {!closed.includes(title) && (
              <ol>
                {steps.map((one) => (
                  <li key={one.name}>
                    <button
                      type="button"
                      className="chip"
                      data-step={one.name}
                      data-ending={one.ending}
                      data-unsure={!one.isReachable || one.isMissing || undefined}
                      data-light={lights.get(one.name)}
                      disabled={one.isMissing}
                      title={one.title}
                      aria-current={one.name === step ? 'step' : undefined}
                      onClick={() => onChoose(one.name)}
                      onPointerEnter={() => setPointed(one.name)}
                      onPointerLeave={() => setPointed(undefined)}
                    >
                      <span>{one.title}</span>
                      <span className="unseen">{toEndingWords(one)}</span>
                      <FindingMarks findings={findings.get(one.name) ?? []} />
                    </button>
                  </li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}

interface Line {
  readonly id: string
  readonly light: Exclude<Light, 'path'>
  /** The `d` of an SVG path. */
  readonly d: string
}

/** Returns the lines into and out of a step, between the drawn ends. A line to a step in a closed section is left out. */
function useLines(root: React.RefObject<HTMLElement | null>, picture: FlowPicture, step: string): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([])
  useLayoutEffect(() => {
    const { current } = root
    if (!current) return undefined
    const draw = () => setLines(toLines(current, picture, step))
    draw()
    // Opening or closing a section changes the height of the element.
    const observer = new ResizeObserver(draw)
    observer.observe(current)
    return () => observer.disconnect()
  }, [root, picture, step])
  return lines
}

function toLines(root: HTMLElement, picture: FlowPicture, step: string): readonly Line[] {
  const from = root.getBoundingClientRect()
  const boxes = new Map(
    [...root.querySelectorAll<HTMLElement>('.chip')].map((chip) => {
      const { left, top, width, height } = chip.getBoundingClientRect()
      return [chip.dataset['step'], { x: left - from.left, y: top - from.top, width, height }]
    }),
  )
  return toWayLights(picture, step).flatMap(({ id, from: begin, to, light }) => {
    const [start, end] = [boxes.get(begin), boxes.get(to)]
    return start && end ? [{ id, light, d: toCurve(start, end) }] : []
  })
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns a curve between the facing sides of two boxes. */
export function toCurve(from: Box, to: Box): string {
  const [middle, other] = [from.x + from.width / 2, to.x + to.width / 2]
  if (Math.abs(from.y - to.y) < from.height) {
    // For boxes in one row: a straight line across the gap, or an arc above the boxes between them.
    const [start, end] = from.x < to.x ? [from.x + from.width, to.x] : [from.x, to.x + to.width]
    const y = from.y + from.height / 2
    if (Math.abs(end - start) < from.width) return `M${start} ${y}L${end} ${y}`
    return `M${middle} ${from.y}C${middle} ${from.y - 14} ${other} ${to.y - 14} ${other} ${to.y}`
  }
  const isDown = from.y < to.y
  const [start, end] = isDown ? [from.y + from.height, to.y] : [from.y, to.y + to.height]
  const bend = (end - start) / 2
  return `M${middle} ${start}C${middle} ${start + bend} ${other} ${end - bend} ${other} ${end}`
}
