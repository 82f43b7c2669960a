import { faults } from '../../faults/faults.ts'
import { routes } from './routes.ts'
import type { Cell } from './Cell.ts'

/**
 * Every call with every fault and, where the applicant has typed something, also with a change before the next try.
 * Cells of one walk follow each other.
 */
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

/** Checks whether a call that must happen once could happen twice, because its answer is lost. */
const isCritical = ({ call, fault }: Cell) => call.isOnce === true && fault.name === 'answer lost'

/** Returns all critical cells and `size` others; consecutive seeds cover all cells in turn. */
export function toSample(all: readonly Cell[], size: number, seed: number): readonly Cell[] {
  const others = all.filter((cell) => !isCritical(cell))
  const start = (seed % Math.ceil(others.length / size)) * size
  return [...all.filter(isCritical), ...others.slice(start, start + size)]
}

/** Groups cells into walks: those with the same fault, the same change and the same route. */
export function toWalks(chosen: readonly Cell[]): Cell[][] {
  const walks = new Map<string, Cell[]>()
  for (const cell of chosen) {
    const key = [cell.fault.name, cell.isEdited, routes.indexOf(cell.route)].join()
    walks.set(key, [...(walks.get(key) ?? []), cell])
  }
  return [...walks.values()]
}
