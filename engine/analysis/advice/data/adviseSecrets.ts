import type { JSONPath } from 'jsonc-parser'
import { type Advice, toNameWords } from '../Advice.ts'
import { toExpressionSites } from '../../../definition/expressionSites.ts'
import { toAllForms, toForms } from '../../../definition/forms.ts'
import type { FlowDefinition, LinkedFlow } from '../../../definition/index.ts'
import { createResetTest, isEnding, toInstructions, toItems, toLists } from '../../../definition/instructions.ts'
import { listSecrets } from '../../../definition/personal.ts'
import { toFieldSchema } from '../../../definition/schemaFields.ts'
import type { InstructionDefinition } from '../../../definition/StepDefinition.ts'
import type { Loose } from '../../../definition/Loose.ts'
import { listPlaces, listRoots } from '../terms.ts'

type Instructions = readonly InstructionDefinition[]

/**
 * Finds secrets that are still kept where the application ends, although an instruction on another way forgets them. Follows what a
 * form asks for and what a call answers along every way; `adviseForgetting` finds what nothing forgets.
 */
export const adviseSecrets: Advice = function* ({ flow }) {
  const { definition } = flow
  const lists = listForgets(flow)
  const kept: string[] = []
  // What is always forgotten together was most likely lost together.
  const isTogether = (one: string, other: string) =>
    lists.every((list) => !isForgotten(one, [list]) || isForgotten(other, [list]))
  const held = listSecrets(flow).flatMap((place) => {
    const found = isForgotten(place, lists) ? followSecret(place, flow) : new Map<string, Holding>()
    const [end] = Object.entries(definition.steps).find(([name, { ending }]) => ending && found.has(name)) ?? []
    const way = found.get(end ?? '')
    return way ? [{ place, end, way }] : []
  })
  for (const { place, end, way } of held.toSorted((a, b) => Number(!a.way.path) - Number(!b.way.path))) {
    if (kept.some((one) => isTogether(one, place) || isTogether(place, one))) continue
    kept.push(place)
    yield {
      code: 'never-forgotten',
      ...(way.path ? { path: way.path } : { path: ['data', place.split('.')[0] ?? ''], at: 'key' as const }),
      message: `${place} is secret, and a way from ${way.from} to ${end}, where the application ends, does not forget it`,
      hint: `Add "forget": ["${place}"] on that way, as on the others`,
      unless: ['what was entered', 'a forget', place, ...place.split('.').slice(0, 1)],
    }
  }
}

/** Lists what the instructions that forget something forget. */
const listForgets = ({ definition }: LinkedFlow): readonly (readonly (string | undefined)[])[] =>
  toInstructions(definition).flatMap(({ instruction: { forget } }) => (forget ? [forget] : []))

const isForgotten = (place: string, lists: ReturnType<typeof listForgets>) =>
  lists.flat().some((one) => one !== undefined && isWithin(place, one))

const isWithin = (place: string, whole: string) => `${place}.`.startsWith(`${whole}.`)

/** How a secret reached a step that still holds it. */
interface Holding {
  /** The step that asks for it, or whose call returns it. */
  readonly from: string
  /** The instruction that leaves the form that asks for it. */
  readonly path?: JSONPath
}

