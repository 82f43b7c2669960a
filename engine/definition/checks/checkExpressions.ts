import type { JSONPath } from 'jsonc-parser'
import type { Check, Finding, FlowContext } from '../FlowContext.ts'
import type { FlowDefinition } from '../FlowDefinition.ts'
import { type FlowExpressions, findOtherList, toFlowExpressions } from '../FlowExpressions.ts'
import { expandFlow } from '../expandFlow.ts'
import { toSchemaCatalog } from '../SchemaCatalog.ts'
import { findLostOption, listTypeSites, toTypeNames, toReference, toTypesOf, type TypeSite } from '../schemaSites.ts'
import { toExpressionSites } from '../expressionSites.ts'
import { isExpression, looksLikeExpression, toInstructions } from '../instructions.ts'
import { toLostPlace } from '../consequences.ts'
import { type Loose, toValueAt } from '../Loose.ts'
import { toContent } from '../SourceFile.ts'
import { toExpressionHint } from '../Problem.ts'
import { reportStatuses } from './checkCalls.ts'
import { toWords, toWrittenPath } from '../toWrittenPath.ts'

/** Finds expressions that cannot be parsed, use unknown names, or give the wrong type of value. */
export const checkExpressions: Check = (context) => {
  const { expressions, report } = context
  const names = Object.keys(expressions.variables)
  let suspects: readonly Suspect[] | undefined
  const blamed = new Map<Suspect, readonly string[]>()
  const unsound: Unsound[] = []
  for (const { path, source, toExpected, inFailure } of toExpressionSites(context.flow)) {
    const place = toWrittenPath(context.flow, path)
    const written = isWrite(path) ? toWritten(context, place) : undefined
    if (typeof written === 'string' && !isExpression(written) && looksLikeExpression(written, names)) {
      report({ code: 'old-form', path, ...toOldForm(written, toWords(place)) })
      continue
    }
    const checked = expressions.check(source, toExpected(context), inFailure)
    const [compared, status = ''] = (inFailure && statusText.exec(source)) || []
    if (checked.ok && compared !== undefined) {
      const message = `${toWords(place)}: \`failure.status\` is never \`'${status}'\`: the status of an answer is a number`
      const index = source.indexOf(compared) + compared.lastIndexOf(status) - 1
      report({ code: 'bad-expression', path, index, message, hint: `Write ${status} without the quotation marks` })
    }
    if (checked.ok && inFailure) reportStatuses(source, path, toWords(place), report)
    if (checked.ok) continue
    suspects ??= [...listUnset(context), ...listMeantNumbers(context)]
    const suspect = suspects.find(
      ({ name, sound }) =>
        new RegExp(`\\b${name}\\b`).test(source) && sound().check(source, toExpected(context), inFailure).ok,
    )
    if (suspect) {
      blamed.set(suspect, [...(blamed.get(suspect) ?? []), source])
      continue
    }
    const other = path.at(-2) === 'set' ? findOtherList(context, source, toExpected(context)) : undefined
    if (other) {
      const message = `${toWords(place)}: the entries of ${other.from} have no place here`
      const lost = { unless: [other.from, other.to], loses: [toLostPlace(context.source.flow, path)] }
      report({ code: 'bad-expression', path, message, hint: `Did you mean ${other.to}?`, ...lost })
      continue
    }
    const types = listTypeSites(context, path, source, isWrite(path))
    unsound.push({ path, source, types })
    for (const { message, offset, hint } of checked.problems) {
      const about = toAbout(message)
      const lost = message.startsWith('The result may be ') ? findLostOption(about, types, context) : undefined
      report({
        code: 'bad-expression',
        path,
        // A written expression follows its `=`; a JSON value, and a text into which step names were put, have no positions.
        ...(lost ? {} : written === undefined ? { index: offset } : written === `=${source}` && { index: offset + 1 }),
        message: `${toWords(place)}: ${message.replace(/\.$/, '')}`,
        hint: source.startsWith('=')
          ? 'Take the first = away: only "set" and "fill" mark an expression so'
          : (hint ?? toExpressionHint(message)),
        ...lost,
        about,
        unless: [
          ...(about === undefined ? [] : [about]),
          ...toTypeNames(types),
          toReference(String(path.at(-1))),
          ...(source.match(/\w+/g) ?? []).map((name) => `shape of ${name}`),
        ],
        loses: [
          toLostPlace(context.source.flow, path),
          ...(source.match(/\w+/g) ?? []).map((name) => `read ${name}`),
          ...toMissing(message),
        ],
      })
    }
  }
  for (const [{ toFinding }, [first, ...more]] of blamed)
    report(toFinding(more.length === 0 ? `\`${first}\`` : `\`${first}\` and ${more.length} more`))
  for (const finding of listOtherTypes(context, unsound)) report(finding)
}

