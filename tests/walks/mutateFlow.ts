import type { Draw } from './createDraw.ts'

type Fields = Record<string, unknown>
type List = Fields[]

/** A change that somebody might make to a flow by mistake: in words, and the flow after it. */
export interface Mutant {
  readonly words: string
  readonly flow: unknown
}

/** Changes one thing in a flow at random: removes, repeats, moves or rewrites an instruction. */
export function mutateFlow(original: unknown, draw: Draw): Mutant {
  const flow = toFields(structuredClone(original))
  const lists = listLists(flow)
  const { at, list } = draw.pick(lists)
  const place = draw.below(list.length)
  const instruction = list[place] ?? {}
  const words = `${at}.${place}`
  const predicates = Object.keys(toFields(flow['predicates']))
  const steps = Object.keys(toFields(flow['steps']))

  const changes: readonly (() => string)[] = [
    () => {
      list.splice(place, 1)
      return 'left out'
    },
    () => {
      const [moved] = list.splice(place, 1)
      if (moved) list.splice(draw.below(list.length + 1), 0, moved)
      return 'moved'
    },
    () => {
      list.splice(place, 0, structuredClone(instruction))
      return 'said twice'
    },
    () => {
      delete instruction['when']
      return 'without its condition'
    },
    () => {
      instruction['when'] = draw.pick(predicates)
      return `when ${String(instruction['when'])}`
    },
    () => {
      if (instruction['to'] !== undefined) instruction['to'] = draw.pick(steps)
      return `to ${String(instruction['to'])}`
    },
    () => {
      const part = draw.pick(['save', 'set', 'fill', 'reset', 'track', 'say'])
      delete instruction[part]
      return `without ${part}`
    },
    () => {
      const routes = toFields(instruction['on'])
      for (const outcome of Object.keys(routes)) routes[outcome] = [{ to: draw.pick(steps) }]
      return 'with other routes'
    },
  ]
  const done = draw.pick(changes)()
  return { words: `${words} ${done}`, flow }
}

function listLists(flow: Fields): readonly { readonly at: string; readonly list: List }[] {
  const found: { at: string; list: List }[] = []
  const add = (at: string, value: unknown): void => {
    const list = toList(value)
    if (list.length === 0) return
    found.push({ at, list })
    for (const [index, instruction] of list.entries())
      for (const [outcome, route] of Object.entries(toFields(instruction['on'])))
        add(`${at}.${index}.on.${outcome}`, route)
  }
  add('startUp', flow['startUp'])
  for (const [name, step] of Object.entries(toFields(flow['steps'])))
    for (const [event, list] of Object.entries(toFields(toFields(step)['on']))) add(`steps.${name}.on.${event}`, list)
  return found
}

// These return the flow's own objects, which the mutation changes in place.
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toFields = (value: unknown): Fields => (isFields(value) ? value : {})
const isList = (value: unknown): value is List => Array.isArray(value) && value.every(isFields)
const toList = (value: unknown): List => (isList(value) ? value : [])
