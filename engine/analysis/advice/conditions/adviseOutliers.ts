import type { JSONPath } from 'jsonc-parser'
import { toLostPlace } from '../../../definition/consequences.ts'
import { toExpressionSites, type ExpressionSite } from '../../../definition/expressionSites.ts'
import { toFormList } from '../../../definition/forms.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { toInstructions, toSteps } from '../../../definition/instructions.ts'
import { isRecord } from '../../../definition/Loose.ts'
import { toAbsoluteRef } from '../../../definition/SchemaCatalog.ts'
import { toReference, toTypesOf } from '../../../definition/schemaSites.ts'
import { toContent, type SourceFile } from '../../../definition/SourceFile.ts'
import { type ExpressionNode, listNodes } from '../../../expressions/index.ts'
import { toNullTested, toPlace } from '../../../expressions/toFacts.ts'
import { type Advice, isAmong, toGroups, toNameWords } from '../Advice.ts'
import { isExchanged } from '../texts/adviseNeighbors.ts'
import { toNamedUnit } from '../toUnit.ts'

/** A value that is compared with a constant, or added to one, and its place. */
interface Use {
  readonly site: ExpressionSite
  /** The value as it is written. */
  readonly value: string
  readonly operator: string
  readonly constant: string
  /** Whether it is asked of something that may be missing: `saved == null || saved.ageDays > constants.savedDays`. */
  readonly isOrMissing: boolean
}

/** Finds values that one instruction compares with two limits, or that are compared the other way around than elsewhere. */
export const adviseComparisons: Advice = function* ({ flow }) {
  const groups = toGroups(listUses(flow), ({ value }) => value)
  for (const use of [...groups.values()].flat()) {
    const { site, value, operator, constant } = use
    const uses = groups.get(value) ?? []
    const place = toParent(site)
    const other = uses.find((one) => one.constant !== constant && toParent(one.site) === place)
    const count = (name: string) => uses.filter((one) => one.constant === name).length
    if (place.endsWith('.set') && other?.operator === operator && count(constant) < count(other.constant)) {
      const message = `\`${value}\` is compared with ${constant} here, and with ${other.constant} beside it`
      const hint = `Did you mean constants.${other.constant}?`
      yield { code: 'wrong-value', path: site.path, message, hint, unless: [constant, other.constant] }
    }
    const alike = uses.filter((one) => one.isOrMissing && one !== use)
    const isTurned = alike.length > 1 && alike.every((one) => one.operator[0] !== operator[0])
    if (!use.isOrMissing || !isTurned) continue
    const message = `\`${value}\` is compared by ${operator} here, and by ${alike[0]?.operator} wherever else it may be missing`
    yield { code: 'wrong-value', path: site.path, message, hint: 'Turn the comparison around' }
  }
}

const toPredicate = ({ site }: Use) => String(site.path[1])

/** Finds two conditions of one view that compare a value with the same limit, and that both hold at the limit itself. */
export const adviseOverlaps: Advice = function* ({ flow }) {
  const { definition } = flow
  const uses = listUses(flow).filter(({ site }) => site.path[0] === 'predicates')
  const views = toSteps(definition).map(([, { view = [] }]) =>
    view.flatMap((part) => (typeof part === 'object' && 'when' in part ? (part.when ?? []) : [])),
  )
  for (const one of uses.filter(({ operator }) => operator === '>='))
    for (const other of uses) {
      const isSame = one.value === other.value && one.constant === other.constant && other.operator === '<='
      const isTogether = views.some((names) => names.includes(toPredicate(one)) && names.includes(toPredicate(other)))
      if (!isSame || !isTogether) continue
      const [first, second] = one.site.source.length <= other.site.source.length ? [one, other] : [other, one]
      const message = `${toPredicate(first)} and ${toPredicate(second)} both hold when \`${one.value}\` is ${one.constant}`
      const hint = `Write ${first.operator[0]} in place of ${first.operator}, or the same at ${toPredicate(second)}`
      yield { code: 'contradictory-rules', path: first.site.path, message, hint }
    }
}

/** Finds slots that are reckoned with a limit in a unit, and elsewhere with limits without one: texts sent, and seconds. */
export const adviseCountedUnits: Advice = function* ({ flow }) {
  const { data, predicates } = flow.definition
  const groups = toGroups(listUses(flow), ({ value }) => (Object.hasOwn(data, value) ? value : ''))
  for (const { site, value, constant } of [...groups].flatMap(([name, group]) => (name === '' ? [] : group))) {
    const uses = groups.get(value) ?? []
    const unit = toNamedUnit(constant)
    // A meaning tells which limit is meant.
    if (site.path[0] === 'predicates' && predicates[String(site.path[1])]?.means?.includes('{')) continue
    const others = uses.filter((one) => toNamedUnit(one.constant) === undefined)
    const timed = uses.filter((one) => toNamedUnit(one.constant) !== undefined)
    const [other] = others
    if (unit === undefined || toNamedUnit(value) !== undefined || !other || timed.length > others.length) continue
    const message = `${constant} counts ${unit}, but ${value} is compared with ${other.constant} elsewhere`
    yield { code: 'unlike-units', path: site.path, message, hint: 'Calculate only with values of the same unit' }
  }
}

