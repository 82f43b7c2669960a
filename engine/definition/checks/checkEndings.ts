import type { JSONPath } from 'jsonc-parser'
import { withReached } from '../Loose.ts'
import type { Check, FlowContext } from '../FlowContext.ts'
import { toList, toLostPlace } from '../consequences.ts'
import { toWrittenPath } from '../toWrittenPath.ts'
import {
  createResetTest,
  hasComponent,
  isEnding,
  type ListSite,
  toInstructions,
  toItems,
  toLists,
  toSteps,
  toTargets,
  withRoutes,
} from '../instructions.ts'

const endings = ['issue', 'dialog', 'stay', 'to', 'resumeAt'] as const

/** Finds events that could run off the end of their list, instructions and failures with two ends, and instructions after an end. */
export const checkEndings: Check = (context) => {
  const { source, flow, report } = context
  for (const [index, failure] of (flow.failures ?? []).entries()) {
    const [first, second] = (['to', 'screen', 'text'] as const).filter((name) => failure?.[name] !== undefined)
    if (first === undefined || second === undefined) continue
    const message = `a failure ${first === 'to' ? 'leads to' : 'is shown on'} ${failure?.[first]}, and its ${second} is never shown`
    report({ code: 'two-ends', path: ['failures', index, second], at: 'key', message, hint: 'Keep one of them' })
  }
  for (const site of toLists(flow)) {
    const items = toItems(site)
    for (const { instruction, path } of items) {
      const found = endings.filter((ending) => instruction[ending] !== undefined)
      if (found.length < 2) continue
      const message = `${site.owner} has an instruction with two ends, ${found.slice(0, 2).join(' and ')}`
      report({ code: 'two-ends', path: [...path, found[1] ?? ''], at: 'key', message, hint: 'Keep one of them' })
    }
    const turn = site.event === 'leave' && items.find(({ instruction }) => isEnding(instruction))
    if (turn) {
      const ending = endings.find((name) => turn.instruction[name] !== undefined) ?? 'to'
      const message = `${site.owner} has ${ending} on leave, when it is left for another step already`
      const loses = [`ways from ${site.step}`]
      report({ code: 'two-ends', path: [...turn.path, ending], at: 'key', message, hint: 'Take it away', loses })
    }
    const end = items.findIndex(({ instruction }) => instruction.when === undefined && isEnding(instruction))
    const after = end === -1 ? undefined : items[end + 1]
    if (after)
      report({
        code: 'dead-instruction',
        ...toRowBehind(items[end]?.path ?? [], after.path, context),
        message: `${after.owner} has an instruction after the end of its list, which is never reached`,
        hint: 'Take it out, or give the one that ends the list a "when"',
        unless: [toLostPlace(source.flow, items[end]?.path ?? site.path), after.owner],
        loses: [toLostPlace(source.flow, [...(items[end]?.path ?? site.path), 'when'])],
      })
    const isIncomplete =
      items.length < site.list.length || items.some(({ instruction }) => instruction.do !== undefined)
    if (end === -1 && !isIncomplete && !mayFallThrough(site, flow)) {
      const unless = [site.path, ...items.map(({ path }) => path)].map((path) => toLostPlace(source.flow, path))
      const noEnd = toNoEnd(site, context)
      const loses = [`ways from ${site.step}`, toLostPlace(source.flow, noEnd.path)]
      report({ code: 'no-end', ...noEnd, unless, loses })
    }
  }
}

/** Returns the place of what follows an end: behind an end in the list itself, the row that names a procedure. */
function toRowBehind(end: JSONPath, after: JSONPath, { source, flow }: FlowContext) {
  const [own, next] = [end, after].map((path) => toWrittenPath(flow, path))
  const isInList = own?.[0] !== 'procedures' && next?.[0] === 'procedures'
  return isInList && own ? { file: source.flow, path: [...own.slice(0, -1), Number(own.at(-1)) + 1] } : { path: after }
}

/** Finds instructions that run twice in a row for no reason. */
export const checkRepeats: Check = ({ source, written, report }) => {
  const nowhere = { step: undefined, event: undefined, isRoute: false }
  const procedures = Object.entries(written.procedures ?? {}).flatMap(([name, procedure]) => [
    ...withRoutes({
      list: procedure?.do ?? [],
      path: ['procedures', name, 'do'],
      owner: `procedure ${name}`,
      ...nowhere,
    }),
  ])
  for (const { list, path, owner } of [...toLists({ ...written, procedures: {} }), ...procedures])
    for (const [index, one] of list.entries()) {
      for (const [at, name] of (one?.forget ?? []).entries()) {
        if (one?.forget?.indexOf(name) === at) continue
        const message = `${owner} forgets ${name} twice`
        const place = [...path, index, 'forget', at]
        report({ code: 'name-taken', file: source.flow, path: place, message, hint: 'Keep one of them' })
      }
      // A repeated end is reported as an instruction after an end.
      if (index === 0 || !one || (one.when === undefined && isEnding(one))) continue
      if (JSON.stringify(one) !== JSON.stringify(list[index - 1])) continue
      const message = `${owner} does the same thing twice in a row`
      const place = [...path, index]
      const again = Object.keys(one.set ?? {}).map((target) => `${target} set again`)
      const loses = [toLostPlace(source.flow, place), ...again]
      report({ code: 'name-taken', file: source.flow, path: place, message, hint: 'Keep one of them', loses })
    }
}