/** An unsound expression, and where the types of what it reads and writes are written. */
interface Unsound {
  readonly path: JSONPath
  readonly source: string
  readonly types: readonly TypeSite[]
}

/** Finds types that several expressions cannot take, if another type makes these sound and breaks no others. */
function* listOtherTypes(context: FlowContext, unsound: readonly Unsound[]): Iterable<Finding> {
  const sites = new Map(unsound.flatMap(({ types }) => types.map((site) => [toTypeNames([site]).join(), site])))
  const left = new Set(unsound)
  for (const [key, site] of sites) {
    const own = [...left].filter((one) => toTypeNames(one.types).includes(key))
    const [first] = own
    // What a procedure contains counts once.
    const places = new Set(own.map(({ path }) => toWrittenPath(context.flow, path).join()))
    if (!first || places.size < 2) continue
    const [type, ...others] = [site.type].flat().filter((one) => one !== 'null')
    const isNullable = [site.type].flat().includes('null')
    const kinds = others.length > 0 ? [] : ['string', 'number', 'boolean'].filter((other) => other !== type)
    const candidates = isNullable || others.length > 0 ? kinds : [...kinds, [String(type), 'null']]
    const meant = candidates.find((other) =>
      listFailing(withType(context, site, isNullable ? [other, 'null'].flat() : other)).every((place) =>
        unsound.some((one) => one.path.join() === place && !own.includes(one)),
      ),
    )
    if (meant === undefined) continue
    for (const one of own) left.delete(one)
    // What may be null in one place is not so wherever else the same file is referred to.
    const reference = Array.isArray(meant) ? site.reference : undefined
    const { file, path } = reference ?? site
    const name = path.at(-1) === 'schema' ? path[1] : (path.at(-1) ?? 'this')
    yield {
      code: 'wrong-type',
      file,
      path: reference ? path : [...path, 'type'],
      message: `${name} is of the type ${String(type)}, which \`${first.source}\` and ${places.size - 1} more cannot take`,
      hint: `Write ${reference?.nullable ?? `"type": ${JSON.stringify(meant).replace(',', ', ')}`}`,
      loses: [key, toTypesOf(site.file)],
    }
  }
}

const listFailing = (known: Pick<FlowContext, 'flow' | 'schemas' | 'expressions'>) =>
  toExpressionSites(known.flow).flatMap(({ path, source, toExpected, inFailure }) =>
    known.expressions.check(source, toExpected(known), inFailure).ok ? [] : [path.join()],
  )

/** Creates a copy of the flow in which something has another type. */
function withType({ written, schemas }: FlowContext, { id, path }: TypeSite, type: string | readonly string[]) {
  const toOther = <Content extends object>(content: Content): Content => {
    const copy = structuredClone(content)
    Object.assign(Object(toValueAt(copy, path)), { type })
    return copy
  }
  const contents = [...schemas.files].map(([name, one]) => [name, name === id ? toOther(one) : one] as const)
  const changed = id === undefined ? schemas : toSchemaCatalog(new Map(contents))
  const flow = expandFlow(id === undefined ? toOther(written) : written, changed)
  return { flow, schemas: changed, expressions: toFlowExpressions(flow, changed) }
}

/** A part of the flow that is probably wrong, since expressions become sound once it is changed. */
interface Suspect {
  readonly name: string
  readonly sound: () => FlowExpressions
  readonly toFinding: (what: string) => Finding
}