/** Finds the steps at which a place may hold a value, and how the value got there. */
function followSecret(place: string, { definition, schemas }: LinkedFlow): ReadonlyMap<string, Holding> {
  const [slot = '', ...keys] = place.split('.')
  const held = new Map<string, Holding>()
  const isAsked = (name: string) =>
    toForms(name, definition.steps[name] ?? {}).some(({ form }) => {
      const schema = form.data !== slot || form.schema === undefined ? undefined : schemas.open(form.schema)
      return schema !== undefined && toFieldSchema(schema, keys, schemas.resolve) !== undefined
    })
  const queue = Object.keys(definition.steps)
  const arrive = (step: string, way: Holding | undefined) => {
    if (!way || held.has(step)) return
    held.set(step, way)
    queue.push(step)
  }

  /** Returns what is held at the end of the list. */
  function follow(list: Instructions, path: JSONPath, step: string, start: Holding | undefined): Holding | undefined {
    let way = start
    for (const [index, instruction] of list.entries()) {
      const { when, on = {}, reset, to } = instruction
      const at = [...path, index]
      for (const [outcome, route] of Object.entries(on)) follow(route, [...at, 'on', outcome], step, way)
      const after = reset ? undefined : toAfter(instruction, step, way)
      if (to !== undefined) {
        const left = follow(definition.steps[step]?.on['leave'] ?? [], ['steps', step, 'on', 'leave'], step, after)
        arrive(to, left?.from === step && isAsked(step) ? { from: step, path: at } : left)
      } else if (isEnding(instruction)) arrive(step, after)
      if (when === undefined) way = after
      else if (!isEnding(instruction)) way ??= after
      if (isEnding(instruction) && when === undefined) return way
    }
    return way
  }

  function toAfter({ save, set = {}, forget = [] }: InstructionDefinition, step: string, before: Holding | undefined) {
    if (forget.some((one) => isWithin(place, one))) return undefined
    const written = Object.entries(set).find(([target]) => isWithin(place, target))
    // An expression that reads the slot may carry the secret over; any other value overwrites it.
    if (written) return written[1].split(/\W+/).includes(place.split('.')[0] ?? '') ? before : undefined
    return save !== undefined && isWithin(place, save) ? { from: step } : before
  }

  // Visits each step once, and again if a way to it turns out to carry the secret.
  for (const name of queue)
    for (const [event, list] of Object.entries(definition.steps[name]?.on ?? {})) {
      if (event === 'leave') continue
      const start = event === 'enter' || !isAsked(name) ? held.get(name) : { from: name }
      const left = follow(list, ['steps', name, 'on', event], name, start)
      if (event === 'enter') arrive(name, left)
    }
  return held
}

/** Finds slots that hold a secret that nothing forgets. */
export const adviseForgetting: Advice = function* ({ flow }) {
  for (const place of listSecrets(flow)) {
    const [slot = '', ...keys] = place.split('.')
    if (isForgotten(place, listForgets(flow))) continue
    // A step that asks for it and has no "leave" has most likely lost all that it forgot.
    const isLeft = Object.entries(flow.definition.steps).every(
      ([name, step]) => step.on['leave'] || toForms(name, step).every(({ form }) => form.data !== slot),
    )
    yield {
      code: 'never-forgotten',
      path: ['data', slot],
      at: 'key',
      message: `slot ${slot} holds ${keys.join('.') || 'something'} that is secret, and nothing forgets it`,
      hint: `Add "forget": ["${place}"] where it is no longer needed`,
      unless: [slot, place, `mark of ${keys.at(-1)}`],
      loses: isLeft ? [] : ['a forget'],
    }
  }
}

/** How many ways back to the start have to reset before the others are expected to. */
const custom = 3

/**
 * Finds start-ups, waiting steps and buttons to start over that lead to the start and keep the answers where others reset. Another
 * button may lead there for somebody who wants to change an answer.
 */
export const adviseAnew: Advice = function* ({ flow: { definition } }) {
  const { start, predicates } = definition
  const isReset = createResetTest(definition)
  const ways = toInstructions(definition).filter(({ instruction }) => instruction.to === start)
  // A start-up that stays leaves the applicant at the start.
  const stays = toInstructions(definition).filter(({ step, instruction }) => step === undefined && instruction.stay)
  const back = [...ways, ...stays]
  const resets = back.filter(({ instruction }) => instruction.reset)
  if (resets.length < custom) return
  for (const { instruction, path, step, event, owner } of back) {
    const { when = '', reset, set, forget } = instruction
    if (reset || set || forget || isReset(path)) continue
    // A button may lead back to change an answer, unless others of its name start over.
    const isAnew = event === 'enter' || resets.some((one) => isNamedAfter(event, one.event))
    if (step !== undefined && !isAnew) continue
    if (step === undefined && predicates[when]?.when.includes('saved == null')) continue
    const leads = instruction.to === undefined ? 'stays at' : 'leads back to'
    const message = `${owner} ${leads} the start and keeps what was entered, where others start over`
    const unless = [`ending of ${step}`, `sense of ${when}`]
    yield { code: 'never-forgotten', path, message, hint: 'Add "reset": true', loses: ['what was entered'], unless }
  }
}

/** Checks whether an event has all words of another one: confirmStartOver and startOver. */
const isNamedAfter = (event = '', other = '') =>
  !/^(?:enter|submit|)$/.test(other) && toNameWords(other).every((word) => toNameWords(event).includes(word))

