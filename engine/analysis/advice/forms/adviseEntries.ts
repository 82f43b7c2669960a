import type { JSONPath } from 'jsonc-parser'
import { listSites } from '../conditions/adviseArguments.ts'
import { listWords } from '../../../definition/consequences.ts'
import { toFormList } from '../../../definition/forms.ts'
import type { FlowDefinition, LinkedFlow } from '../../../definition/index.ts'
import { isEnding, type InstructionSite, toInstructions, toItems, toLists } from '../../../definition/instructions.ts'
import { type ExpressionNode, listNodes } from '../../../expressions/index.ts'
import { toPlace } from '../../../expressions/toFacts.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import { type Advice, toGroups } from '../Advice.ts'
import { listWritten } from '../terms.ts'

/** A list whose entries a form edits, and the place that holds which entry it is. */
interface Editing {
  readonly list: string
  readonly form: string
  readonly index: string
}

/** Finds entries that are put into a form without keeping which one it is, and edited ones that are added anew. */
export const adviseEditing: Advice = function* ({ flow }) {
  const { definition } = flow
  const sites = toInstructions(definition)
  const all = listEditing(flow)
  for (const { list, form, index } of all)
    for (const site of sites) {
      const { path, owner, instruction } = site
      const { set = {} } = instruction
      const opened = toArguments(set[form], flow)
      const isOpened = opened.join() === [list, 'event.index'].join()
      if (isOpened && !Object.hasOwn(set, index)) {
        const message = `${owner} takes an entry of ${list} into ${form}, and does not keep which one it is`
        const hint = `Add "${index}": "=event.index"`
        yield { code: 'forgotten-data', path: [...path, 'set', form], message, hint, unless: [index, form] }
      }
      const isKept = set[index] === 'event.index'
      if (isKept && (opened.length === 0 || (opened[0] === list && opened[1] !== 'event.index'))) {
        const message = `${owner} keeps in ${index} which entry is edited, and does not take that one into ${form}`
        const hint = `Add "${form}": "=itemAt(${list}, event.index)"`
        const unless = [index, form, `read ${form}`, ...listWords(set[form])]
        yield { code: 'forgotten-data', path: [...path, 'set', index], message, hint, unless }
      }
      const isReplaced = set[form] === '{}' || Object.hasOwn(definition.data, set[form] ?? '')
      if (
        isReplaced &&
        !Object.hasOwn(set, index) &&
        isEdited(site, { list, form, index }, definition) &&
        !isLeft(site, index, flow)
      ) {
        const message = `${owner} replaces ${form}, and ${index} may still name the entry that was edited`
        const [hint, unless] = [`Add "${index}": null`, [index, form, 'a condition']]
        yield { code: 'forgotten-data', path: [...path, 'set', form], message, hint, unless }
      }
      const given = toArguments(set[list], flow)
      const isAdded = given[0] === list && given.includes(form) && given.includes('null') && !given.includes(index)
      if (!isAdded || !isEdited(site, { list, form, index }, definition) || isLeft(site, index, flow)) continue
      const message = `${owner} adds ${form} to ${list}, although ${index} may name the entry that it is of`
      const hint = `Give it ${index}`
      yield { code: 'wrong-value', path: [...path, 'set', list], message, hint, unless: [index, 'a condition'] }
    }
}

/**
 * Lists what forms edit: `"set": { "edit.index": "=event.index", "form": "=itemAt(list, event.index)" }`, and later
 * `saved(list, form, edit.index)`. Where the places disagree, most of them count, or the one that takes the entry.
 */
function listEditing(flow: LinkedFlow): readonly Editing[] {
  const opened = toInstructions(flow.definition).flatMap(({ instruction: { set = {} } }): Editing[] => {
    const [index] = Object.entries(set).find(([, value]) => value === 'event.index') ?? []
    const [form, value] = Object.entries(set).find(([, one]) => toArguments(one, flow)[1] === 'event.index') ?? []
    const [list] = toArguments(value, flow)
    return index === undefined || form === undefined || list === undefined ? [] : [{ list, form, index }]
  })
  const given = listGiven(flow).filter(({ form }) => form !== '')
  const groups = toGroups([...opened, ...given], ({ list, form }) => `${list} ${form}`)
  return [...groups.values()].flatMap((group) => {
    const count = ({ index }: Editing) => group.filter((one) => one.index === index).length
    const most = Math.max(...group.map(count))
    return group.find((one) => count(one) === most) ?? []
  })
}

