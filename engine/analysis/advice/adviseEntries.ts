import { toForms } from '../../definition/forms.ts'
import type { FlowDefinition, LinkedFlow } from '../../definition/index.ts'
import { isEnding, type InstructionSite, toInstructions } from '../../definition/instructions.ts'
import { toLayers } from '../../definition/schemaFields.ts'
import { type ExpressionNode, listNodes } from '../../expressions/index.ts'
import { toPlace } from '../../expressions/toFacts.ts'
import type { Advice } from './Advice.ts'

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
      const isOpened = toArguments(set[form], flow).join() === [list, 'event.index'].join()
      if (isOpened && !Object.hasOwn(set, index)) {
        const message = `${owner} takes an entry of ${list} into ${form}, and does not keep which one it is`
        const hint = `Add "${index}": "=event.index"`
        yield { code: 'forgotten-data', path: [...path, 'set', form], message, hint, unless: [index, form] }
      }
      const isKept = set[index] === 'event.index'
      const opened = toArguments(set[form], flow)
      if (isKept && (opened.length === 0 || (opened[0] === list && opened[1] !== 'event.index'))) {
        const message = `${owner} keeps in ${index} which entry is edited, and does not take that one into ${form}`
        const hint = `Add "${form}": "=itemAt(${list}, event.index)"`
        yield { code: 'forgotten-data', path: [...path, 'set', index], message, hint, unless: [index, form] }
      }
      const isEmptied = set[form] === '{}' && !Object.hasOwn(set, index)
      if (isEmptied && isEdited(site, { list, form, index }, definition) && !isLeft(site, index, flow)) {
        const message = `${owner} empties ${form}, and ${index} may still name the entry that was edited`
        const hint = `Add "${index}": null`
        yield { code: 'forgotten-data', path: [...path, 'set', form], message, hint, unless: [index, form] }
      }
      const given = toArguments(set[list], flow)
      const isAdded = given[0] === list && given.includes(form) && given.includes('null') && !given.includes(index)
      if (!isAdded || !isEdited(site, { list, form, index }, definition) || isLeft(site, index, flow)) continue
      const message = `${owner} adds ${form} to ${list}, although ${index} may name the entry that it is of`
      const hint = `Give it ${index}`
      yield { code: 'wrong-value', path: [...path, 'set', list], message, hint, unless: [index] }
    }
}

/**
 * Lists what forms edit: `"set": { "edit.index": "=event.index", "form": "=itemAt(list, event.index)" }`, and later
 * `"set": { "list": "=saved(list, form, edit.index)" }`.
 */
function listEditing(flow: LinkedFlow): readonly Editing[] {
  const all = toInstructions(flow.definition).flatMap(({ instruction: { set = {} } }): Editing[] => {
    const saved = Object.entries(set).flatMap(([list, value]) => {
      const [own, form, index] = toArguments(value, flow)
      return own === list && form !== undefined && index?.endsWith('.index') ? [{ list, form, index }] : []
    })
    if (saved.length > 0) return saved
    const [index] = Object.entries(set).find(([, value]) => value === 'event.index') ?? []
    const [form, value] = Object.entries(set).find(([, one]) => toArguments(one, flow)[1] === 'event.index') ?? []
    const [list] = toArguments(value, flow)
    return index === undefined || form === undefined || list === undefined ? [] : [{ list, form, index }]
  })
  return [...new Map(all.map((one) => [`${one.list} ${one.form}`, one])).values()]
}

/** Returns the places that an expression gives to its one function; a value that is no place stands as it is written. */
function toArguments(source: string | undefined, { expressions }: LinkedFlow): readonly string[] {
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
    return checked.ok && [...listNodes(checked.ast)].some(isAsked)
  }
  const before = toInstructions(definition).filter(
    (one) => one.path.slice(0, -1).join() === path.slice(0, -1).join() && Number(one.path.at(-1)) < Number(path.at(-1)),
  )
  return (
    asks(instruction.when, '==') || before.some((one) => isEnding(one.instruction) && asks(one.instruction.when, '!='))
  )
}

/** Finds forms whose answers become an entry of a list, and may lack what the entries have to have. */
export const adviseEntries: Advice = function* ({ flow }) {
  const { definition, schemas, source } = flow
  const toRequired = (schema: Parameters<typeof toLayers>[0]) =>
    toLayers(schema, schemas.resolve).flatMap(({ required = [] }) => required)
  const told = new Set<string>()
  for (const { step, instruction } of toInstructions(definition))
    for (const [list, value] of Object.entries(instruction.set ?? {})) {
      const given = toArguments(value, flow)
      const { items } =
        toLayers(schemas.open(definition.data[list]?.schema ?? {}), schemas.resolve).find((one) => one.items) ?? {}
      if (step === undefined || given[0] !== list || typeof items !== 'object' || Array.isArray(items)) continue
      const needed = toRequired(items)
      for (const { form } of toForms(step, definition.steps[step] ?? {})) {
        const { schema: id = '', data = '' } = form
        const file = source.schemas.get(id)
        const asked = toRequired(schemas.open(id))
        const missing = needed.find((name) => !asked.includes(name))
        if (!given.includes(data) || !file || missing === undefined || told.has(id)) continue
        told.add(id)
        const message = `${data} becomes an entry of ${list}, which needs ${missing}, and the form does not`
        const hint = `Add "${missing}" to "required"`
        yield {
          code: 'contradictory-rules',
          file,
          path: ['required'],
          message,
          hint,
          unless: [missing, `need of ${missing}`],
        }
      }
    }
}
