import type { JSONPath } from 'jsonc-parser'
import { isRecord } from '../../definition/Loose.ts'
import { toContent, type SourceFile } from '../../definition/SourceFile.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import { type Advice, toNameWords, toShared } from './Advice.ts'

/** The messages of one part of a schema, by the rules that they are about. */
interface Messages {
  readonly file: SourceFile
  readonly path: JSONPath
  readonly byRule: Readonly<Record<string, unknown>>
}

const listMessages = rememberByIdentity((file: SourceFile): readonly Messages[] => [
  ...walkMessages(toContent(file), [], file),
])

function* walkMessages(node: unknown, path: JSONPath, file: SourceFile): Generator<Messages> {
  if (!isRecord(node)) return
  for (const [key, part] of Object.entries(node)) {
    const place = [...path, Array.isArray(node) ? Number(key) : key]
    if (key === 'errorMessage' && isRecord(part)) yield { file, path: place, byRule: part }
    else yield* walkMessages(part, place, file)
  }
}

/** Finds two rules of a field that have each other's messages, as the rules of all other fields tell. */
export const adviseExchangedRules: Advice = function* ({ flow: { source } }) {
  const all = [...source.schemas.values()].flatMap(listMessages)
  for (const { file, path, byRule } of all) {
    const others = all.filter((one) => one.byRule !== byRule).map((one) => one.byRule)
    const isElsewhere = (rule: string, key: unknown) => others.some((one) => one[rule] === key)
    const rules = Object.keys(byRule).filter((rule) => typeof byRule[rule] === 'string')
    for (const [index, rule] of rules.entries()) {
      const other = rules.slice(index + 1).find((one) => {
        const [own, theirs] = [byRule[rule], byRule[one]]
        const isTurned = own !== theirs && isElsewhere(rule, theirs) && isElsewhere(one, own)
        return isTurned && !isElsewhere(rule, own) && !isElsewhere(one, theirs)
      })
      if (other === undefined) continue
      const message = `${rule} has the message "${String(byRule[rule])}", and ${other} "${String(byRule[other])}", the other way round than everywhere else`
      yield { code: 'wrong-value', file, path: [...path, rule], message, hint: 'Exchange the two' }
    }
  }
}

/** Finds two constants of which each has the address that the other one is named after. */
export const adviseExchangedAddresses: Advice = function* ({ flow: { definition } }) {
  const addresses = Object.entries(definition.constants).filter(([, value]) => /^https?:/.test(String(value)))
  for (const [index, [name, value]] of addresses.entries()) {
    const other = addresses
      .slice(index + 1)
      .find(
        ([one, there]) =>
          toShared(name, String(there)) > toShared(name, String(value)) &&
          toShared(one, String(value)) > toShared(one, String(there)),
      )?.[0]
    if (other === undefined) continue
    const message = `${name} has the address that ${other} is named after, and ${other} has that of ${name}`
    yield { code: 'wrong-value', path: ['constants', name], message, hint: 'Exchange the two' }
  }
}

/** Finds steps that show the component which is called as the title of another step, where that step does not show it. */
export const adviseForeignViews: Advice = function* ({ flow: { definition } }) {
  const steps = Object.entries(definition.steps)
  const isShown = (name: string, [, { view }]: (typeof steps)[number]) => view.some((part) => part === name)
  const toOwn = ([, { title }]: (typeof steps)[number]) => title.replace(/\.title$/, '')
  const told = new Set<string>()
  for (const step of steps)
    for (const [index, part] of step[1].view.entries()) {
      const owner = typeof part === 'string' ? steps.find((one) => toOwn(one) === part) : undefined
      if (!owner || owner === step || typeof part !== 'string' || isShown(part, owner) || told.has(step[0])) continue
      // The owner shows what this step is called after, or nothing of the kind.
      if (isShown(toOwn(step), owner)) told.add(owner[0])
      const message = `step ${step[0]} shows ${part}, which is called as the title of step ${owner[0]}`
      const hint = told.has(owner[0]) ? `Exchange it with ${toOwn(step)} of that step` : `Show it in ${owner[0]}`
      yield { code: 'wrong-value', path: ['steps', step[0], 'view', index], message, hint, loses: [part] }
    }
}

/** A field that refers to a schema file. */
interface Reference {
  readonly name: string
  readonly target: string
}

/** Checks whether each of two fields refers to the file that has more words of the other one's name. */
export const isExchanged = (one: Reference, other: Reference): boolean =>
  toShared(one.name, toFile(other.target)) > toShared(one.name, toFile(one.target)) &&
  toShared(other.name, toFile(one.target)) > toShared(other.name, toFile(other.target))

const toFile = (id: string) => toNameWords(id.replace(/^.*\//, '').replace(/\..*$/, '')).join(' ')