/** A list, a form and an index that one function is given, and where; the form is empty if it is given none. */
interface Given extends Editing {
  readonly name: string
  readonly path: JSONPath
  readonly offset: number
}

/** Lists where a function is given a list first, then perhaps a form, and an index last: `saved(list, form, edit.index)`. */
const listGiven = ({ definition }: LinkedFlow): readonly Given[] =>
  listSites(definition).flatMap(({ source, path }) => {
    const parsed = parseExpression(source)
    return [...(parsed.ok ? listNodes(parsed.ast) : [])].flatMap((node): readonly Given[] => {
      if (node.kind !== 'call' || node.args.length < 2 || node.args.length > 3) return []
      const places = node.args.map((arg) => toPlace(arg) ?? '')
      const [slots, index = ''] = [places.slice(0, -1), places.at(-1)]
      const [list = '', form = ''] = slots
      const isWhole = slots.every((one) => Object.hasOwn(definition.data, one))
      return isWhole && /^\w+\.index$/.test(index) && !index.startsWith('event.')
        ? [{ list, form, index, name: node.name, path, offset: node.args.at(-1)?.offset ?? node.offset }]
        : []
    })
  })

/** Finds functions that are given a list and the index of another one, and indices that are set to the size of another list. */
export const adviseIndices: Advice = function* ({ flow }) {
  const all = listEditing(flow)
  const toOther = (list: string, index: string) =>
    all.some((one) => one.list === list && one.index === index) ? undefined : all.find((one) => one.index === index)
  for (const { name, list, form, index, path, offset } of listGiven(flow)) {
    const own = all.find((one) => one.list === list && (form === '' || one.form === form))
    const other = toOther(list, index)
    if (!own || !other) continue
    const message = `${name} is given ${index}, which says which entry of ${other.list} is edited`
    yield { code: 'wrong-value', path, index: offset, message, hint: `Did you mean ${own.index}?` }
  }
  for (const { path, owner, instruction } of toInstructions(flow.definition))
    for (const [index, source] of Object.entries(instruction.set ?? {})) {
      const [list = '', ...more] = [...(source ?? '').matchAll(/\bsize\((\w+)\)/g)].map(([, one = '']) => one)
      const other = more.length === 0 && all.some((one) => one.list === list) ? toOther(list, index) : undefined
      if (!other) continue
      const message = `${owner} sets ${index}, which says which entry of ${other.list} is edited, by the size of ${list}`
      yield { code: 'wrong-value', path: [...path, 'set', index], message, hint: `Did you mean ${other.list}?` }
    }
}

/** Finds conditions that look for an entry in its list, and do not leave out the one that is edited. */
export const adviseOwnEntries: Advice = function* ({ flow }) {
  const all = listEditing(flow)
  for (const [name, { when }] of Object.entries(flow.definition.predicates)) {
    const [list, form, index] = toArguments(when, flow)
    const own = all.find((one) => one.list === list && one.form === form)
    if (!own || index !== 'null') continue
    const message = `predicate ${name} looks for ${form} in ${list}, and does not leave out the entry that is edited`
    const path = ['predicates', name, 'when']
    yield { code: 'wrong-value', path, message, hint: `Give it ${own.index} for null`, unless: [own.index] }
  }
}

/** Finds edits that end without emptying the form of the step: what is saved next adds the entry once more. */
export const adviseLeftEntries: Advice = function* ({ flow }) {
  const { definition } = flow
  const all = listEditing(flow)
  for (const site of toLists(definition)) {
    const items = toItems(site)
    // The step that follows may begin with an empty form.
    const isNext = ({ event, step }: typeof site) =>
      event === 'enter' && items.some(({ instruction: { to } }) => to !== undefined && to === step)
    const isWritten = (slot: string) =>
      [...items, ...toLists(definition).filter(isNext).flatMap(toItems)].some(
        ({ instruction: { set = {}, forget = [], reset } }) =>
          [...(reset ? [slot] : []), ...Object.keys(set), ...forget].some((one) => one?.split('.')[0] === slot),
      )
    // A copy of an entry is made of what is left in the form.
    if (/copy|copies|duplicate|another|new/i.test(site.event ?? '')) continue
    for (const editing of all)
      for (const item of items) {
        const { list, form, index } = editing
        if (item.instruction.set?.[index] !== 'null' || !isShown(item, form, definition)) continue
        if (!isEdited(item, editing, definition) || isWritten(form)) continue
        const message = `${item.owner} sets ${index} to null, and leaves the entry of ${list} in ${form}, which is then added again`
        const hint = `Add "${form}": {}`
        yield { code: 'forgotten-data', path: [...item.path, 'set', index], message, hint, unless: [index, form] }
      }
  }
}

