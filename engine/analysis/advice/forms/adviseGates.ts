import { toAllForms, toForms, toFormList } from '../../../definition/forms.ts'
import { isEnding, toInstructions, toItems, toLists, toSteps } from '../../../definition/instructions.ts'
import { toLostPlace } from '../../../definition/consequences.ts'
import { listNodes } from '../../../expressions/index.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import { toAbsent, toPlace } from '../../../expressions/toFacts.ts'
import type { CombinedPredicate } from '../../../definition/FlowDefinition.ts'
import type { Loose } from '../../../definition/Loose.ts'
import { toClauses, toMeaning } from '../../../definition/predicates.ts'
import { type Advice, toGroups, toNameWords, toShared } from '../Advice.ts'
import { isMadeOf, listRoots, toNot } from '../terms.ts'

/**
 * Finds fields that lock themselves as soon as something is in them, and fields that are made read-only by what was entered elsewhere
 * for another field of the form.
 */
export const adviseLocks: Advice = function* ({ flow: { definition, expressions } }) {
  for (const [step] of toSteps(definition))
    for (const { form, path } of toForms(step, definition.steps[step] ?? {}))
      for (const [field, taken] of Object.entries(form.fields ?? {}))
        for (const lock of ['readOnlyWhen', 'disabledWhen'] as const) {
          const checked = expressions.check(definition.predicates[taken?.[lock] ?? '']?.when ?? '', 'boolean')
          const own = `${form.data}.${field}`
          const asked = checked.ok ? [...checked.reads, ...checked.loose] : []
          const names = asked.map((place) => place.split('.').at(-1) ?? '')
          const isField = (name: string) => expressions.check(`${form.data}.${name}`).ok
          const isOther = (name: string) => name !== field && isField(name) && isField(field)
          // A field may be disabled until another one is filled in.
          const other = lock === 'readOnlyWhen' && !names.includes(field) ? names.find(isOther) : undefined
          const isOwn = asked.includes(own)
          if (!isOwn && other === undefined) continue
          const why = isOwn ? `${own} itself: it locks while it is filled in` : `${other}, another field of the form`
          const message = `step ${step} locks ${field} by ${taken?.[lock]}, which asks for ${why}`
          const hint = isOwn ? 'Ask for what is elsewhere' : `Lock ${other} by it, or ask for ${field}`
          yield { code: 'wrong-value', path: [...path, 'fields', field, lock], message, hint }
        }
}

/** Finds buttons that set something to null and do nothing else, and that are shown only when it is null. */
export const adviseIdleButtons: Advice = function* ({ flow: { definition, expressions } }) {
  const { predicates } = definition
  const toNulls = (when: string | undefined) => {
    const checked = expressions.check(predicates[when ?? '']?.when ?? '', 'boolean')
    return checked.ok ? toAbsent(checked.ast, true) : []
  }
  for (const [step, { view, on, dialogs = {} }] of Object.entries(definition.steps)) {
    const buttons = [...view, ...Object.values(dialogs).flatMap((dialog) => dialog.buttons)]
    for (const [index, part] of view.entries()) {
      if (typeof part !== 'object' || !('action' in part)) continue
      const { action, when = '' } = part
      const list = on[action] ?? []
      const nulls = toNulls(when)
      const ended = list.flatMap(({ set = {} }) => Object.keys(set).filter((place) => set[place] === 'null'))
      const target = ended.find((place) => nulls.includes(`${place}.`))
      const isOnlySet = list.every((one) => Object.keys(one).every((key) => /^(?:when|set|forget|stay)$/.test(key)))
      if (target === undefined || !isOnlySet) continue
      const values = Object.values(on).flatMap((one) => one.flatMap(({ set }) => set?.[target] ?? []))
      // Something else may end what the step begins.
      const isEnd = (one: (typeof buttons)[number]) =>
        typeof one === 'object' && 'action' in one && on[one.action]?.some(({ set }) => set?.[target] === 'null')
      if (values.every((value) => value === 'null') || buttons.some((one) => one !== part && isEnd(one))) continue
      const meant = Object.keys(predicates).find((name) => predicates[name]?.when === `${target} != null`)
      const message = `step ${step} shows ${action} only when ${when} (${toMeaning(definition, when)}), and it sets ${target} to null, which it is then`
      const hint = meant === undefined ? `Show it when ${target} is not null` : `Did you mean ${meant}?`
      const path = ['steps', step, 'view', index, 'when']
      yield { code: 'constant-condition', path, message, hint, unless: [when, `sense of ${when}`] }
    }
  }
}

