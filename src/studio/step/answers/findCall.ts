import type { CompiledFlow, CompiledInstruction } from '../../../../engine/index.ts'

/** A call of an action, and the instructions that come after it. */
export interface CallPlace {
  readonly call: NonNullable<CompiledInstruction['call']>
  readonly rest: readonly CompiledInstruction[]
}

/** Where a step calls an action, else where any other part of the flow does. */
export function findCall({ steps, startUp }: CompiledFlow, step: string, action: string): CallPlace | undefined {
  const own = Object.values(steps[step]?.on ?? {})
  const others = Object.values(steps).flatMap(({ on }) => Object.values(on))
  for (const list of [...own, startUp, ...others]) {
    const place = findIn(list, action, [])
    if (place) return place
  }
  return undefined
}

function findIn(list: CallPlace['rest'], action: string, after: CallPlace['rest']): CallPlace | undefined {
  for (const [index, { call, ...others }] of list.entries()) {
    const rest = isEnd(others) ? [] : [...list.slice(index + 1), ...after]
    if (call?.action === action) return { call, rest }
    for (const route of Object.values(call?.on ?? {})) {
      const place = findIn(route, action, rest)
      if (place) return place
    }
  }
  return undefined
}

/** Whether an instruction ends its event. */
export const isEnd = ({ to, stay, dialog, issue, resumeAt }: CompiledInstruction): boolean =>
  [to, stay, dialog, issue, resumeAt].some((end) => end !== undefined)