/** Finds endings that keep what was entered when they are left, where another ending of their kind starts over. */
export const adviseLeftEndings: Advice = function* ({ flow: { definition } }) {
  const endings = Object.entries(definition.steps).filter(([, { ending }]) => ending !== undefined)
  const isReset = ([, { on }]: (typeof endings)[number]) => on['leave']?.some(({ reset }) => reset) === true
  for (const [step, definitionOf] of endings) {
    const { ending, back } = definitionOf
    const other = endings.find((one) => isReset(one) && one[1].ending === ending && one[1].back === back)
    if (!other || isReset([step, definitionOf])) continue
    const message = `step ${step} keeps what was entered when it is left, and ${other[0]} starts over`
    const hint = 'Add "leave": [{ "reset": true }]'
    yield {
      code: 'never-forgotten',
      path: ['steps', step, 'on'],
      at: 'key',
      message,
      hint,
      unless: [step, other[0]].map((one) => `ending of ${one}`),
    }
  }
}

/** Finds values that are lost at once, since the same list writes the whole anew before anything has looked at them. */
export const adviseLostWrites: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const items = toItems(site)
    for (const [at, { instruction, path, owner }] of items.entries())
      for (const [target, value = ''] of isEnding(instruction) ? [] : Object.entries(instruction.set ?? {})) {
        const rest = items.slice(at + 1).map((one) => one.instruction)
        const isAnew = ({ when, set = {} }: (typeof rest)[number]) =>
          when === undefined && Object.keys(set).some((one) => isWithin(target, one))
        const end = rest.findIndex((one) => isAnew(one) || isEnding(one) || isLooking(one, target, definition))
        const next = rest[end]
        // What is only emptied first is lost on purpose.
        if (!next || !isAnew(next) || isLooking(next, target, definition) || listRoots(value).length === 0) continue
        const message = `${owner} sets ${target} here, and sets it again after that, so that this is lost`
        const [hint, unless] = ['Put it after that, or take it out', [...target.split('.'), `${target} set again`]]
        yield { code: 'forgotten-data', path: [...path, 'set', target], message, hint, unless }
      }
  }
}

/** Checks whether an instruction may read a place, or what it is in. */
function isLooking(one: Loose<InstructionDefinition>, place: string, { predicates }: FlowDefinition): boolean {
  const { call, track, when = '', set, fill, say, issue, resumeAt } = one
  const sources = [predicates[when]?.when, resumeAt, ...Object.values({ ...fill, ...say?.params, ...issue?.params })]
  const [slot = ''] = place.split('.')
  return (
    Boolean(call ?? track) ||
    [...sources, ...Object.values(set ?? {})].some((source) => listRoots(source).includes(slot))
  )
}

const toNames = (value = '') => [...value.matchAll(/'([^']*)'/g)].map(([, name = '']) => name)

/** Finds answers that are lost: a form asks for them, and what takes over its other answers for the next form leaves them out. */
export const adviseLostAnswers: Advice = function* ({ flow: { definition, schemas } }) {
  const sites = toInstructions(definition)
  const read = new Set(toExpressionSites(definition).flatMap(({ source }) => listPlaces(source)))
  const listAsked = (slot: string, at?: string) =>
    toAllForms(definition).flatMap(({ step, form: { data, schema = '' } }) =>
      data === slot && (at === undefined || at === step) ? Object.keys(schemas.open(schema)?.properties ?? {}) : [],
    )
  for (const { step, event, instruction, path, owner } of sites)
    for (const [target, value = ''] of event === 'submit' ? Object.entries(instruction.set ?? {}) : []) {
      const [, start = '', slot = ''] = /^(\w+\((\w+), )\['[^\]]*'\]\)$/.exec(value) ?? []
      const [taken, next] = [toNames(value), listAsked(target)]
      // What another place keeps of the form counts as one of its answers.
      const kept = sites.flatMap(({ instruction: { set = {} } }) =>
        set[slot]?.startsWith(start) && taken.every((one) => toNames(set[slot]).includes(one))
          ? toNames(set[slot])
          : [],
      )
      const isLost = (field: string) => !taken.includes(field) && kept.includes(field) && !read.has(`${slot}.${field}`)
      const lost = listAsked(slot, step).find((field) => isLost(field) && next.includes(field))
      if (lost === undefined || slot === target || taken.some((one) => !next.includes(one))) continue
      const message = `${owner} takes ${taken.join(', ')} over from ${slot} into ${target}, and not ${lost}, which the form asks for, and which nothing else reads`
      const hint = `Add '${lost}'`
      yield { code: 'forgotten-data', path: [...path, 'set', target], message, hint, unless: [lost, slot, target] }
    }
}
