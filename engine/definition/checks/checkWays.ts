import { withReached } from '../Loose.ts'
import type { Check } from '../FlowContext.ts'
import { toLostPlace } from '../consequences.ts'
import { toClauses } from '../predicates.ts'
import { toInstructions, toOwnInstructions, toSteps, toTargets } from '../instructions.ts'

/** Finds steps that no path reaches from the start, the start-up, or a failure. */
export const checkReachability: Check = ({ flow, report }) => {
  const leadsTo = (step: string | undefined) =>
    toOwnInstructions(flow, step).flatMap(({ instruction }) => toTargets(instruction, flow))
  const afterFailures = (flow.failures ?? []).flatMap((failure) => failure?.to ?? [])
  const reached = withReached([...[flow.start ?? []].flat(), ...afterFailures, ...leadsTo(undefined)], leadsTo)
  for (const [name] of toSteps(flow)) {
    if (reached.has(name)) continue
    const message = `step ${name} cannot be reached from the start`
    report({
      code: 'unreachable-step',
      path: ['steps', name],
      at: 'key',
      message,
      hint: 'Add a route to it, or take it out',
      // Steps behind an unreachable one only follow from it.
      loses: [`view of ${name}`, ...leadsTo(name).map((next) => `way to ${next}`)],
      unless: [name, `way to ${name}`, 'a way'],
    })
  }
}

/** Finds procedures and predicates that contain themselves, and steps and dialogs that lead back to themselves. */
export const checkCircles: Check = ({ source, flow, report }) => {
  const { predicates = {}, procedures = {} } = flow
  const entered = toInstructions(flow).filter(({ event, instruction }) => event === 'enter' && instruction.to)
  const told = new Set<string | undefined>()
  for (const { instruction, path, step } of entered) {
    const found = new Set([instruction.to])
    // Another condition may break a circle of several steps, so only ways with the same one, or without any, are followed.
    for (const name of found)
      for (const next of entered)
        if (next.step === name && [undefined, instruction.when].includes(next.instruction.when))
          found.add(next.instruction.to)
    const isAtOnce = instruction.to === step
    if (!isAtOnce && (!found.has(step) || told.has(step))) continue
    for (const name of found) told.add(name)
    const message = `step ${step} enters itself${isAtOnce ? '' : ` by way of ${instruction.to}`}, over and over`
    report({
      code: 'circle',
      path: [...path, 'to'],
      message,
      hint: 'End its "enter" with "stay", or lead it elsewhere',
      // Where the step was meant to lead, and what follows there, is unknown.
      loses: ['a way', ...[step, ...found].map((one) => `ways from ${one}`), toLostPlace(source.flow, path)],
    })
  }
  for (const [name, { dialogs = {}, on = {}, ending }] of toSteps(flow)) {
    for (const [dialog, definition] of Object.entries(dialogs))
      for (const { action = '' } of (definition?.buttons ?? []).flatMap((button) => button ?? [])) {
        const [first] = on[action] ?? []
        if (first?.dialog !== dialog || first.when !== undefined) continue
        const message = `a button of dialog ${dialog} of step ${name} sends ${action}, which opens the same dialog again`
        const path = ['steps', name, 'on', action, 0, 'dialog']
        report({ code: 'circle', path, message, hint: 'Lead it elsewhere, or end it with "stay"' })
      }
    for (const { instruction, path } of ending === undefined ? [] : toOwnInstructions(flow, name)) {
      if (!instruction.reset || instruction.to !== name) continue
      const message = `step ${name} is an ending, and starts over at itself, so that nobody gets out of it`
      report({ code: 'circle', path: [...path, 'to'], message, hint: 'Lead it to the first step' })
    }
  }
  // Expanding a flow leaves the name of an existing procedure only within itself.
  const round = new Set<string>()
  for (const { instruction, path, owner } of toInstructions(flow)) {
    const { do: name } = instruction
    if (name === undefined || !Object.hasOwn(procedures, name)) continue
    // Each procedure on a way around leads back to itself.
    const isTold = round.has(owner) || round.has(`procedure ${name}`)
    round.add(owner).add(`procedure ${name}`)
    if (isTold) continue
    const message = `${owner} does ${name}, which leads back to itself`
    const hint = 'Take one of the two out of the other'
    report({ code: 'circle', path: [...path, 'do'], message, hint, loses: [name, owner] })
  }
  for (const name of Object.keys(predicates)) {
    const toInner = (predicate: string) => toClauses(predicates[predicate] ?? {})
    if (!withReached(toInner(name), toInner).has(name)) continue
    const [message, hint] = [`predicate ${name} is defined by itself`, 'Define one of the two differently']
    const loses = [`meaning of ${name}`, `sense of ${name}`]
    report({ code: 'circle', path: ['predicates', name], at: 'key', message, hint, loses })
  }
}

