import { findNodeAtLocation } from 'jsonc-parser'
import { bundleForm } from '../../validation/bundleForm.ts'
import { compileSchema } from '../../validation/createAjv.ts'
import { type JsonSchema, resolveRef, walkSchema } from '../../validation/JsonSchema.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import { ruleOrder } from '../../validation/validate.ts'
import { toAllForms } from '../../definition/forms.ts'
import { toFileRefs } from '../../definition/checks/checkSchemas.ts'
import { toAbsoluteRef } from '../../definition/SchemaCatalog.ts'
import type { Check, Finding, FlowContext } from '../../definition/index.ts'
import { createFit } from '../schemas/createSampler.ts'
import { listIdleMessages, listHiddenNeeds, listIdleNeeds, listRules, listUnknownFields } from '../schemas/listRules.ts'
import { isRecord } from '../../definition/Loose.ts'
import { toToldNumbers } from '../../definition/languages.ts'
import { toHint, toMeant } from '../../definition/Problem.ts'
import { toList, toLostPlace } from '../../definition/consequences.ts'
import { createPlaces, toTypeNames } from '../../definition/schemaSites.ts'

/** Finds form schemas that cannot be compiled, and rules that have no message of their own or name unknown fields. */
export const checkFormSchemas: Check = (context) => {
  const { flow, source } = context
  const ids = new Set(toAllForms(flow).map(({ form }) => form.schema))
  for (const id of ids) {
    const file = id === undefined ? undefined : source.schemas.get(id)
    if (id === undefined || !file || file.errors.length > 0) continue
    const bundled = toBundled(id, context)
    const reason = bundled && toReason(bundled)
    const [, type, rule = '', at = ''] =
      /missing type "(\w+)" for keyword "(\w+)" at "[^"]*#([^"]*)"/.exec(reason ?? '') ?? []
    if (bundled && type !== undefined) {
      const message = `${rule} is a rule for the type ${type}, but this field has another type`
      const place = createPlaces(id, bundled, source)(`${at}/${rule}`)
      const others = toFileRefs(file).map(({ ref }) => toLostPlace(source.schemas.get(toAbsoluteRef(ref, id)), []))
      const unless = [toLostPlace(place.file, place.path.slice(0, -1)), ...others]
      context.report({ code: 'bad-schema', ...place, message, hint: `Add "type": "${type}"`, unless })
      checkRules(bundled, id, context)
    } else if (bundled && checkRules(bundled, id, context) && reason !== undefined) {
      const [, pointer = ''] = /at "[^"#]*#([^"]*)"/.exec(reason) ?? []
      const place = createPlaces(id, bundled, source)(pointer)
      const unless = [toLostPlace(place.file, place.path)]
      const message = `the schema cannot be compiled: ${reason}`
      context.report({ code: 'bad-schema', ...place, message, hint: 'Undo what was changed last here', unless })
    }
  }
}

