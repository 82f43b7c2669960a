import { faults } from '../../faults/faults.ts'
import { routes } from './routes.ts'
import type { Cell } from './Cell.ts'

/** Every call with every fault; where an applicant has typed something, with a change of it before the next try, too. Those of one walk follow each other. */
export const cells: readonly Cell[] = faults.flatMap((fault) =>
  [false, true].flatMap((isEdited) =>
    routes.flatMap((route) =>
      route.flatMap((leg) =>
        leg.calls
          .filter(({ isTyped }) => isTyped === true || !isEdited)
          .map((call) => {
            const name = `${call.name} / ${fault.name}${isEdited ? ' / edited' : ''}`
            return { name, route, leg, call, fault, isEdited }
          }),
      ),
    ),
  ),
)

/** What must be done once and could be done twice: its answer gets lost. */
const isCritical = ({ call, fault }: Cell) => call.isOnce === true && fault.name === 'answer lost'

/** The cells that matter most, and so many others: seeds that follow each other come to all of them. */
export function toSample(all: readonly Cell[], size: number, seed: number): readonly Cell[] {
  const others = all.filter((cell) => !isCritical(cell))
  const start = (seed % Math.ceil(others.length / size)) * size
  return [...all.filter(isCritical), ...others.slice(start, start + size)]
}

/** The cells that one walk can carry: with the same fault, on the same way. */
export function toWalks(chosen: readonly Cell[]): Cell[][] {
  const walks = new Map<string, Cell[]>()
  for (const cell of chosen) {
    const key = [cell.fault.name, cell.isEdited, routes.indexOf(cell.route)].join()
    walks.set(key, [...(walks.get(key) ?? []), cell])
  }
  return [...walks.values()]
}
