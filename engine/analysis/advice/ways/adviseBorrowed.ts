import type { JSONPath } from 'jsonc-parser'
import { toCopyUses } from '../../../definition/copyUses.ts'
import { toLostPlace } from '../../../definition/consequences.ts'
import type { Finding } from '../../../definition/FlowContext.ts'
import { toFormList } from '../../../definition/forms.ts'
import type { FlowDefinition, LinkedFlow } from '../../../definition/index.ts'
import { isEnding, toInstructions, toItems, toLists, toSteps } from '../../../definition/instructions.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import { type SourceFile, toContent } from '../../../definition/SourceFile.ts'
import { type Advice, toGroups, toNameWords, toShared } from '../Advice.ts'

const toFirst = (key: string) => key.slice(0, key.indexOf('.'))
const toLast = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** Lists the buttons of the steps and of their dialogs. */
const listButtons = (definition: FlowDefinition) =>
  toSteps(definition).flatMap(([step, { view = [], dialogs = {}, on = {} }]) => {
    const parts = view.map((part, index) => ({ part, path: ['steps', step, 'view', index] as JSONPath }))
    const inDialogs = Object.entries(dialogs).flatMap(([name, dialog]) =>
      (dialog?.buttons ?? []).map((part, index) => ({
        part,
        path: ['steps', step, 'dialogs', name, 'buttons', index],
      })),
    )
    return [...parts, ...inDialogs].flatMap(({ part, path }) => {
      if (typeof part !== 'object' || !('action' in part)) return []
      const { action, label } = part
      return action === undefined || label === undefined ? [] : [{ action, label, path, does: on[action] }]
    })
  })

/** In how many steps words stand that belong to some of them, and this button. */
const few = 3

/** Finds buttons with the words of one that does something else: "Edit" on the button that starts over. */
export const adviseButtons: Advice = function* ({ flow: { definition } }) {
  const buttons = listButtons(definition)
  for (const { action, label, path, does } of buttons) {
    const others = buttons.filter((one) => one.label === label && one.action !== action)
    const [other] = others
    const like = new Set(buttons.flatMap((one) => (toFirst(one.label) === toFirst(label) ? [one.path[1]] : [])))
    // Words that buttons of several kinds or of many steps share, such as "Cancel", belong to none of them.
    if (!other || like.size > few || others.some((one) => one.action !== other.action)) continue
    const isCalledSo = (name: string) => toShared(name, toLast(label)) > 0
    const own = buttons.filter((one) => one.action === action && one.label !== label)
    const hasOwn = own.some((one) => own.filter((two) => two.label === one.label).length > 1)
    const isSame = others.some((one) => JSON.stringify(one.does) === JSON.stringify(does))
    if (!hasOwn || isSame || isCalledSo(action) || !isCalledSo(other.action)) continue
    const message = `the button for ${action} has the words of the one for ${other.action}, ${label}`
    yield { code: 'wrong-value', path: [...path, 'label'], message, hint: 'Give it words of its own' }
  }
}

/** Finds fields with a message that is called after another field, whose mistakes it tells of. */
export const adviseMessages: Advice = function* ({ flow: { definition, source, copy } }) {
  const [texts = {}] = copy.values()
  // A field with messages of its own is compared with them elsewhere.
  const hasOwn = (beginning: string) => Object.keys(texts).some((key) => key.startsWith(beginning))
  const issues = toInstructions(definition).flatMap(({ instruction: { issue }, path }) =>
    issue?.message === undefined ? [] : [{ key: issue.message, field: issue.field ?? '', path }],
  )
  const rules = [...toCopyUses({ flow: definition, source })].flatMap(({ key, path, file }) => {
    const at = path.lastIndexOf('errorMessage')
    const name = path[at + 1] === 'required' && path.length > at + 2 ? path[at + 2] : undefined
    const field = name ?? path[at - 1]
    if (!file || at < 0 || field === undefined) return []
    const owner = [...path.slice(0, at), ...(name === undefined ? [] : ['properties', name])]
    const { title, $ref } = Object(owner.reduce<unknown>((node, part) => Object(node)[part], toContent(file)))
    // A region may be called a state.
    return [{ key, field: String(field), called: [field, title, $ref].join(' '), path, file }]
  })
  const told = toGroups([...rules, ...issues], ({ key }) => key)
  const toCalled = (one: (typeof rules)[number] | (typeof issues)[number]) => ('called' in one ? one.called : one.field)
  for (const { key, field, called, path, file } of rules) {
    const [, about = ''] = key.split('.')
    const all = told.get(key) ?? []
    const other = all.find((one) => one.field !== field)
    const own = toShared(called, about)
    // A field whose other message has more of its name has this one from a field that it is called like.
    const isLess =
      rules.some((one) => one.file === file && one.field === field && toShared(called, one.key.split('.')[1]) > own) &&
      other !== undefined &&
      toShared(toCalled(other), about) > own
    if (!other || (own > 0 && !isLess)) continue
    const isOfAnswer = all.every((one) => one.field === field || !('called' in one))
    // What a rule such as a pattern refuses may be told alike of several fields; that something is missing names it.
    const isAbout = (one: (typeof all)[number]) => one.field === field || toShared(toCalled(one), about) > 0
    const isOfMissing = toLast(key) === 'required' && all.every(isAbout)
    if (!(isOfAnswer || isOfMissing) || hasOwn(`${toFirst(key)}.${field}.`)) continue
    const message = `${field} has the message of ${isOfAnswer ? 'what a service refuses' : other.field}, "${key}"`
    // Words that came with a rule of the other field are told with that rule.
    const unless = [field, toLostPlace(file, path.slice(0, path.lastIndexOf('errorMessage')))]
    yield { code: 'wrong-value', file, path, message, hint: 'Give it a message of its own', unless }
  }
}