/** Returns why a schema cannot be compiled; undefined if it can. */
const toReason = rememberByIdentity((bundled: JsonSchema): string | undefined => {
  try {
    compileSchema(bundled)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
})

/** Bundles a schema with everything it refers to; undefined if a reference leads nowhere, which another check reports. */
export function toBundled(id: string, { schemas }: FlowContext): JsonSchema | undefined {
  try {
    return bundleForm(id, schemas.files)
  } catch {
    return undefined
  }
}

/** Reports rules of a schema that are not sound; returns whether every rule names a known field. */
function checkRules(bundled: JsonSchema, id: string, context: FlowContext): boolean {
  const { source, report } = context
  const toPlace = createPlaces(id, bundled, source)
  const unknown = listUnknownFields(bundled)
  const misnamed = new Set<string>()
  /** Names the place of a part of the schema: a rule refused there may be the missing one. */
  const toUnless = (at: string) => {
    const { file, path } = toPlace(at)
    return [toLostPlace(file, path)]
  }
  walkSchema(bundled, (node, at) => {
    for (const rule of listIdleMessages(node)) {
      misnamed.add(at)
      const hint = toHint(rule, toRules(node), 'Take them away, or add the rule')
      const message = `there are words for the rule ${rule}, which the field does not have`
      const place = { ...toPlace(`${at}/errorMessage/${rule}`), at: 'key' as const, about: rule }
      report({
        code: 'unused',
        ...place,
        message,
        hint,
        loses: [...toUnless(at), `rule ${rule} of ${id}`],
        unless: [rule, ...toUnless(at)],
      })
    }
  })
  for (const { at, what, value, rule } of listUnfit(bundled)) {
    const given = JSON.stringify(value)
    const message =
      rule === undefined
        ? `the ${what} ${given} breaks the rules of its field`
        : `the rule ${rule} refuses most examples of its field, such as ${given}`
    const { file, path } = toPlace(at)
    const unless = file ? toTypeNames([{ file, path: path.slice(0, what === 'example' ? -2 : -1) }]) : []
    report({ code: 'contradictory-rules', ...toPlace(at), message, hint: `Change the ${what} or the rule`, unless })
  }
  walkSchema(bundled, (node, at) => {
    const idle = listIdleNeeds(node)
    if (idle[0] === undefined) return
    const message = `there are words for ${toList(idle)} when it is empty, but it need not be filled in`
    const hint = toHint(idle[0], node.required ?? [], 'Take them away, or add the field to "required"')
    const isLost = node.required && node.properties?.[idle[0]]
    const place = toPlace(isLost ? `${at}/required` : `${at}/errorMessage/required/${idle[0]}`)
    const needs = [`need words of ${toMeant(hint)}`, `needs of ${id} ${at}`]
    const loses = [...idle, ...idle.flatMap((field) => [`need of ${field}`, `required moved to ${field}`]), ...needs]
    const unless = [...idle, ...toUnless(at)]
    report({ code: 'unused', ...place, ...(!isLost && { at: 'key' }), message, hint, loses, unless })
  })
  checkToldLimits(bundled, id, context)
  for (const { path, rule, message, at } of listRules(bundled)) {
    // A misnamed message or field is already reported, and explains the missing words.
    const isTold = misnamed.has(at.slice(0, at.lastIndexOf('/'))) || unknown.some((field) => field.path === path)
    if (message !== undefined || isTold) continue
    const words = `the rule ${rule} of ${path} has no words in "errorMessage"`
    const place = toPlace(at)
    const holder = toLostPlace(place.file, place.path.slice(0, -1))
    const own = at.slice(0, at.lastIndexOf('/'))
    const needs = [`needs of ${id} ${own}`, `need words of ${path.split('.').at(-1)}`]
    const unless = [...toUnless(own), holder, ...needs, `rule ${rule} of ${id}`, `${rule} moved to ${path}`]
    const hint = `Add a copy key for "${rule}" there`
    const follows = { about: `words of ${holder}`, unless, loses: ['a text'] }
    report({ code: 'missing-message', ...place, message: words, hint, ...follows })
  }
  for (const { path, at, under } of listHiddenNeeds(bundled)) {
    const message = `${path} has to be filled in, and is there only under a further condition`
    const hint = 'Put the field beside the others that are required with it, or require it where it is'
    const unless = [`needs of ${id} ${under}`]
    report({ code: 'contradictory-rules', ...toPlace(at), at: 'key', message, hint, unless })
  }
  for (const { path, at, nearest } of unknown) {
    // A date does not follow itself.
    const other = nearest !== undefined && at.includes(`/${nearest}/`) ? undefined : nearest
    report({
      code: 'unknown-field',
      ...toPlace(at),
      message: `a rule names ${path}, which is not a field`,
      about: path.split('.').at(-1),
      hint:
        other === undefined || /^\d/.test(path) ? 'Write the name of a field of this form' : `Did you mean ${other}?`,
      loses: [...[nearest ?? []].flat(), ...toUnless('')],
    })
  }
  return unknown.length === 0
}

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minimumAge'] as const

/** Lists the repetition counts in a pattern: 5 for `^[0-9]{5}$`. */
const toCounts = (pattern: unknown): readonly number[] =>
  typeof pattern === 'string'
    ? [...pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(([, least, most]) => [least, most ?? least]).map(Number)
    : []

/** Finds messages that name another number than their rule; if several of them agree on that number, the rule is reported instead. */
function checkToldLimits(bundled: JsonSchema, id: string, { source, copy, report }: FlowContext): void {
  const toPlace = createPlaces(id, bundled, source)
  walkSchema(bundled, ({ errorMessage, ...node }, at) => {
    for (const rule of isRecord(errorMessage) ? [...limits, 'pattern' as const] : []) {
      const { [rule]: limit } = node
      const key: unknown = isRecord(errorMessage) ? errorMessage[rule] : undefined
      const counts = typeof limit === 'number' ? [limit] : toCounts(limit)
      if (counts.length === 0 || typeof key !== 'string') continue
      const told = [...copy].map(([language, texts]) => ({
        language,
        numbers: toToldNumbers(texts[key] ?? '', language),
      }))
      const wrong = told.filter(
        ({ numbers }) => numbers.length > 0 && !numbers.some((number) => isToldOf(number, rule, counts)),
      )
      const [first] = wrong
      if (first && wrong.length > 1 && wrong.every(({ numbers }) => numbers.join() === first.numbers.join())) {
        const message = `${rule} is ${String(limit)}, but its words, "${key}", say ${first.numbers.join(', ')} in ${toList(wrong.map(({ language }) => language))}`
        const loses = [at].map(toPlace).map(({ file, path }) => toLostPlace(file, path))
        const other = limits.find((one) => one !== rule && first.numbers.some((number) => number === node[one]))
        const back = copy.get(first.language)?.[String(Object(errorMessage)[other ?? ''])] ?? ''
        const isBack = other && toToldNumbers(back, first.language).some((number) => number === limit)
        const isOthers = other && Object(errorMessage)[other] === key
        const where = isBack ? `errorMessage/${limits.find((one) => one === rule || one === other)}` : rule
        const hint = isBack ? 'Exchange the two messages' : 'Let both say the same'
        // Several schemas with the same limit are right, and so is the other rule that these words tell.
        const alike = [...source.schemas.values()].filter(
          ({ text }) => text.includes(`"${rule}": ${String(limit)},`) && text.includes(`"${rule}": "${key}"`),
        )
        const file = source.copy.get(first.language)
        const place = isOthers
          ? toPlace(`${at}/errorMessage/${rule}`)
          : alike.length > 1 && !isBack && file
            ? { file, path: [key] }
            : toPlace(`${at}/${where}`)
        const mend = isOthers ? `Write the words for ${rule}` : hint
        report({ code: 'written-limit', ...place, message, hint: mend, loses })
        continue
      }
      for (const { language, numbers } of wrong) {
        const file = source.copy.get(language)
        const message = `"${key}" of ${language} says ${numbers.join(', ')}, but ${rule} is ${String(limit)}`
        const place = { ...(file && { file }), path: [key] }
        report({ code: 'written-limit', ...place, message, hint: 'Let both say the same', loses: [`text ${key}`] })
      }
    }
  })
}

/** Checks whether a number may be about a limit: the length of a whole pattern, an example, or "less than 100" for 99. */
function isToldOf(number: number, rule: string, counts: readonly number[]): boolean {
  if (rule === 'pattern')
    return number > 99 || counts.includes(number) || counts.reduce((sum, one) => sum + one / 2, 0) === number
  return counts.some((count) => Math.abs(number - count) <= 1)
}

const toRules = (node: JsonSchema) => ruleOrder.filter((rule) => Object.hasOwn(node, rule))

/** Lists the defaults and examples that break the rules of their own part of a schema; a rule that refuses most examples instead of them. */
const listUnfit = rememberByIdentity((bundled: JsonSchema) => {
  const fit = createFit(bundled, undefined)
  const found: { readonly at: string; readonly what: string; readonly value: unknown; readonly rule?: string }[] = []
  walkSchema(bundled, (node, at) => {
    if (node.default !== undefined && !fit([node], node.default))
      found.push({ at: `${at}/default`, what: 'default', value: node.default })
    const examples: readonly unknown[] = Array.isArray(node['examples']) ? node['examples'] : []
    const refused = examples.flatMap((value, index) => (fit([node], value) ? [] : { index, value }))
    const rules = refused.length > 1 && refused.length * 2 > examples.length ? toRules(resolveRef(node, bundled)) : []
    const rule = rules.find((one) => !fit([{ [one]: resolveRef(node, bundled)[one] }], refused[0]?.value))
    const holder = rule !== undefined && !Object.hasOwn(node, rule) ? String(node.$ref).slice(1) : at
    if (rule !== undefined) found.push({ at: `${holder}/${rule}`, what: 'examples', value: refused[0]?.value, rule })
    else for (const { index, value } of refused) found.push({ at: `${at}/examples/${index}`, what: 'example', value })
  })
  return found
})

/** Finds the shared file that a field refers to, if most fields that do have no label of their own. */
export function toLostLabel({ file, path }: Pick<Finding, 'file' | 'path'>, { schemas }: FlowContext['source']) {
  const uses = [...schemas].flatMap(([id, one]) =>
    toFileRefs(one).map((use) => ({ one, target: toAbsoluteRef(use.ref, id), at: use.path.slice(0, -1) })),
  )
  const target = uses.find(({ one, at }) => one === file && at.join() === path.join())?.target ?? ''
  const alike = uses.filter((use) => use.target === target)
  const bare = alike.filter(({ one: { tree }, at }) => tree && !findNodeAtLocation(tree, [...at, 'title']))
  const isShared = bare.length > 1 && bare.length > alike.length / 2
  const shared = schemas.get(target)
  return isShared && shared ? { file: shared, path: ['type'], at: 'key' as const } : undefined
}