/** Finds values that are set together with all but one of those that another instruction sets with them, as when all are reset. */
export const adviseLikeSets: Advice = function* ({ flow: { definition } }) {
  const sites = toInstructions(definition).filter(({ instruction: { set = {} } }) => Object.keys(set).length > fewest)
  for (const { path, owner, instruction } of sites)
    for (const other of sites) {
      const [own, others] = [instruction, other.instruction].map(({ set = {} }) => Object.keys(set))
      const missing = others?.filter((target) => !isWithin(target, own ?? [])) ?? []
      // A count, or a flag that is raised, is set where it is meant.
      const isReset = (target: string) => !/^true$|^\w+ [+-]/.test(other.instruction.set?.[target] ?? '')
      const [lost] = missing
      if (lost === undefined || missing.length > 1 || !isReset(lost) || (others?.length ?? 0) <= fewest) continue
      if (own?.some((target) => !isWithin(target, others ?? []))) continue
      const message = `${owner} sets what ${other.owner} sets, except ${lost}`
      yield {
        code: 'forgotten-data',
        path: [...path, 'set'],
        at: 'key',
        message,
        hint: `Set ${lost}, too`,
        unless: [lost],
      }
    }
}

/** Finds procedures that lead elsewhere than the step under one condition, although their words name the step that follows there. */
export const adviseOtherWays: Advice = function* ({ flow: { definition } }) {
  const sites = toInstructions(definition).filter(({ step, instruction: { when, to } }) => step && when && to)
  const toKey = ({ step, instruction: { when } }: (typeof sites)[number]) => `${step} ${when}`
  const groups = toGroups(sites, toKey)
  for (const one of sites) {
    const { when, to = '' } = one.instruction
    const said = toNameWords(definition.procedures?.[one.owner.replace('procedure ', '')]?.means ?? '')
    const isSaid = (step = '') => toNameWords(step).every((word) => isAmong(word, said))
    const other = groups.get(toKey(one))?.find(({ instruction }) => instruction.to !== to && isSaid(instruction.to))
    if (!other || isSaid(to)) continue
    const message = `${one.owner} leads to ${to} when ${when}, and elsewhere in step ${one.step} it leads to ${other.instruction.to}`
    const hint = `Did you mean ${other.instruction.to}?`
    yield { code: 'wrong-value', path: [...one.path, 'to'], message, hint, unless: [when ?? ''] }
  }
}

/** Finds changes of a field that set other fields of the form to what is only filled in elsewhere, so that what was typed is lost. */
export const adviseOverwritten: Advice = function* ({ flow: { definition } }) {
  const filled = toInstructions(definition).flatMap(({ instruction: { fill = {} }, owner, step, event }) =>
    Object.values(fill).map((value) => ({ value, owner, place: `${step} ${event}` })),
  )
  const byValue = toGroups(filled, ({ value = '' }) => value)
  for (const { instruction, path, owner, step = '', event = '' } of toInstructions(definition)) {
    // What fills in one field and sets another one does so on purpose.
    if (!event.startsWith('change ') || filled.some(({ place }) => place === `${step} ${event}`)) continue
    const slots = toFormList(definition.steps[step]?.form ?? []).map(({ data }) => data)
    const isElsewhere = (value = '') => /^\w+(?:\.\w+)+$/.test(value) && (byValue.get(value)?.length ?? 0) > 1
    const [target, value = ''] =
      Object.entries(instruction.set ?? {}).find(
        ([place, one]) => slots.includes(place.split('.')[0] ?? '') && place.includes('.') && isElsewhere(one),
      ) ?? []
    if (target === undefined) continue
    const message = `${owner} sets ${target} to ${value} on ${event}, and ${byValue.get(value)?.[0]?.owner} only fills it in: what was typed is lost`
    yield { code: 'wrong-value', path: [...path, 'set', target], message, hint: 'Write "fill" for "set"' }
  }
}

