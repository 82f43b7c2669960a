import type { Finding } from '../../../definition/FlowContext.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import {
  type InstructionSite,
  toInstructions,
  toItems,
  toLists,
  toOwnInstructions,
  toSteps,
} from '../../../definition/instructions.ts'
import { toFormList } from '../../../definition/forms.ts'
import { toWrittenPath } from '../../../definition/toWrittenPath.ts'
import { rememberByIdentity } from '../../../validation/remember.ts'
import { type Advice, toGroups } from '../Advice.ts'
import { isLeading } from './adviseProgress.ts'
import { toAsked, toWords } from './adviseTiming.ts'
import { isSame, listRoots } from '../terms.ts'

type Definition = LinkedFlow['definition']

/** A way into a step, and the slots that anything may have filled by then. */
interface Way {
  readonly item: InstructionSite
  readonly to: string
  readonly filled: ReadonlySet<string>
}

/** Lists the slots that an instruction fills as a whole. */
const toFilled = ({ instruction: { call, save = '', set = {} } }: InstructionSite): readonly string[] => [
  ...(call === undefined || save.includes('.') ? [] : [save]),
  ...Object.keys(set).filter((target) => !target.includes('.') && set[target] !== 'null'),
]

/** Lists the slots that an instruction leaves empty. */
const toCleared = ({ instruction: { forget = [], set = {} } }: InstructionSite): readonly string[] =>
  [...forget, ...Object.keys(set).filter((target) => set[target] === 'null')].map(String)

/** Lists the ways into each step. What may be filled on them is followed from step to step, until nothing is added. */
const toWays = rememberByIdentity((definition: Definition): ReadonlyMap<string, readonly Way[]> => {
  const all = toInstructions(definition)
  const resumed = Object.keys(definition.steps).filter((step) => definition.steps[step]?.resumable)
  const entered = new Map<string, Set<string>>()
  const staying = new Set(
    toLists(definition).flatMap((site) => {
      const [last] = toItems(site).slice(-1)
      const isLeft = last?.instruction.to !== undefined && last.instruction.to !== site.step
      return isLeft && site.list.every((one) => !one?.stay && !one?.issue && one?.dialog === undefined)
        ? []
        : `${site.step} ${site.event}`
    }),
  )
  /** Checks whether an event may have happened in a step before another one does. */
  const stays = ({ step, event }: InstructionSite) => staying.has(`${step} ${event}`)
  // A failure may happen anywhere.
  for (const { to } of definition.failures ?? [])
    if (to !== undefined) entered.set(to, new Set(Object.keys(definition.data)))
  const toWay = (item: InstructionSite, to: string): Way => {
    const own = toOwnInstructions(definition, item.step)
    const before = own.slice(0, own.indexOf(item) + 1).filter((one) => one.event === item.event)
    const others = own.filter((one) => one.event !== item.event && stays(one))
    const filled = new Set([...(entered.get(item.step ?? '') ?? []), ...others.flatMap(toFilled)])
    for (const one of before) {
      for (const slot of toFilled(one)) filled.add(slot)
      if (one.instruction.when === undefined || one === item) for (const slot of toCleared(one)) filled.delete(slot)
    }
    return { item, to, filled: item.instruction.reset ? new Set() : filled }
  }
  const toTargets = ({ instruction: { resumeAt, to } }: InstructionSite) =>
    resumeAt === undefined ? (to === undefined ? [] : [to]) : resumed
  const follow = (item: InstructionSite) => toTargets(item).map((to) => toWay(item, to))
  const count = () => [...entered.values()].reduce((sum, { size }) => sum + size, 0)
  let before
  do {
    before = count()
    for (const item of all)
      for (const { to, filled } of follow(item)) entered.set(to, new Set([...(entered.get(to) ?? []), ...filled]))
  } while (count() > before)
  return toGroups(all.flatMap(follow), ({ to }) => to)
})

/** Lists the slots that calls need, or need a part of. */
const listNeeded = (sites: readonly InstructionSite[]): ReadonlySet<string> =>
  new Set(sites.flatMap(({ instruction }) => Object.values(instruction.with ?? {}).flatMap(listRoots)))