/** Finds inputs of calls that a form of the step asks for, and that are taken from somewhere else when it is submitted. */
export const adviseAsked: Advice = function* ({ flow: { definition, expressions, source: files } }) {
  for (const { instruction, path, owner, step = '', event } of toInstructions(definition)) {
    if (event !== 'submit') continue
    const forms = toForms(step, definition.steps[step] ?? {})
    for (const [name, source = ''] of Object.entries(instruction.with ?? {})) {
      const [form, ...more] = forms.filter(({ form: { data = '' } }) => expressions.check(`${data}.${name}`).ok)
      const checked = expressions.check(source)
      if (!form || more.length > 0 || !checked.ok || checked.reads.length === 0) continue
      const { data = '', schema } = form.form
      if (checked.reads.some((read) => `${read}.`.startsWith(`${data}.`))) continue
      const message = `${owner} gives \`${source}\` for ${name}, which the form asks for`
      const unless = [toLostPlace(files.schemas.get(String(schema)), [])]
      yield {
        code: 'wrong-value',
        path: [...path, 'with', name],
        message,
        hint: `Did you mean ${data}.${name}?`,
        unless,
      }
    }
  }
}

/** Finds events that stay under the condition under which alone a button of the step is there for what follows. */
export const adviseStaying: Advice = function* ({ flow: { definition } }) {
  const { predicates, steps } = definition
  for (const site of toLists(definition)) {
    const items = toItems(site)
    for (const [index, { instruction, path, owner, step = '' }] of items.entries()) {
      const { when, stay } = instruction
      const calls = items.slice(index + 1).flatMap((one) => one.instruction.call ?? [])
      if (when === undefined || stay !== true || calls.length === 0) continue
      const button = steps[step]?.view.find((part) => {
        const { action = '', when: shown = '' }: Loose<ActionPart> = typeof part === 'object' ? part : {}
        const { allOf = [] }: Loose<CombinedPredicate> = predicates[shown] ?? {}
        const list = steps[step]?.on[action] ?? []
        const isSame = action !== site.event && list.some((one) => one.call !== undefined && calls.includes(one.call))
        return isSame && (shown === when || allOf.includes(when))
      })
      if (button === undefined) continue
      const other = Object.keys(predicates).find((name) => toNot(predicates[name]) === when) ?? toNot(predicates[when])
      const message = `${owner} stays when ${when} (${toMeaning(definition, when)}), and only then a button does what follows here`
      const hint = other === undefined ? 'Turn the condition around' : `Did you mean ${other}?`
      yield { code: 'contrary-meaning', path: [...path, 'when'], message, hint }
    }
  }
}

interface ActionPart {
  readonly action: string
  readonly when: string
}

/** Finds conditions that compare something with what the same list has just made it from, so that they always have one answer. */
export const adviseComparedCopies: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const items = toItems(site)
    for (const [at, { instruction, path, owner }] of items.entries()) {
      const { when = '' } = instruction
      // What ends the list may see to it that something was found.
      const source = isEnding(instruction) ? undefined : definition.predicates[when]?.when
      const parsed = source === undefined ? undefined : parseExpression(source)
      for (const node of parsed?.ok ? listNodes(parsed.ast) : []) {
        if (node.kind !== 'binary' || !/^[!=]=$/.test(node.operator)) continue
        const sides = [node.left, node.right].map(toPlace)
        const [slot = '', from] = sides.flatMap((side = '', index) => {
          const [other = ''] = sides.slice(1 - index)
          const [root = ''] = side.split('.')
          return side.replace(root, '') === other.replace(/^\w+/, '') && isMadeOf(items.slice(0, at), root, other)
            ? [root, other]
            : []
        })
        if (from === undefined) continue
        const message = `${owner} asks for ${when} (${toMeaning(definition, when)}) only once ${slot} has been made from ${from}, with which it is compared`
        const hint = `Ask for it before ${slot} is set`
        yield { code: 'constant-condition', path: [...path, 'when'], message, hint, unless: [when, slot] }
      }
    }
  }
}

/** Finds variants of a form that keep their answers elsewhere than the others do, in a form that others keep where those do. */
export const adviseVariantSlots: Advice = function* ({ flow: { definition } }) {
  const all = toSteps(definition).flatMap(([step]) => toForms(step, definition.steps[step] ?? {}))
  for (const { step, form, path } of all) {
    const variants = toFormList(definition.steps[step]?.form ?? []).filter(({ schema }) => schema !== form.schema)
    const [other] = variants
    if (!other || form.data === other.data || variants.some(({ data }) => data !== other.data)) continue
    const isSame = ({ form: { schema, data } }: (typeof all)[number]) => schema === form.schema && data === other.data
    if (!all.some((one) => one.step !== step && isSame(one))) continue
    const message = `step ${step} keeps the answers of ${form.schema} in ${form.data}, and those of its other variants in ${other.data}`
    const it = { path: [...path, 'data'], hint: `Did you mean ${other.data}?`, unless: [`form of ${step}`] }
    yield { code: 'wrong-value', message, ...it }
  }
}