const toWords = (id: string) => toNameWords(id.replace(/^.*\//, '').replace(/\..*$/, ''))
const isCalledAfter = (name: string, id: string) => toNameWords(name).some((word) => isAmong(word, toWords(id)))

interface Reference {
  readonly name: string
  readonly target: string
  readonly title: unknown
  readonly file: SourceFile
  readonly path: JSONPath
}

/** Finds form fields that refer to another field's schema file, although fields of their name have a file of their own. */
export const adviseReferences: Advice = function* ({ flow: { source, schemas } }) {
  const all = [...source.schemas].flatMap(([id, file]) =>
    id.startsWith('forms/') ? [...listReferences(toContent(file), [], id, file)] : [],
  )
  const toTitle = (id: string): unknown => schemas.files.get(id)?.['title']
  for (const { name, target, title, file, path } of all) {
    const same = new Set(all.flatMap((one) => (one.name === name && one.path !== path ? [one.target] : [])))
    const others = all.filter((one) => one.target === target && one.name !== name)
    const exchanged = all.find((one) => one.file === file && isExchanged({ name, target }, one))
    if (exchanged && all.findIndex((one) => one.path === exchanged.path) > all.findIndex((one) => one.path === path)) {
      const message = `${name} refers to ${target}, and ${exchanged.name} to ${exchanged.target}`
      const loses = [toReference(name), toReference(exchanged.name), toLostPlace(file, path), toTypesOf(file)]
      yield { code: 'wrong-value', file, path: [...path, '$ref'], message, hint: 'Exchange the two', loses }
    }
    if (exchanged) continue
    // A field with the label of another file has most likely lost that file.
    const isLabeled =
      toTitle(target) !== undefined && [...same].some((one) => title !== undefined && toTitle(one) === title)
    // A file that is not named after its other fields is meant for several kinds of fields.
    const isOfOthers = isLabeled || others.every((one) => isCalledAfter(one.name, target))
    if (same.has(target) || others.length === 0 || !isOfOthers) continue
    const isOwn = (id: string) =>
      id.startsWith('shared/') && toNameWords(name).every((word) => isAmong(word, toWords(id)))
    const own = [...source.schemas.keys()].filter(isOwn)
    if (isOwn(target)) continue
    const [meant = target, ...more] = same.size > 0 ? same : others.some((one) => one.file === file) ? own : []
    if (meant === target || more.length > 0 || (isCalledAfter(name, target) && !isCalledAfter(name, meant))) continue
    const message = `${name} refers to ${target}, which is for ${[...new Set(others.map((one) => one.name))].join(', ')}`
    const loses = [toReference(name), toLostPlace(file, path), toTypesOf(file)]
    yield { code: 'wrong-value', file, path: [...path, '$ref'], message, hint: `Did you mean ${meant}?`, loses }
  }
}

function* listReferences(node: unknown, path: JSONPath, id: string, file: SourceFile): Generator<Reference> {
  if (!isRecord(node)) return
  for (const [key, part] of Object.entries(node)) {
    const place = [...path, Array.isArray(node) ? Number(key) : key]
    const ref = isRecord(part) && path.at(-1) === 'properties' ? part['$ref'] : undefined
    if (typeof ref === 'string')
      yield { name: key, target: toAbsoluteRef(ref, id), title: Object(part)['title'], file, path: place }
    else yield* listReferences(part, place, id, file)
  }
}

/** Fewer values than these may be set together by chance. */
const fewest = 3

const toParent = ({ path }: ExpressionSite) => path.slice(0, -1).join('.')

/** Lists what the expressions compare with constants, or add to them. */
function listUses({ definition, expressions }: LinkedFlow): readonly Use[] {
  return toExpressionSites(definition).flatMap((site) => {
    const checked = expressions.check(site.source, undefined, site.inFailure)
    if (!checked.ok) return []
    const missing = listMissing(checked.ast)
    return listNodes(checked.ast).flatMap((node): Use[] => {
      if (node.kind !== 'binary' || !/^(?:[<>]=?|[+-])$/.test(node.operator)) return []
      const [left, right] = [toConstants(node.left), toConstants(node.right)]
      const [constant = '', value] = left === undefined ? [right, node.left] : [left, node.right]
      if (constant === '' || (left !== undefined && right !== undefined)) return []
      const written = site.source.slice(value.offset, value.offset + value.length)
      const isOrMissing = missing.some((place) => written.startsWith(`${place}.`))
      return [{ site, value: written, operator: node.operator, constant, isOrMissing }]
    })
  })
}

/** Returns the constant that a node is, or that it is with a number added. */
function toConstants(node: ExpressionNode): string | undefined {
  if (node.kind === 'binary' && node.right.kind === 'literal') return toConstants(node.left)
  const isConstant = node.kind === 'select' && node.object.kind === 'variable' && node.object.name === 'constants'
  return isConstant ? node.field.name : undefined
}

/** Lists the places for whose absence a condition holds, too. */
const listMissing = (ast: ExpressionNode): readonly string[] =>
  listNodes(ast).flatMap((node) => {
    if (node.kind !== 'binary' || node.operator !== '||') return []
    return [node.left, node.right].flatMap((side) => {
      const [last] = side.kind === 'binary' && side.operator === '||' ? [side.right] : [side]
      const tested = last?.kind === 'binary' && last.operator === '==' ? toNullTested(last) : undefined
      return (tested && toPlace(tested)) ?? []
    })
  })

/** Checks whether a target is one of others, within one, or around one. */
const isWithin = (target: string, others: readonly string[]) =>
  others.some((other) => `${target}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${target}.`))