/** Finds failures shown on a page that is called after another failure. */
export const adviseScreens: Advice = function* ({ flow: { definition } }) {
  const failures = definition.failures ?? []
  for (const [index, { when = '', screen }] of failures.entries()) {
    const other = failures.find((one) => one.screen === screen && toShared(one.when, screen) > 0)
    if (screen === undefined || other?.when === undefined || toShared(when, screen) > 0) continue
    const message = `the failure ${when} (${toMeaning(definition, when)}) is shown on ${screen}, the page for ${other.when}`
    yield { code: 'wrong-value', path: ['failures', index, 'screen'], message, hint: 'Show another page, or a text' }
  }
}

/** How many actions of one kind make a habit. */
const habit = 3

/** Finds actions that tell the progress of another one, or none, although all others of their kind tell the same. */
export const adviseProgressTexts: Advice = function* ({ flow: { definition } }) {
  const called = new Set(toInstructions(definition).map(({ instruction }) => instruction.call))
  const actions = Object.entries(definition.actions).filter(([name]) => called.has(name))
  for (const group of toGroups(actions, ([name]) => toNameWords(name)[0] ?? '').values())
    for (const [name, { progress }] of group) {
      const others = new Set(group.flatMap(([other, one]) => (other === name ? [] : [one.progress])))
      const [usual] = others
      const named = progress === undefined ? undefined : toLast(progress)
      const isOther = named !== undefined && named !== name && Object.hasOwn(definition.actions, named)
      if (group.length <= habit || others.size > 1 || usual === undefined || !(progress === undefined || isOther))
        continue
      const says = isOther ? `shows the progress of ${named}` : 'shows nothing while it runs'
      const message = `${name} ${says}, but all others of its kind show ${usual}`
      const path = ['actions', name, ...(isOther ? ['progress'] : [])]
      const [hint, unless] = [`Write "progress": "${usual}"`, [`calls of ${name}`]]
      yield { code: 'wrong-value', path, at: isOther ? 'value' : 'key', message, hint, unless }
    }
}

/** Finds procedures in a step that deal with nothing that the step deals with, although they do in all other steps. */
export const adviseForeignProcedures: Advice = function* ({ flow: { written, source } }) {
  const { procedures = {}, predicates, saveProgress } = written
  /** Lists the slots that a part of the flow names, also in the predicates and procedures that it names. */
  const toSlots = (text: string): ReadonlySet<string> => {
    const names = new Set(listNames(text))
    for (const name of names)
      for (const section of [predicates, procedures])
        if (Object.hasOwn(section, name)) for (const inner of listNames(JSON.stringify(section[name]))) names.add(inner)
    return new Set([...names].filter((name) => Object.hasOwn(written.data, name)))
  }
  yield* listOtherChanges(written, source.flow)
  // A procedure that leads on may follow any step.
  const staying = Object.entries(procedures).filter(([, { do: list }]) => !JSON.stringify(list).includes('"to":'))
  for (const [name, procedure] of staying) {
    const own = toSlots(JSON.stringify(procedure))
    const users = Object.entries(written.steps).flatMap(([step, one]) => {
      const text = JSON.stringify(one)
      if (!runs(name, text)) return []
      const others =
        text.replaceAll(`{"do":"${name}"}`, '{}') + (one.savesProgressTo ? JSON.stringify(saveProgress) : '')
      // What code draws may read what the procedure writes, and is called after it.
      const isShown = one.view.some((part) => typeof part === 'string' && toShared(part, name) > 0)
      const isAkin = isShown || [...toSlots(others)].some((slot) => own.has(slot))
      return [{ step, isAkin, on: one.on }]
    })
    const [foreign, ...more] = users.filter(({ isAkin }) => !isAkin)
    if (own.size === 0 || !foreign || more.length > 0 || users.length === 1) continue
    const { step, on } = foreign
    const [event = ''] = Object.entries(on).find(([, list]) => runs(name, JSON.stringify(list))) ?? []
    const message = `step ${step} runs ${name} on ${event}, which has nothing to do with the data of the step`
    const path = ['steps', step, 'on', event]
    yield { code: 'wrong-value', file: source.flow, path, at: 'key', message, hint: 'Run another procedure' }
  }
}