/** Creates the finding that a slot starts as null, if that is the fault and not the expression that reads it. */
export const toUnset = ({ data }: Loose<FlowDefinition>, slot: string, what: string): Finding => ({
  code: 'unwritten-data',
  ...(data?.[slot]?.initial === undefined ? { path: ['data', slot], at: 'key' } : { path: ['data', slot, 'initial'] }),
  message: `slot ${slot} begins as null, which ${what} cannot take`,
  hint: `Let it begin with something, or ask for it first: ${slot} != null && …`,
  unless: [slot, 'a way'],
})

/** Returns the function, or the property of what is written, that a message says is missing. */
const toMissing = (message: string) =>
  /^There is no function `(\w+)`|^There is no `(\w+)` in `constants`|, which has no place here, and no `(\w+)`/
    .exec(message)
    ?.slice(1)
    .filter(Boolean) ?? []

/** Returns what a message says is missing, does not fit, or may be null. */
const toAbout = (message: string) =>
  /^(?:There is no (?:function )?|The result may be )`(\w+)`/.exec(message)?.[1] ??
  /^(\w+\(\)) takes /.exec(message)?.[1] ??
  /^(`[\w.]+` is never `'[^']*'`)/.exec(message)?.[1] ??
  /cannot take null, which `(\w+)` may be|(?:but |^)`(\w+)` is (?:.* or null\.$|null, which)/
    .exec(message)
    ?.slice(1)
    .find(Boolean)

/**
 * Lists slots that start as null although nothing compares them with null, sets them to null, or saves an answer to them. They are the
 * fault, not the expression that cannot take null.
 */
function listUnset({ flow, expressions }: FlowContext): readonly Suspect[] {
  const text = JSON.stringify(flow)
  const saved = new Set<string | undefined>()
  for (const { instruction } of toInstructions(flow)) {
    saved.add(instruction.save)
    for (const [target, value] of Object.entries({ ...instruction.set, ...instruction.fill }))
      if (value === 'null') saved.add(target)
  }
  return Object.entries(flow.data ?? {}).flatMap(([name, slot]): Suspect[] =>
    (slot?.initial ?? null) !== null || saved.has(name) || new RegExp(`\\b${name} [!=]= null`).test(text)
      ? []
      : [
          {
            name,
            sound: () => expressions.where({ data: { ...flow.data, [name]: { ...slot, initial: {} } } }),
            toFinding: (what) => toUnset(flow, name, what),
          },
        ],
  )
}

/** Lists constants that may have been meant as numbers: texts that look like numbers, and yes or no. */
const listMeantNumbers = ({ flow: { constants }, expressions }: FlowContext): readonly Suspect[] =>
  Object.entries(constants ?? {}).flatMap(([name, value]): Suspect[] => {
    const isText = typeof value === 'string'
    if (isText ? !/^-?\d+(\.\d+)?$/.test(value) : typeof value !== 'boolean') return []
    return [
      {
        name,
        sound: () => expressions.where({ constants: { ...constants, [name]: 1 } }),
        toFinding: (what) => ({
          code: 'wrong-type',
          path: ['constants', name],
          message: `constant ${name} is ${isText ? 'a text' : 'true or false'}, which ${what} cannot take`,
          hint: isText ? `Write ${value} without the quotation marks` : 'Write a number',
        }),
      },
    ]
  })

/** Matches a number written as a text: a status is a number, or the name of what went wrong before there was an answer. */
const statusText = /failure\.status\s*(?:[!=]=\s*|in\s*\[[^\]]*)'(\d+)'/

const isWrite = (path: JSONPath) => ['set', 'fill'].includes(String(path.at(-2)))

/** Returns the value at a path as the file has it. */
const toWritten = ({ source }: FlowContext, path: JSONPath) => toValueAt(toContent(source.flow), path)

const toOldForm = (written: string, place: string) => ({
  message: `${place}: ${JSON.stringify(written)} is a text here, and reads as an expression`,
  hint: `Write ${JSON.stringify(`=${written}`)} for an expression, or the value itself; \`flow upgrade\` does it for the whole file`,
})
