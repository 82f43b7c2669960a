import { type FlowPicture, type PictureLine, begin } from './FlowPicture.ts'

/**
 * How a line relates to a step: on the shortest path from the start to it (`path`), on another path to it (`in`), or a way out of it
 * (`out`). Other lines are not highlighted.
 */
export type Light = 'path' | 'in' | 'out'

/** Returns the lines to highlight around a step, by their ids. */
export function toLights({ steps, lines }: FlowPicture, step: string): ReadonlyMap<string, Light> {
  const depths = toDepths(lines)
  // A flow declares its steps in the order in which applicants take them; a line against that order leads back.
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

/** Returns the smallest number of lines from the start to each step. Steps that cannot be reached are left out. */
function toDepths(lines: readonly PictureLine[]): ReadonlyMap<string, number> {
  const depths = new Map([[begin, 0]])
  // A Map also iterates over entries that are added during the loop, so nearer steps come first.
  for (const [name, depth] of depths) {
    for (const { from, to } of lines) if (from === name && !depths.has(to)) depths.set(to, depth + 1)
  }
  return depths
}

/** Returns the steps from which the lines lead to a step, directly or not, including the step itself. */
function toBefore(lines: readonly PictureLine[], step: string): ReadonlySet<string> {
  const before = new Set([step])
  // A Set also iterates over items that are added during the loop.
  for (const name of before) for (const { from, to } of lines) if (to === name) before.add(from)
  return before
}

function toPath(lines: readonly PictureLine[], depths: ReadonlyMap<string, number>, step: string): PictureLine[] {
  const depth = depths.get(step) ?? 0
  const last = lines.find(({ from, to }) => to === step && depths.get(from) === depth - 1)
  return last ? [...toPath(lines, depths, last.from), last] : []
}

/** Returns the lines into and out of a step. Those out of it come last, so that they are drawn on top. */
export function toWayLights({ lines }: Pick<FlowPicture, 'lines'>, step: string) {
  const others = lines.filter(({ from, to }) => from !== to)
  return [
    ...others.filter(({ to }) => to === step).map((line) => ({ ...line, light: 'in' as const })),
    ...others.filter(({ from }) => from === step).map((line) => ({ ...line, light: 'out' as const })),
  ]
}
