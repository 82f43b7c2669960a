import type { JSONPath } from 'jsonc-parser'
import type { Check, FlowContext } from '../FlowContext.ts'
import type { InstructionDefinition } from '../StepDefinition.ts'
import type { Loose } from '../Loose.ts'
import { toExpressionSites } from '../expressionSites.ts'
import { isAskedFor, toAllForms } from '../forms.ts'
import { isEnding, toInstructions, toSteps } from '../instructions.ts'
import { toFieldSchema, toLayers } from '../schemaFields.ts'

/**
 * Finds expressions that need data which some way to them has forgotten. An expression does not need what it checks itself, with has() or
 * against null.
 */
export const checkForgotten: Check = (context) => {
  const { flow, schemas, expressions, report } = context
  if (!toInstructions(flow).some(({ instruction }) => instruction.forget)) return
  const forgottenAt = followForgotten(context)

  // A slot that is forgotten as a whole is reset, and most begin as something.
  const isThere = (read: string) => (flow.data?.[read]?.initial ?? null) !== null
  function look(source: string | undefined, path: JSONPath, forgotten: Forgotten): void {
    const checked = source === undefined ? undefined : expressions.check(source, undefined, true)
    const needed = checked?.ok ? checked.unguarded : []
    const place = [...forgotten].find((one) => needed.some((read) => isWithin(read, one) && !isThere(read)))
    if (place !== undefined) tell(place, path)
  }
  function tell(place: string, path: JSONPath): void {
    // An instruction that forgets the data and goes on is the most likely mistake.
    const by = toInstructions(flow).find(
      ({ instruction }) => instruction.forget?.includes(place) && !isEnding(instruction),
    )
    const isBehind = by && toListPath(by.path) === toListPath(path) && isEarlier(by.path, path)
    if (isBehind) {
      const message = `${by.owner} forgets ${place}, and needs it after that`
      const loses = [`read ${place.split('.')[0]}`, `forgotten ${place}`]
      const lost = { unless: [...place.split('.'), `ending of ${by.step}`], loses }
      report({ code: 'forgotten-data', path: [...by.path, 'forget'], message, hint: 'Forget it later', ...lost })
      return
    }
    report({
      code: 'forgotten-data',
      path,
      message: `${path[0] === 'steps' ? `step ${path[1]}` : 'the start-up'} needs ${place}, which a path to here has forgotten${by ? `, in ${by.owner}` : ''}`,
      about: place,
      unless: [...place.split('.'), `ending of ${by?.step}`, `forgotten ${place}`, 'the end'],
      hint: `Forget it later, or ask for it first: ${place.includes('.') ? `has(${place})` : `${place} != null`} && …`,
    })
  }
  const ask = (when: string | undefined, path: JSONPath) =>
    when !== undefined && look(flow.predicates?.[when]?.when, path, forgottenAt(path))

  const asked = new Map(toInstructions(flow).map(({ instruction, path }) => [path.join('.'), instruction.when]))
  /** Puts an expression behind the condition of its instruction, which may ask for what the expression needs. */
  const toGuarded = (source: string | undefined, path: JSONPath) => {
    const when = asked.get(path.slice(0, path.findLastIndex((part) => typeof part === 'number') + 1).join('.'))
    const condition = when === undefined ? undefined : flow.predicates?.[when]?.when
    return source === undefined || condition === undefined ? source : `(${condition}) ? [${source}] : []`
  }
  for (const { source, path } of toExpressionSites(context.flow))
    if (path[0] !== 'predicates') look(toGuarded(source, path), path, forgottenAt(path))
  for (const { instruction, path } of toInstructions(flow)) {
    ask(instruction.when, [...path, 'when'])
    const input = flow.actions?.[instruction.call ?? '']?.input
    for (const [name, slot = ''] of Object.entries(instruction.with ?? {})) {
      const { initial = null } = flow.data?.[slot] ?? {}
      if (input === undefined || !forgottenAt([...path, 'with']).has(slot)) continue
      // Some slots begin as what the call takes.
      const taken = toFieldSchema(schemas.open(input) ?? {}, [name], schemas.resolve)
      const required = toLayers(taken, schemas.resolve).flatMap((layer) => layer.required ?? [])
      const isAsked = new RegExp(`\\b${slot}\\b`).test(flow.predicates?.[instruction.when ?? '']?.when ?? '')
      if (required.some((field) => !(field in Object(initial))) && !isAsked) tell(slot, [...path, 'call'])
    }
  }
  for (const { form, path } of toAllForms(flow)) {
    ask(form.when, [...path, 'when'])
    ask(form.submitWhen, [...path, 'submitWhen'])
    for (const [name, field] of Object.entries(form.fields ?? {}))
      for (const kind of ['disabledWhen', 'readOnlyWhen'] as const) ask(field?.[kind], [...path, 'fields', name, kind])
  }
  for (const [name, { view }] of toSteps(flow))
    for (const [index, part] of (view ?? []).entries())
      if (typeof part === 'object') ask(part.when, ['steps', name, 'view', index, 'when'])
}

