import type { FlowDefinition } from '../../../../engine/authoring.ts'

type Instructions = FlowDefinition['startUp']

/** Where a step keeps what an action answers, else where any other does; undefined when nobody keeps it. */
export function toSavePath({ steps, startUp }: FlowDefinition, step: string, action: string): string | undefined {
  const own = Object.values(steps[step]?.on ?? {})
  const others = [startUp, ...Object.values(steps).flatMap(({ on }) => Object.values(on ?? {}))]
  return [...own, ...others].flatMap(listAll).find(({ call, save }) => call === action && save !== undefined)?.save
}

const listAll = (list: Instructions): Instructions =>
  list.flatMap((instruction) => [instruction, ...Object.values(instruction.on ?? {}).flatMap(listAll)])
