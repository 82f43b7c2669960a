import type { JSONPath } from 'jsonc-parser'
import type { Check, FlowContext } from '../FlowContext.ts'
import { toLinks } from './checkViews.ts'
import { toForms } from '../forms.ts'
import { type InstructionSite, toInstructions } from '../instructions.ts'
import { type PersonalPart, isMarked, listMarked, listPersonal } from '../personal.ts'
import { toFieldSchema, toFields } from '../schemaFields.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'

/** Finds personal values that go into slots or actions whose schema does not mark them, into slots kept between visits, or into links. */
export const checkPersonalValues: Check = (context) => {
  const { flow, schemas, expressions, copy } = context
  for (const site of toInstructions(flow)) {
    const { instruction, path } = site
    const event = toPayload(site, context)
    const toParts = (source: string) => {
      const checked = expressions.check(source)
      return checked.ok ? listPersonal(checked.ast, context, event) : []
    }
    const action = instruction.call === undefined ? undefined : flow.actions?.[instruction.call]
    const input = schemas.open(action?.input)
    for (const [name, source] of Object.entries(instruction.with ?? {})) {
      if (source === undefined || !input) continue
      const place = { words: `the input ${name} of ${instruction.call}`, path: [...path, 'with', name] }
      reportUnmarked(toParts(source), { schema: input, keys: [name], ...place }, site, context)
    }
    for (const kind of ['set', 'fill'] as const) {
      for (const [target, source] of Object.entries(instruction[kind] ?? {})) {
        if (source !== undefined) checkWrite(target, toParts(source), [...path, kind, target], site, context)
      }
    }
    for (const kind of ['issue', 'say'] as const) {
      const { message = '', params = {} } = instruction[kind] ?? {}
      const linked = new Set([...copy.values()].flatMap((texts) => toLinks(texts[message] ?? '').flatMap(toParams)))
      for (const [name, source] of Object.entries(params)) {
        const [part] = source === undefined || !linked.has(name) ? [] : toParts(source)
        if (part) reportLink(part, [...path, kind, 'params', name], message, site, context)
      }
    }
    const [answer] = Object.values(action?.outcomes ?? {})
    const answered = schemas.open(answer)
    if (instruction.save === undefined || !answered) continue
    const parts = listMarked(answered, schemas.resolve).map((at) => ({ at, from: `${at} of the answer` }))
    checkWrite(instruction.save, parts, [...path, 'save'], site, context)
  }
}

const toParams = (target: string): string[] => [...target.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function reportLink(
  { from }: PersonalPart,
  path: JSONPath,
  message: string,
  { owner }: InstructionSite,
  { report }: FlowContext,
): void {
  report({
    code: 'personal-in-url',
    path,
    message: `${owner} puts ${from}, which is personal, into the address of a link of "${message}"`,
    hint: 'Let the link say nothing about the person',
  })
}

/** Returns a schema for `event`, the new value of a changed field, if that field is personal; undefined otherwise. */
function toPayload({ event = '', step }: InstructionSite, { flow, schemas }: FlowContext): JsonSchema | undefined {
  if (!event.startsWith('change ') || step === undefined) return undefined
  const keys = event.slice('change '.length).split('.')
  const isPersonal = toForms(step, flow.steps?.[step] ?? {}).some(({ form }) =>
    isMarked(schemas.open(form.schema), keys, schemas.resolve),
  )
  return isPersonal ? { personal: true } : undefined
}

function checkWrite(
  target: string,
  parts: readonly PersonalPart[],
  path: JSONPath,
  site: InstructionSite,
  context: FlowContext,
): void {
  const [slot = '', ...keys] = target.split('.')
  const definition = context.flow.data?.[slot]
  const schema = context.schemas.open(definition?.schema)
  const [part] = parts
  if (!schema || !part) return
  if (!definition?.persist) {
    reportUnmarked(parts, { schema, keys, words: target, path }, site, context)
    return
  }
  // If the slot's own schema has something personal, `checkPrivacy` reports the slot.
  if (listMarked(schema, context.schemas.resolve).length > 0) return
  const message = `${site.owner} writes ${part.from}, which is personal, to ${slot}, which is kept between visits`
  const hint = 'Keep only what says nothing about the person'
  context.report({ code: 'personal-persisted', path, message, hint })
}

interface Target {
  readonly schema: JsonSchema
  readonly keys: readonly string[]
  readonly words: string
  readonly path: JSONPath
}

function reportUnmarked(
  parts: readonly PersonalPart[],
  { schema, keys, words, path }: Target,
  { owner }: InstructionSite,
  { schemas: { resolve }, expressions, report }: FlowContext,
): void {
  const isKnown = ({ at }: PersonalPart) => {
    if (at !== undefined) return isMarked(schema, [...keys, ...at.split('.').filter((key) => key !== '')], resolve)
    return isMarked(schema, keys, resolve) || listMarked(toFieldSchema(schema, keys, resolve), resolve).length > 0
  }
  const part = parts.find((one) => !isKnown(one))
  if (!part) return
  // The field of the target's own name may be what was meant.
  const own = part.from.replace(/\w+$/, String(path.at(-1)))
  const isOther = own !== part.from && part.from.includes('.') && expressions.check(own).ok
  report({
    code: 'personal-unmarked',
    path,
    message: `${owner} gives ${part.from}, which is personal, to ${words}, which no schema marks as personal`,
    hint: isOther
      ? `Did you mean ${own}?`
      : `Add "personal": true to the schema of ${[words, part.at].filter(Boolean).join(', ')}`,
    // If nothing in the target is marked, its schema may say nothing of what it holds.
    about: listMarked(schema, resolve).length === 0 ? `marks of ${words}` : `personal ${part.from}`,
    unless: [
      'a mark',
      ...(`${words} ${part.at} ${part.from}`.match(/\w+/g) ?? []).flatMap((name) => [
        `mark of ${name}`,
        `shape of ${name}`,
      ]),
    ],
  })
}

/** Finds slots that are kept between visits although their schema marks something in them as personal. */
export const checkPrivacy: Check = ({ flow, schemas, report }) => {
  for (const [name, slot] of Object.entries(flow.data ?? {})) {
    const fields = slot?.persist ? toFields(schemas.open(slot.schema), schemas.resolve) : []
    const personal = fields.find((field) => field.schema.personal === true)
    if (!personal) continue
    const what = personal.path === '' ? 'it is personal' : `its ${personal.path} is personal`
    report({
      code: 'personal-persisted',
      path: ['data', name, 'persist'],
      message: `slot ${name} is kept between visits, but ${what}`,
      hint: 'Take "persist" away, or keep a slot without it',
    })
  }
}