/** Finds a change of a field that runs a procedure for something else, where other steps with the same data run another one. */
function* listOtherChanges({ steps }: LinkedFlow['written'], file: SourceFile): Generator<Finding> {
  const lists = Object.entries(steps).flatMap(([step, { form, on }]) =>
    Object.entries(on).flatMap(([event, list]) =>
      toFormList(form ?? [])
        .slice(0, 1)
        .map(({ data }) => ({ step, event, list, text: JSON.stringify(list), data })),
    ),
  )
  for (const { step, event, list, data } of lists) {
    const [{ do: name = '' } = {}] = list
    const same = lists.filter((one) => one.step !== step && one.event === event && one.data === data)
    const [usual] = new Set(same.map((one) => one.text))
    const meant = usual === undefined ? undefined : /^\[\{"do":"(\w+)"\}\]$/.exec(usual)?.[1]
    const isElsewhere = (one = '') => lists.some((other) => other.event !== event && runs(one, other.text))
    const isAlone = list.length === 1 && same.every((one) => one.text === usual)
    if (!event.startsWith('change ') || meant === undefined || meant === name || !isAlone) continue
    if (!isElsewhere(name) || isElsewhere(meant)) continue
    const message = `step ${step} runs ${name} on ${event}, for which ${same[0]?.step} runs ${meant}`
    const path = ['steps', step, 'on', event, 0, 'do']
    yield { code: 'wrong-value', file, path, message, hint: `Did you mean ${meant}?`, loses: [`changes of ${step}`] }
  }
}

const runs = (procedure: string, text: string) => text.includes(`{"do":"${procedure}"}`)

const listNames = (text: string): readonly string[] => text.match(/[A-Za-z]\w*/g) ?? []

/** Finds answers that are overwritten before anything reads them. */
export const adviseLostSaves: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const items = toItems(site)
    for (const [index, { instruction }] of items.entries()) {
      const { save = '', call } = instruction
      const toText = (one: typeof instruction) =>
        `${definition.predicates[one.when ?? '']?.when} ${JSON.stringify(one)}`
      const next = items
        .slice(index + 1)
        .find((one) => isEnding(one.instruction) || listNames(toText(one.instruction)).includes(save))
      const value = next?.instruction.set?.[save]
      if (call === undefined || next?.instruction.when !== undefined || value === undefined) continue
      if (Object.values(next?.instruction.set ?? {}).some((one = '') => listNames(one).includes(save))) continue
      const message = `what ${call} finds for ${save} is overwritten before anything reads it`
      yield {
        code: 'dead-instruction',
        path: [...(next?.path ?? []), 'set', save],
        message,
        hint: 'Write it before the call',
      }
    }
  }
}

/**
 * Finds conditions that ask for a field of an answer right before it is loaded, when nothing asks for it afterwards. One that asks
 * whether the answer is there at all may spare the call.
 */
export const adviseLateAnswers: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const items = toItems(site)
    for (const [index, { instruction, path, owner }] of items.entries()) {
      const { call, save = '', when: own } = items[index + 1]?.instruction ?? {}
      const { when = '' } = instruction
      const toText = (name = '') => definition.predicates[name]?.when ?? ''
      const isAsked = (text: string) => listNames(text).includes(save)
      const rest = items
        .slice(index + 1)
        .map((one) => toText(one.instruction.when) + JSON.stringify(one.instruction.set))
      const isOfField = new RegExp(`\\b${save}\\.\\w`).test(toText(when)) && !toText(when).includes(`${save} != null`)
      if (call === undefined || save === '' || own !== undefined || !isEnding(instruction)) continue
      if (!isOfField || rest.some(isAsked)) continue
      const message = `${owner} asks if ${toMeaning(definition, when)} before ${call} finds ${save}, and nothing asks afterwards`
      yield {
        code: 'dead-instruction',
        path: [...path, 'when'],
        message,
        hint: 'Ask after the call',
        unless: [save, when],
      }
    }
  }
}