/** Returns the part of a path that leads to the instruction. */
const toOwn = (path: JSONPath) => path.slice(0, path.findIndex((part) => typeof part === 'number') + 1)
const toListPath = (path: JSONPath) => toOwn(path).slice(0, -1).join('.')
const isEarlier = (one: JSONPath, other: JSONPath) => Number(toOwn(one).at(-1)) < Number(toOwn(other).at(-1))

/** Checks whether a read such as `people[].code` is of a place, or of something in it. */
const isWithin = (read: string, place: string): boolean => `${read.replaceAll('[]', '')}.`.startsWith(`${place}.`)

/** Places in the data that some way to this point has forgotten and nothing has written since. */
type Forgotten = ReadonlySet<string>

const nothing: Forgotten = new Set()

/**
 * Follows what is forgotten along every way through a flow (a forward may-analysis). Returns a function that says what is forgotten at an
 * expression. A form that asks for a place makes it available again.
 */
function followForgotten({ flow, schemas }: Pick<FlowContext, 'flow' | 'schemas'>) {
  const steps = toSteps(flow)
  /** What is forgotten when a step is entered, or stays after one of its events. */
  const inSteps = new Map<string, Forgotten>()
  /** What is forgotten at an instruction, by its path: before it, and with `after` appended, after its call. */
  const atInstructions = new Map<string, Forgotten>()

  const arrive = (step: string | undefined, forgotten: Forgotten) =>
    step !== undefined && inSteps.set(step, union(inSteps.get(step), forgotten))

  const whileShown = (step: string): Forgotten =>
    new Set([...(inSteps.get(step) ?? nothing)].filter((place) => !isAskedFor(place, step, { flow, schemas })))

  const note = (place: JSONPath, forgotten: Forgotten) =>
    atInstructions.set(place.join('.'), union(atInstructions.get(place.join('.')), forgotten))

  const leave = (step: string | undefined, forgotten: Forgotten): Forgotten =>
    step === undefined
      ? forgotten
      : follow(flow.steps?.[step]?.on?.['leave'] ?? [], ['steps', step, 'on', 'leave'], step, forgotten)

  /** Returns what is forgotten at the end of the list. */
  function follow(list: Instructions, path: JSONPath, step: string | undefined, start: Forgotten): Forgotten {
    let before = start
    for (const [index, instruction] of list.entries()) {
      if (!instruction) continue
      const place = [...path, index]
      const { when, save, set = {}, fill = {}, forget = [], reset, to = step } = instruction
      const answered = without(before, save === undefined ? [] : [save])
      note(place, before)
      note([...place, 'after'], answered)

      const left = without(answered, Object.keys({ ...set, ...fill }))
      const after = reset
        ? nothing
        : union(
            left,
            forget.filter((one) => one !== undefined),
          )
      const isEnd = isEnding(instruction)
      if (isEnd && instruction.resumeAt === undefined)
        // A `leave` list runs while its step is already being left.
        arrive(to, instruction.to === undefined || path.at(-1) === 'leave' ? after : leave(step, after))
      const routes = Object.entries(instruction.on ?? {}).map(([outcome, route = []]) =>
        follow(route, [...place, 'on', outcome], step, before),
      )
      // If its condition does not hold, the list goes on with the state before it.
      const others = [...(isEnd ? [] : [after]), ...(when === undefined ? [] : [before]), ...routes]
      before = others.reduce<Forgotten>(union, nothing)
    }
    return before
  }

  let size
  do {
    size = toSize(inSteps)
    follow(flow.startUp ?? [], ['startUp'], undefined, nothing)
    for (const [name, { on = {} }] of steps)
      for (const [event, list = []] of Object.entries(on)) {
        if (event === 'leave') continue
        const start = event === 'enter' ? (inSteps.get(name) ?? nothing) : whileShown(name)
        arrive(name, follow(list, ['steps', name, 'on', event], name, start))
      }
  } while (toSize(inSteps) > size)

  return (path: JSONPath): Forgotten => {
    if (path[0] === 'steps' && path[2] !== 'on') return whileShown(String(path[1]))
    const length = path.findLastIndex((part) => typeof part === 'number') + 1
    const isBefore = path[length] === 'when' || path[length] === 'with'
    return atInstructions.get([...path.slice(0, length), ...(isBefore ? [] : ['after'])].join('.')) ?? nothing
  }
}

type Instructions = Loose<readonly InstructionDefinition[]>

const union = (a: Iterable<string> = [], b: Iterable<string> = []): Forgotten => new Set([...a, ...b])

/** Returns what is still forgotten once these places are written. */
const without = (forgotten: Forgotten, written: readonly string[]): Forgotten =>
  new Set([...forgotten].filter((place) => !written.some((one) => isAbout(one, place))))

const isAbout = (a: string, b: string): boolean => `${a}.`.startsWith(`${b}.`) || `${b}.`.startsWith(`${a}.`)

const toSize = (places: ReadonlyMap<string, Forgotten>) => [...places.values()].reduce((sum, { size }) => sum + size, 0)
