import type { CompiledFlow, CompiledInstruction } from '../../definition/CompiledFlow.ts'

/** A compiled flow whose instructions do not have their places yet. */
type Unplaced = Omit<CompiledFlow, 'startUp' | 'steps'> & {
  readonly startUp: readonly object[]
  readonly steps: Readonly<Record<string, object>>
}

/** Gives each instruction of a flow its place in the file, such as `steps.X.on.submit.1`: hundreds of them need not be downloaded. */
export function toPlaced(flow: Unplaced): CompiledFlow {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is missing is what is given here
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
