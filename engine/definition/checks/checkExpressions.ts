import type { JSONPath } from 'jsonc-parser'
import type { Check, Finding, FlowContext } from '../FlowContext.ts'
import type { FlowDefinition } from '../FlowDefinition.ts'
import type { FlowExpressions } from '../FlowExpressions.ts'
import { toExpressionSites } from '../expressionSites.ts'
import { toAllForms } from '../forms.ts'
import { isExpression, looksLikeExpression, toInstructions, toSteps } from '../instructions.ts'
import { toLostPlace } from '../consequences.ts'
import { isRecord, type Loose } from '../Loose.ts'
import { toContent } from '../SourceFile.ts'
import { toWords } from './checkGrammar.ts'
import { toWrittenPath } from '../toWrittenPath.ts'

/** Finds expressions that cannot be read, name what is not there, or give the wrong type of value. */
export const checkExpressions: Check = (context) => {
  const { expressions, report } = context
  const names = Object.keys(expressions.variables)
  let suspects: readonly Suspect[] | undefined
  const blamed = new Map<Suspect, readonly string[]>()
  for (const { path, source, toExpected, inFailure } of toExpressionSites(context)) {
    const place = toWrittenPath(context.flow, path)
    const written = isWrite(path) ? toWritten(context, place) : undefined
    if (typeof written === 'string' && !isExpression(written) && looksLikeExpression(written, names)) {
      report({ code: 'old-form', path, ...toOldForm(written, toWords(place)) })
      continue
    }
    const checked = expressions.check(source, toExpected(), inFailure)
    const [compared, status = ''] = (inFailure && statusText.exec(source)) || []
    if (checked.ok && compared !== undefined) {
      const message = `${toWords(place)}: \`failure.status\` is never \`'${status}'\`: the status of an answer is a number`
      const index = source.indexOf(compared) + compared.lastIndexOf(status) - 1
      report({ code: 'bad-expression', path, index, message, hint: `Write ${status} without the marks` })
    }
    if (checked.ok && inFailure) reportStatuses(source, path, toWords(place), report)
    if (checked.ok) continue
    suspects ??= [...listUnset(context), ...listTextNumbers(context)]
    const suspect = suspects.find(
      ({ name, sound }) =>
        new RegExp(`\\b${name}\\b`).test(source) && sound().check(source, toExpected(), inFailure).ok,
    )
    if (suspect) {
      blamed.set(suspect, [...(blamed.get(suspect) ?? []), source])
      continue
    }
    for (const { message, offset, hint } of checked.problems) {
      report({
        code: 'bad-expression',
        path,
        // What is JSON as it is has no places in it, nor has what names of steps were put into; before an expression stands its mark.
        ...(written === undefined ? { index: offset } : written === `=${source}` && { index: offset + 1 }),
        message: `${toWords(place)}: ${message.replace(/\.$/, '')}`,
        hint,
        about: toAbout(message),
        loses: [toLostPlace(context.source.flow, path), ...(source.match(/\w+/g) ?? []).map((name) => `read ${name}`)],
      })
    }
  }
  for (const [{ toFinding }, [first, ...more]] of blamed)
    report(toFinding(more.length === 0 ? `\`${first}\`` : `\`${first}\` and ${more.length} more`))
  checkFailurePredicates(context)
}

/** Something of the flow which it is most likely that is wrong, where expressions are sound as soon as it is otherwise. */
interface Suspect {
  readonly name: string
  readonly sound: () => FlowExpressions
  readonly toFinding: (what: string) => Finding
}

/** That a slot begins as null, where it is this that is wrong, and not what reads it. */
export const toUnset = ({ data }: Loose<FlowDefinition>, slot: string, what: string): Finding => ({
  code: 'unwritten-data',
  ...(data?.[slot]?.initial === undefined ? { path: ['data', slot], at: 'key' } : { path: ['data', slot, 'initial'] }),
  message: `slot ${slot} begins as null, which ${what} cannot take`,
  hint: `Let it begin with something, or ask for it first: ${slot} != null && …`,
  unless: [slot],
})