/** Finds one-time actions that Back or a wait could repeat, and steps whose "back" does not fit how they are left. */
export const checkBack: Check = ({ flow, report }) => {
  const acts = Object.entries(flow.actions ?? {}).filter(([, action]) => action?.once)
  for (const [name, action] of acts) {
    if (!action?.waits) continue
    const message = `action ${name} is a one-time act that waits, so that the step could be left in the middle of it`
    report({ code: 'act-waits', path: ['actions', name, 'once'], message, hint: 'Keep "once" or "waits"' })
  }
  for (const { instruction, path, owner, event = '' } of toInstructions(flow)) {
    const { call } = instruction
    const isByItself = event === 'enter' || event === 'leave' || event.startsWith('change ')
    if (!isByItself || !acts.some(([name]) => name === call)) continue
    const message = `${owner} calls ${call}, a one-time act, on ${event}, which nobody asks for`
    report({
      code: 'act-by-itself',
      path: [...path, 'call'],
      message,
      hint: 'Call it in an event that a button sends',
    })
  }
  for (const [name, { back, on }] of toSteps(flow)) {
    if (back !== 'bar' && on?.['leave']?.some((one) => one?.reset && one.when === undefined)) {
      const message = `step ${name} forgets everything when it is left, and Back leads into the cleared application`
      report({ code: 'forgotten-data', path: ['steps', name], at: 'key', message, hint: 'Add "back": "bar"' })
    }
    // A step that a failure leads to is passed over on the way back to where it happened.
    if (back !== 'skip' || on?.['enter'] || flow.failures?.some((failure) => failure?.to === name)) continue
    const message = `step ${name} is passed over by Back and Forward, but does not go on by itself`
    report({
      code: 'skipped-step',
      path: ['steps', name, 'back'],
      message,
      hint: 'Give it an "enter", or let "back" be',
      unless: [`ways from ${name}`],
    })
  }
}

