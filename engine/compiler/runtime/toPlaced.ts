import type { CompiledFlow, CompiledInstruction } from '../../definition/CompiledFlow.ts'

/** A compiled flow whose instructions do not have their paths yet. */
type Unplaced = Omit<CompiledFlow, 'startUp' | 'steps'> & {
  readonly startUp: readonly object[]
  readonly steps: Readonly<Record<string, object>>
}

/** Adds to each instruction of a flow its path in the file, such as `steps.X.on.submit.1`, which saves downloading hundreds of them. */
export function toPlaced(flow: Unplaced): CompiledFlow {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the missing paths are added below
  const placed = flow as CompiledFlow
  placeAll(placed.startUp, 'startUp')
  for (const [name, { on }] of Object.entries(placed.steps))
    for (const [event, list] of Object.entries(on)) placeAll(list, `steps.${name}.on.${event}`)
  return placed
}

function placeAll(list: readonly CompiledInstruction[], place: string): void {
  for (const [index, instruction] of list.entries()) {
    const at = `${place}.${index}`
    Object.assign(instruction, { at })
    for (const [outcome, route] of Object.entries(instruction.call?.on ?? {})) placeAll(route, `${at}.on.${outcome}`)
  }
}