/** What a sentence says is not there, does not fit or may be null. */
const toAbout = (message: string) =>
  /^(?:There is no (?:function )?|The result may be )`(\w+)`/.exec(message)?.[1] ??
  /^(`[\w.]+` is never `'[^']*'`)/.exec(message)?.[1] ??
  /cannot take null, which `(\w+)` may be|(?:but |^)`(\w+)` is (?:.* or null\.$|null, which)/
    .exec(message)
    ?.slice(1)
    .find(Boolean)

/**
 * Slots that begin as null though nothing asks whether they are, writes null or saves an answer to them: what cannot take null there
 * is not what is wrong.
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

/** Constants that are texts and read as numbers. */
const listTextNumbers = ({ flow: { constants }, expressions }: FlowContext): readonly Suspect[] =>
  Object.entries(constants ?? {}).flatMap(([name, value]): Suspect[] =>
    typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
      ? [
          {
            name,
            sound: () => expressions.where({ constants: { ...constants, [name]: Number(value) } }),
            toFinding: (what) => ({
              code: 'wrong-type',
              path: ['constants', name],
              message: `constant ${name} is a text, which ${what} cannot take`,
              hint: `Write ${value} without the marks`,
            }),
          },
        ]
      : [],
  )

/** A status is the number of an answer, or the name of what went wrong before there was one. */
const statusText = /failure\.status\s*(?:[!=]=\s*|in\s*\[[^\]]*)'(\d+)'/

/** Below 300 nothing has failed, and above 599 there is nothing. */
function reportStatuses(source: string, path: JSONPath, place: string, report: FlowContext['report']): void {
  for (const { 0: compared, 1: status = '', index } of source.matchAll(/failure\.status\s*[!=<>]=?\s*(\d+)\b/g)) {
    if (Number(status) >= 300 && Number(status) <= 600) continue
    const message = `${place}: no answer that failed has the status ${status}`
    const hint = "Write one from 400 to 599, or a name such as 'Offline'"
    report({ code: 'bad-expression', path, index: index + compared.length - status.length, message, hint })
  }
}

const isWrite = (path: JSONPath) => ['set', 'fill'].includes(String(path.at(-2)))

/** The value at a path as it stands in the file. */
const toWritten = ({ source }: FlowContext, path: JSONPath) =>
  path.reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), toContent(source.flow))

const toOldForm = (written: string, place: string) => ({
  message: `${place}: ${JSON.stringify(written)} is a text here, and reads as an expression`,
  hint: `Write ${JSON.stringify(`=${written}`)} for an expression, or the value itself; \`flow upgrade\` does it for the whole file`,
})

/** A predicate over `failure` means nothing where no call has failed. */
function checkFailurePredicates({ flow, expressions, report }: FlowContext): void {
  const reading = new Set(
    (flow.failures ?? []).flatMap((failure) => {
      const name = failure?.when
      const source = name === undefined ? undefined : flow.predicates?.[name]?.when
      const checked = source === undefined ? undefined : expressions.check(source, 'boolean', true)
      return checked?.ok && checked.reads.some((read) => read.split('.')[0] === 'failure') ? [name] : []
    }),
  )
  const uses = [
    ...[...toInstructions(flow)].map(({ instruction, path }) => ({ when: instruction.when, path })),
    ...toAllForms(flow).map(({ form, path }) => ({ when: form.when, path })),
    ...toSteps(flow).flatMap(([name, { view }]) =>
      (view ?? []).map((part, index) => ({
        when: typeof part === 'object' ? part.when : undefined,
        path: ['steps', name, 'view', index],
      })),
    ),
  ]
  for (const { when, path } of uses) {
    if (when === undefined || !reading.has(when)) continue
    report({
      code: 'failure-out-of-place',
      path: [...path, 'when'],
      message: `predicate ${when} reads failure, which is only there in "failures"`,
    })
  }
}
