import { type FlowPicture, type PictureLine, begin } from './FlowPicture.ts'

/**
 * How a line stands to a step: on the shortest path from the start to it, on another path to it, or a way out of it.
 * Other lines have no light.
 */
export type Light = 'path' | 'in' | 'out'

/** What is lit of a picture around a step: its lines by id. */
export function toLights({ steps, lines }: FlowPicture, step: string): ReadonlyMap<string, Light> {
  const depths = toDepths(lines)
  // A flow is written in the order in which one goes through it; a line against that order leads back.
  const order = new Map([begin, ...steps.map(({ name }) => name)].map((name, index) => [name, index]))
  const isForward = ({ from, to }: PictureLine) => (order.get(from) ?? 0) < (order.get(to) ?? 0)
  const reached = lines.filter(({ from }) => depths.has(from))
  const before = toBefore(reached.filter(isForward), step)
  const lights = new Map<string, Light>()
  for (const line of reached)
    if (line.to === step || (before.has(line.to) && isForward(line))) lights.set(line.id, 'in')
  for (const { id, from } of lines) if (from === step) lights.set(id, 'out')
  for (const { id } of toPath(lines, depths, step)) lights.set(id, 'path')
  return lights
}

/** How many lines lie between the start and each step, at the least; nothing for a step that is not reached. */
function toDepths(lines: readonly PictureLine[]): ReadonlyMap<string, number> {
  const depths = new Map([[begin, 0]])
  // A map hands out what is added to it while it is walked, so that nearer steps come first.
  for (const [name, depth] of depths) {
    for (const { from, to } of lines) if (from === name && !depths.has(to)) depths.set(to, depth + 1)
  }
  return depths
}

/** From where lines lead to a step, the step itself among them. */
function toBefore(lines: readonly PictureLine[], step: string): ReadonlySet<string> {
  const before = new Set([step])
  // A set hands out what is added to it while it is walked.
  for (const name of before) for (const { from, to } of lines) if (to === name) before.add(from)
  return before
}

function toPath(lines: readonly PictureLine[], depths: ReadonlyMap<string, number>, step: string): PictureLine[] {
  const depth = depths.get(step)
  if (depth === undefined || depth === 0) return []
  const last = lines.find(({ from, to }) => to === step && depths.get(from) === depth - 1)
  return last ? [...toPath(lines, depths, last.from), last] : []
}

/** The lines that come to a step or go from it, those that go last, so that they lie above. */
export function toWayLights({ lines }: Pick<FlowPicture, 'lines'>, step: string) {
  const others = lines.filter(({ from, to }) => from !== to)
  return [
    ...others.filter(({ to }) => to === step).map((line) => ({ ...line, light: 'in' as const })),
    ...others.filter(({ from }) => from === step).map((line) => ({ ...line, light: 'out' as const })),
  ]
}