/** Finds variants of a form that show under each other's condition: what is entered is read where the other one shows. */
export const adviseSwappedVariants: Advice = function* ({ flow: { definition } }) {
  for (const { step = '', event, instruction } of toInstructions(definition)) {
    const { when, with: input = {}, set = {} } = instruction
    const forms = toForms(step, definition.steps[step] ?? {})
    const shown = forms.find(({ form }) => form.when === when)
    const read = [...Object.values(input), ...Object.values(set)].flatMap((source) => listRoots(source))
    const meant = forms.find(({ form }) => form.data !== undefined && read.includes(form.data))
    if (event !== 'submit' || when === undefined || !shown || !meant) continue
    if (meant.form.when === undefined || read.includes(shown.form.data ?? '')) continue
    if (forms.some(({ form }) => form.when === when && form.data === meant.form.data)) continue
    const { data = '', when: wrong } = meant.form
    // What is entered in one form may be needed while another one shows.
    if (toShared(when, data) <= toShared(wrong, data)) continue
    const message = `step ${step} shows the form of ${data} when ${wrong} (${toMeaning(definition, wrong)}), and takes what is entered in it when ${when} (${toMeaning(definition, when)})`
    const loses = [data, shown.form.data ?? '']
    yield { code: 'wrong-value', path: [...meant.path, 'when'], message, hint: `Did you mean ${when}?`, loses }
  }
}

/** Finds variants of a form under a condition about something else than the one that forms of their name have in other steps. */
export const adviseForeignVariants: Advice = function* ({ flow: { definition } }) {
  const all = toAllForms(definition).map((site) => ({ ...site, words: toFileWords(site.form.schema) }))
  const bySteps = toGroups(all, ({ step }) => step)
  const named = all.flatMap((one) => one.words.filter(isAbout(one.form.when)).map((word) => ({ ...one, word })))
  const byWord = toGroups(named, ({ word }) => word)
  for (const { step, form, path, words } of all) {
    const { when, schema } = form
    const beside = bySteps.get(step)?.filter((one) => one.form.schema !== schema) ?? []
    const own = words.filter((word) => !beside.some((one) => one.words.includes(word)))
    const meant = own.flatMap((word) => byWord.get(word)?.find((one) => one.step !== step) ?? [])[0]?.form.when
    if (when === undefined || meant === undefined || own.some(isAbout(when))) continue
    if (toClauses(definition.predicates[when] ?? {}).includes(meant)) continue
    const message = `step ${step} shows ${String(schema)} when ${when} (${toMeaning(definition, when)}), and ${meant} is what it is for`
    const loses = [`form of ${step}`, ...(bySteps.get(step) ?? []).flatMap((one) => one.form.data ?? [])]
    yield { code: 'contrary-meaning', path: [...path, 'when'], message, hint: `Did you mean ${meant}?`, loses }
  }
}

const isAbout = (when: string | undefined) => (word: string) => toShared(word, when) > 0
const toFileWords = (schema: unknown) =>
  toNameWords(typeof schema === 'string' ? schema.replaceAll(/^.*\/|\..*$/g, '') : '')

/** Finds conditions about a limit that lead on, although all other conditions about the limit lead to a dead end. */
export const adviseKindLimits: Advice = function* ({ flow: { definition } }) {
  const { predicates, steps } = definition
  const ways = toInstructions(definition).flatMap(({ instruction: { when = '', to }, path, owner }) =>
    [...(predicates[when]?.when ?? '').matchAll(/\bconstants\.(\w+)/g)].map(([, limit = '']) => {
      return { limit, when, to, path, owner, isRefusal: steps[to ?? '']?.ending === 'deadEnd' }
    }),
  )
  for (const { limit, when, to, path, owner, isRefusal } of ways) {
    const others = ways.filter((one) => one.limit === limit && one.when !== when)
    const other = others.find((one) => one.isRefusal)
    if (isRefusal || to === undefined || !other || !others.every((one) => one.isRefusal)) continue
    const message = `${owner} leads on to ${to} when ${when} (${toMeaning(definition, when)}), and ${other.owner} refuses by the same limit, ${limit}`
    yield {
      code: 'wrong-value',
      path: [...path, 'to'],
      message,
      hint: `Did you mean ${other.to}?`,
      unless: [when, limit],
    }
  }
}

/** Finds combined conditions that ask for the opposite of another condition whose words they have. */
export const adviseCombinedMeanings: Advice = function* ({ flow: { definition } }) {
  const contraries = Object.entries(definition.predicates).flatMap(([name, predicate]) => {
    const not = toNot(predicate)
    return not === undefined ? [] : [[name, not] as const, [not, name] as const]
  })
  for (const [name, predicate] of Object.entries(definition.predicates)) {
    const { means = '', allOf = [] }: Loose<CombinedPredicate> = predicate
    for (const [index, part = ''] of allOf.entries()) {
      const meant = contraries.find(([one, other]) => other === part && means.includes(toMeaning(definition, one)))?.[0]
      if (meant === undefined || means.includes(toMeaning(definition, part)) || allOf.includes(meant)) continue
      const message = `predicate ${name} means "${toMeaning(definition, name)}", but asks for ${part} (${toMeaning(definition, part)})`
      const path = ['predicates', name, 'allOf', index]
      yield { code: 'contrary-meaning', path, message, hint: `Did you mean ${meant}?`, unless: [part, meant] }
    }
  }
}