/** Checks whether a list may end without an end: nobody waits for some events, and a route returns to what follows its call. */
function mayFallThrough({ isRoute, step, event = '' }: ListSite, flow: FlowContext['flow']): boolean {
  if (isRoute || event === 'leave' || /^change\b/.test(event)) return true
  if (event !== 'enter') return false
  // A step that shows a component, such as a spinner, has to say how its work ends.
  return !hasComponent(flow.steps?.[step ?? ''] ?? {})
}

function toNoEnd({ list, path, owner, event }: ListSite, { source, flow, written }: FlowContext) {
  const last = list.length > 0 ? [...path, list.length - 1] : path
  const place = event === undefined ? owner : `${owner}, on ${event},`
  const lists = toLists(written)
  const own = lists.find((one) => one.path.join() === path.join())?.list ?? []
  // What other lists do before they go on is no end of theirs.
  const isShared = lists.some((one) =>
    one.list.some((item, at) => at < one.list.length - 1 && item?.do === own.at(-1)?.do),
  )
  const isDone = own.at(-1)?.do !== undefined && toWrittenPath(flow, last)[0] === 'procedures'
  return {
    ...(isDone && isShared ? { file: source.flow, path: [...path, own.length - 1] } : { path: last }),
    message: `${place} may reach the end of its list without saying where to go`,
    hint: 'End it with an instruction without "when" that has "to", "stay", "issue" or "dialog"',
  }
}

/** Finds steps that nobody can leave: no route leads on, or none to an end of the application, and they are not marked as an ending. */
export const checkWaysOut: Check = ({ source, flow, report }) => {
  const steps = new Map(toSteps(flow))

  const hasEnds = [...steps.values()].some(({ ending }) => ending !== undefined)
  const leadsTo = new Map<string, Set<string>>([...steps.keys()].map((name) => [name, new Set()]))
  const comesFrom = new Map<string, Set<string>>([...steps.keys()].map((name) => [name, new Set()]))
  const isReset = createResetTest(flow)
  for (const { instruction, step, path } of toInstructions(flow)) {
    // A reset is no way on: it ends the application, and a flow with endings has to mark that step as one.
    if ((instruction.reset || isReset(path)) && hasEnds) continue
    for (const target of toTargets(instruction, flow)) {
      if (step === undefined || target === step) continue
      leadsTo.get(step)?.add(target)
      comesFrom.get(target)?.add(step)
    }
  }
  const leading = toInstructions(flow).filter(
    ({ instruction: { to, reset }, step = '', path }) =>
      to !== undefined && to !== step && !reset && !isReset(path) && steps.get(step)?.ending !== undefined,
  )
  for (const [index, { instruction, path, step = '' }] of leading.entries()) {
    const all = leading.filter((other) => other.step === step)
    if (all[0] !== leading[index]) continue
    const targets = toList([...new Set(all.map((one) => one.instruction.to ?? ''))])
    report({
      code: 'no-end',
      // If several ways lead on, `ending` is what is wrong.
      path: all.length > 1 ? ['steps', step, 'ending'] : [...path, 'to'],
      message: `step ${step} is an ending, but leads on to ${all.length > 1 ? targets : instruction.to}`,
      hint: 'Take "ending" away, or start over with "reset": true',
      loses: [`ending of ${step}`, 'what was entered', ...(all.length > 1 ? [] : ['the end'])],
    })
  }
  // A step without Back on which nothing happens is an end without saying so.
  const isEnd = (name: string) => {
    const { ending, back, on } = steps.get(name) ?? {}
    return ending !== undefined || (back === 'bar' && Object.keys(on ?? {}).length === 0)
  }
  const ended = withReached([...steps.keys()].filter(isEnd), (step) => comesFrom.get(step) ?? [])
  const told = new Set<string>()
  for (const name of steps.keys()) {
    if (told.has(name) || ended.has(name) || (!hasEnds && leadsTo.get(name)?.size)) continue
    const reached = withReached(leadsTo.get(name) ?? [], (step) => leadsTo.get(step) ?? [])
    for (const step of reached) if (reached.has(name)) told.add(step)
    const others = [...reached].filter((step) => step !== name)
    report({
      code: 'no-way-out',
      path: ['steps', name],
      at: 'key',
      message:
        others.length === 0
          ? `no route leads from step ${name} to another one`
          : `from step ${name} no route leads to an end of the application, only to ${others.join(', ')}`,
      hint: 'Lead it on, or say with "ending" that the application ends there',
      unless: [name, ...others].flatMap((one) => [
        `ways from ${one}`,
        toLostPlace(source.flow, ['steps', one, 'ending']),
      ]),
      loses: ['a way out'],
    })
  }
}