/** Finds forms whose answers are added to a list by an event that stays, and that are left filled: they would be added once more. */
export const adviseAdded: Advice = function* ({ flow }) {
  const { definition } = flow
  for (const site of toLists(definition)) {
    const items = toItems(site)
    for (const [at, item] of items.entries()) {
      const { instruction, path, owner } = item
      const rest = items.slice(at)
      const end = rest.find((one) => isEnding(one.instruction))?.instruction
      for (const [list, value] of Object.entries(instruction.set ?? {})) {
        const [own, form = '', place, ...more] = toArguments(value, flow)
        const isAdded = own === list && place === 'null' && more.length === 0 && isShown(item, form, definition)
        const isWritten = rest.some((one) => one.instruction.reset || listWritten(one.instruction).includes(form))
        if (!isAdded || isWritten || !(end?.stay ?? end?.dialog)) continue
        const message = `${owner} adds ${form} to ${list} and stays, and leaves the entry in the form, which then adds it again`
        yield {
          code: 'forgotten-data',
          path: [...path, 'set', list],
          message,
          hint: `Add "${form}": {}`,
          unless: [form],
        }
      }
    }
  }
}

/** Finds entries that are taken into a form which the step does not show, by events that lead nowhere else. */
export const adviseUnshownEntries: Advice = function* ({ flow }) {
  const { definition } = flow
  const all = listEditing(flow)
  for (const site of toLists(definition)) {
    const items = toItems(site)
    for (const { list, form } of all)
      for (const [at, item] of items.entries()) {
        const { owner, step, instruction } = item
        const opened = toArguments(instruction.set?.[form], flow).join()
        if (opened !== [list, 'event.index'].join() || isShown(item, form, definition)) continue
        const rest = items.slice(at)
        const end = rest.find((one) => isEnding(one.instruction) && one.instruction.when === undefined)
        if (!end?.instruction.stay || rest.some((one) => one.instruction.to ?? one.instruction.dialog)) continue
        const message = `${owner} takes an entry into ${form}, which no form of step ${step} shows, and stays`
        const [other, ...more] = Object.keys(definition.steps).filter((one) => isShown({ step: one }, form, definition))
        const hint = `Lead to ${other === undefined || more.length > 0 ? 'a step with that form' : other}`
        yield { code: 'wrong-value', path: [...end.path, 'stay'], message, hint, unless: [form] }
      }
  }
}

/** Checks whether the step of an instruction has a form for a slot. */
const isShown = ({ step = '' }: Pick<InstructionSite, 'step'>, slot: string, { steps }: FlowDefinition) =>
  toFormList(steps[step]?.form ?? []).some(({ data }) => data === slot)

/** Returns the places that an expression gives to its one function; a value that is no place stands as it is written. */
export function toArguments(source: string | undefined, { expressions }: LinkedFlow): readonly string[] {
  const checked = source === undefined ? undefined : expressions.check(source)
  if (!checked?.ok || checked.ast.kind !== 'call') return []
  return checked.ast.args.map((arg) => toPlace(arg) ?? source?.slice(arg.offset, arg.offset + arg.length) ?? '')
}

/** Checks whether the step of an instruction takes entries into the form, and keeps which one. */
const isEdited = ({ step }: InstructionSite, { index }: Editing, definition: FlowDefinition) =>
  toInstructions(definition).some(
    (one) => one.step === step && one.instruction.set?.[index] === 'event.index' && one.instruction.to === undefined,
  )

/** Checks whether an edited entry has taken another way before an instruction is reached. */
function isLeft({ path, instruction }: InstructionSite, index: string, flow: LinkedFlow): boolean {
  const { definition, expressions } = flow
  const asks = (name: string | undefined, operator: string) => {
    const checked = expressions.check(definition.predicates[name ?? '']?.when ?? '')
    const isAsked = (node: ExpressionNode) =>
      node.kind === 'binary' && node.operator === operator && toPlace(node.left) === index
    return checked.ok && listNodes(checked.ast).some(isAsked)
  }
  const before = toInstructions(definition).filter(
    (one) => one.path.slice(0, -1).join() === path.slice(0, -1).join() && Number(one.path.at(-1)) < Number(path.at(-1)),
  )
  return (
    asks(instruction.when, '==') || before.some((one) => isEnding(one.instruction) && asks(one.instruction.when, '!='))
  )
}