/** Finds ways into a step that reads a slot which nothing has filled by then, although it has been filled on all other ways there. */
export const adviseEarlyWays: Advice = function* ({ flow: { definition } }) {
  for (const step of Object.keys(definition.steps)) {
    const ways = toWays(definition).get(step) ?? []
    const own = toOwnInstructions(definition, step)
    for (const slot of listNeeded(own)) {
      const { initial, persist } = definition.data[slot] ?? {}
      const lacking = ways.filter(({ filled }) => !filled.has(slot))
      const [way] = lacking
      const places = new Set(lacking.map(({ item }) => toWrittenPath(definition, item.path).join('.')))
      const isOwn = own.some((one) => toFilled(one).includes(slot))
      if (!way || places.size > 1 || lacking.length === ways.length || way.item.instruction.reset) continue
      if (initial !== null || persist || isOwn) continue
      const call = toInstructions(definition).find((one) => one.instruction.save === slot)?.instruction.call
      const message = `${way.item.owner} leads to ${step}, where a call needs ${slot}, and nothing has filled it by then, as on all other ways there`
      const hint = `Lead it elsewhere, or fill ${slot} before${call === undefined ? '' : `: ${call} answers it`}`
      const from = way.item.step ?? ''
      const unless = [slot, step, from, `ways to ${step}`, `ways from ${from}`]
      yield { code: 'unwritten-data', path: [...way.item.path, 'to'], message, hint, unless, loses: ['a way'] }
      break
    }
  }
}

/** Finds ways into a step that fetches something only under a condition about something else, and on which an earlier answer is kept. */
export const adviseStaleAnswers: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const list = toItems(site)
    for (const [index, item] of list.entries()) {
      const { call, save = '' } = item.instruction
      const { when, roots } = toAsked(definition, item)
      const later = list.slice(index + 1).find((one) => toAsked(definition, one).roots.includes(save))
      const isOwn = roots.length === 0 || roots.includes(save) || !roots.some((root) => definition.data[root])
      if (call === undefined || site.event !== 'enter' || save === '' || !later || isOwn) continue
      const way = toWays(definition)
        .get(site.step ?? '')
        ?.find(({ filled }) => filled.has(save))
      if (!way) continue
      const message = `${way.item.owner} leads to ${site.step} with what ${call} may have answered before: it is called again only when ${toWords(definition, when)}, and ${save} is read all the same`
      const unless = [when, save, call, `ways from ${way.item.step}`, 'a forget']
      yield { code: 'forgotten-data', path: way.item.path, message, hint: `Add "forget": ["${save}"]`, unless }
    }
  }
}

/** Words of a button that does on purpose again what its step did when it was entered. */
const anew = /again|anew|retry|reload|refresh|renew|repeat|update|check|new|more|another/i

/** Finds buttons that only lead to their own step, which then does no more than it did when it was entered. */
export const adviseOwnSteps: Advice = function* ({ flow: { definition, copy } }) {
  const [texts = {}] = copy.values()
  for (const [step, { view = [], on = {}, dialogs = {} }] of toSteps(definition)) {
    const slots = toFormList(definition.steps[step]?.form ?? []).map(({ data }) => data)
    const entering = toOwnInstructions(definition, step).filter((one) => one.event === 'enter')
    // What is entered in the step may lead on from it.
    const isAsked = entering.some(
      (one) => one.instruction.to && toAsked(definition, one).roots.some((root) => slots.includes(root)),
    )
    const last = on['submit']?.at(-1)
    // A step that adds what was sent to a list asks for the next one.
    const isOther = toOwnInstructions(definition, step).some(
      (one) => one.event === 'submit' && toFilled(one).some((slot) => Array.isArray(definition.data[slot]?.initial)),
    )
    if (last?.to === step && last.when === undefined && !last.reset && !isAsked && !isOther) {
      const message = `step ${step} leads back to itself when its form is sent`
      const path = ['steps', step, 'on', 'submit', (on['submit']?.length ?? 1) - 1, 'to']
      const [hint, loses] = ['Lead it to the step that comes next', [`ways from ${step}`, `progress of ${step}`]]
      yield { code: 'unhandled-event', path, message, hint, loses }
    }
    if (entering.length === 0 || isAsked) continue
    for (const [event, list = []] of Object.entries(on)) {
      const isDialog = JSON.stringify(dialogs).includes(`"action":"${event}"`)
      if (!isSame(list, [{ to: step }]) || isDialog || /^(?:enter|leave|submit)$|^change /.test(event)) continue
      const labels = view.map((part) =>
        typeof part === 'object' && 'action' in part && part.action === event ? texts[part.label ?? ''] : '',
      )
      if (anew.test(`${event} ${labels.join(' ')}`)) continue
      const message = `step ${step} leads only to itself on ${event}, and does then what it did when it was entered`
      const hint = 'Lead it to another step; call what loads something again "reload"'
      const path = ['steps', step, 'on', event, 0, 'to']
      yield { code: 'unhandled-event', path, message, hint, unless: [`ways from ${step}`] }
    }
  }
}