/** Finds steps whose progress is less than at each step before them or more than at each one after, and a start that is an ending or comes too late. */
export const checkProgressOrder: Check = ({ flow, report }) => {
  if (!Object.hasOwn(flow.steps ?? {}, flow.start ?? '')) return
  const ways = toInstructions(flow).flatMap(({ step: from, instruction: { to, reset } }) =>
    // Starting over, or staying at a step, is not progress.
    to === undefined || reset || to === from ? [] : [{ from, to }],
  )
  const { ending, progress: first = 0 } = flow.steps?.[flow.start ?? ''] ?? {}
  if (ending !== undefined) {
    const message = `the flow starts at ${flow.start}, where the application ends`
    return report({ code: 'no-end', path: ['start'], message, hint: 'Start at the first step' })
  }
  const into = new Map<string, typeof ways>()
  for (const way of ways) into.set(way.to, [...(into.get(way.to) ?? []), way])
  const early = toSteps(flow).filter(([name, { progress = 100 }]) => progress < first && into.has(name))
  if (early.length > 1) {
    const message = `the flow starts at ${flow.start} with a progress of ${first}, but ${early.length} steps come before it, such as ${early[0]?.[0]}`
    return report({ code: 'out-of-range', path: ['start'], message, hint: 'Start at the first step' })
  }
  const leads = new Set(ways.map(({ from, to }) => `${from} ${to}`))
  const afterFailures = (flow.failures ?? []).flatMap((failure) => failure?.to ?? [])
  const progressOf = (step: string | undefined) => flow.steps?.[step ?? '']?.progress
  /** Returns what the steps before and after one allow, and how far it is off; `left` is a step to leave out. */
  const toRange = (name: string, progress: number, left?: string) => {
    // At the start and after a failure there is no step before.
    const before = [
      ...(into.get(name) ?? []).flatMap(({ from }) => (from === left ? [] : (progressOf(from) ?? 0))),
      ...(afterFailures.includes(name) || name === flow.start ? [0] : []),
    ]
    // A step beside the way leads back to where it was opened, and whoever is asked again begins anew.
    const own = toOwnInstructions(flow, name)
    const after = own.flatMap(({ instruction: { to = name, reset } }) => {
      const isOnward = !reset && ![name, flow.start, left].includes(to) && !leads.has(`${to} ${name}`)
      return isOnward && flow.steps?.[to]?.ending === undefined ? (progressOf(to) ?? 100) : []
    })
    const isOpen = after.length === 0 || own.some(({ instruction }) => instruction.resumeAt)
    const [least, most] = [before.length === 0 ? 0 : Math.min(...before), isOpen ? 100 : Math.max(...after)]
    return { least, most, excess: least > most ? 0 : Math.max(least - progress, progress - most) }
  }
  const off = toSteps(flow).flatMap(([name, { progress }]) => {
    const range = progress === undefined ? undefined : toRange(name, progress)
    return progress !== undefined && range && range.excess > 0 ? [{ name, progress, ...range }] : []
  })
  const ranked = off.map((one) => ({
    ...one,
    explains: off.filter((two) => two === one || toRange(two.name, two.progress, one.name).excess <= 0).length,
  }))
  for (const one of ranked) {
    const { name, progress, least, most } = one
    // Of steps beside each other, the mistake is the one without which the others are in order, or that is further off.
    const isLess = (other: typeof one) =>
      (leads.has(`${name} ${other.name}`) || leads.has(`${other.name} ${name}`)) &&
      (other.explains - one.explains || other.excess - one.excess) > 0
    if (ranked.some(isLess)) continue
    const falls = progress < least
    report({
      code: 'out-of-range',
      path: ['steps', name, 'progress'],
      message: falls
        ? `the progress falls to ${progress} at step ${name}: where it comes from, it is ${least} or more`
        : `the progress is ${progress} at step ${name}, and ${most} or less at each step that it leads on to`,
      hint: falls ? `Write ${least} or more` : `Write ${most} or less`,
      loses: [`progress of ${name}`, 'order of steps'],
      // A way whose step is misspelled comes from elsewhere, or leads elsewhere.
      unless: [name, `ways from ${name}`, 'a way'],
    })
  }
}

/** Finds steps that save the progress to a step where they do not lead, and a flow that does not say what to save. */
export const checkProgress: Check = ({ flow, report }) => {
  const ways = new Set(toInstructions(flow).map(({ step, instruction }) => `${step} ${instruction.to}`))
  const saved = Object.values(flow.saveProgress ?? {})
  if (saved.length > 0 && saved.every((value) => value === null)) {
    const message = 'nothing is saved of the progress: what is written then is null'
    report({ code: 'idle-progress', path: ['saveProgress'], message, hint: 'Write what a later visit needs to know' })
  }
  for (const [name, { savesProgressTo = [] }] of toSteps(flow)) {
    const path = ['steps', name, 'savesProgressTo']
    if (savesProgressTo.length > 0 && !flow.saveProgress) {
      const message = `step ${name} saves the progress, and the flow lacks "saveProgress", which says what is written then`
      const hint = 'Add "saveProgress", or take this out'
      report({
        code: 'missing-property',
        path,
        at: 'key',
        message,
        hint,
        about: 'saveProgress',
        unless: ['saveProgress'],
      })
    }
    for (const [index, next = ''] of savesProgressTo.entries()) {
      if (savesProgressTo.indexOf(next) < index) {
        const message = `step ${name} saves the progress to ${next} twice`
        report({
          code: 'name-taken',
          path: [...path, index],
          message,
          hint: 'Keep one of them',
          loses: [`progress of ${name}`],
        })
        continue
      }
      if (ways.has(`${name} ${next}`) || !Object.hasOwn(flow.steps ?? {}, next)) continue
      const message = `step ${name} saves the progress to ${next}, where none of its routes leads`
      const own = toOwnInstructions(flow, name).flatMap(({ instruction }) => instruction.do ?? [])
      const unless = [next, `ways from ${name}`, ...own]
      const loses = [`progress of ${name}`, `progress to ${next}`]
      const hint = 'Add a route there, or take it out'
      report({ code: 'idle-progress', path: [...path, index], message, hint, loses, unless })
    }
  }
}