/** Finds steps at which applications are resumed, although no route leads there and none saves that it is where they continue. */
export const adviseLeftSteps: Advice = function* ({ flow: { definition } }) {
  const { failures = [], start, steps } = definition
  const led = new Set(
    toInstructions(definition).flatMap(({ step, instruction: { to } }) => (to === step ? [] : (to ?? []))),
  )
  const saved = Object.values(steps).flatMap(({ savesProgressTo = [] }) => savesProgressTo)
  const all = toInstructions(definition)
  for (const [step, { resumable }] of Object.entries(steps)) {
    const isReached = led.has(step) || saved.includes(step) || step === start || failures.some(({ to }) => to === step)
    // A step names itself as the one that is finished.
    const isNamed = () => all.some((one) => one.step !== step && JSON.stringify(one.instruction).includes(`'${step}'`))
    if (!resumable || isReached || isNamed()) continue
    const message = `no route leads to step ${step}, and none saves the progress to it: nobody gets there who has not been there before`
    const hint = 'Add a route there, or take the step out'
    yield {
      code: 'unreachable-step',
      path: ['steps', step],
      at: 'key',
      message,
      hint,
      unless: [step, `ways to ${step}`, 'a way', 'a way out'],
    }
  }
  yield* listUnseenForms(definition)
}

/** Finds steps with a form that lead elsewhere whenever they are entered, so that nobody ever sees the form. */
function* listUnseenForms(definition: LinkedFlow['definition']): Generator<Finding> {
  for (const [step, { form, on }] of Object.entries(definition.steps)) {
    if (form === undefined || !isLeading(step, definition)) continue
    const message = `step ${step} leads elsewhere whenever it is entered, and nobody sees its form`
    const path = ['steps', step, 'on', 'enter', (on['enter']?.length ?? 1) - 1]
    yield {
      code: 'dead-instruction',
      path,
      message,
      hint: 'End its "enter" with "stay"',
      unless: [`ways from ${step}`],
    }
  }
}

/** Finds ways to a step other than the first one on which all data are reset, unless the application ends there. */
export const adviseResets: Advice = function* ({ flow: { definition } }) {
  const { start, steps } = definition
  // There, nothing has been written.
  const loses = Object.keys(definition.data).map((slot) => `read ${slot}`)
  const resets = toInstructions(definition).filter(({ instruction }) => instruction.reset)
  const isMeant = resets.filter(({ instruction }) => instruction.to === start).length > resets.length / 2
  for (const { instruction, owner, path } of isMeant ? resets : []) {
    const { to = start } = instruction
    if (to === start || steps[to]?.ending !== undefined) continue
    const message = `${owner} forgets everything and leads to ${to}, which is not where applications begin`
    const hint = `Did you mean ${start}?`
    yield { code: 'wrong-value', path: [...path, 'to'], message, hint, unless: [start, to, `way to ${to}`], loses }
  }
}

/** Finds outcomes that lead to a dead end to which otherwise only conditions lead, where the same outcome of other calls leads to another. */
export const adviseOtherEnds: Advice = function* ({ flow: { definition } }) {
  const ways = toInstructions(definition).flatMap((one) => {
    const { to = '', when } = one.instruction
    const outcome = one.isRoute && when === undefined ? String(one.path.at(-2)) : undefined
    return definition.steps[to]?.ending === 'deadEnd' ? [{ ...one, to, outcome }] : []
  })
  for (const { owner, to, outcome, path } of ways) {
    const others = ways.filter((one) => one.path !== path && one.outcome === outcome)
    const [other] = others
    const isUsual = others.length > 1 && others.every((one) => one.to === other?.to)
    const isAsked = ways.some((one) => one.to === to && one.outcome === undefined)
    if (outcome === undefined || !other || !isUsual || other.to === to || !isAsked) continue
    const message = `${owner} leads to ${to} on ${outcome}, and ${others.length} other calls to ${other.to}`
    yield { code: 'wrong-value', path: [...path, 'to'], message, hint: `Did you mean ${other.to}?`, unless: [to] }
  }
}
