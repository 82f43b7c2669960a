import type { Check, FlowContext } from '../FlowContext.ts'
import type { JSONPath } from 'jsonc-parser'
import { type Loose, isRecord } from '../Loose.ts'
import type { StepDefinition } from '../StepDefinition.ts'
import { toLostPlace } from '../consequences.ts'
import { findNear } from '../../expressions/index.ts'
import { toHint } from '../Problem.ts'
import { toAllForms, toForms } from '../forms.ts'
import { toPlaceholders } from '../parseText.ts'
import { toSteps } from '../instructions.ts'

/** Finds forms that their step does not show, steps that show a form they do not have, and parts that are shown twice. */
export const checkViews: Check = ({ source, flow, report }) => {
  for (const [name, step] of toSteps(flow)) {
    const place = (step.view ?? []).findIndex(
      (part) => part === 'form' || (typeof part === 'object' && 'component' in part && part.component === 'form'),
    )
    const entering = step.on?.['enter'] ?? []
    const isCalling = entering.some((instruction) => instruction?.call !== undefined)
    if (step.view?.length === 0 && (isCalling || !(entering.at(-1)?.to ?? entering.at(-1)?.do))) {
      const message = `step ${name} shows nothing${isCalling ? ' while its calls are running' : ''}`
      const hint = isCalling ? 'Show that something is happening' : 'Write what it shows besides its title'
      report({ code: 'empty', path: ['steps', name, 'view'], message, hint, unless: [`view of ${name}`] })
    }
    for (const [index, part] of (step.view ?? []).entries()) {
      const isAgain = part === 'form' ? step.view?.indexOf(part) !== index : isSame(part, step.view?.[index - 1])
      if (!part || !isAgain) continue
      const message = `step ${name} shows ${typeof part === 'string' ? part : 'the same'} twice`
      report({ code: 'name-taken', path: ['steps', name, 'view', index], message, hint: 'Keep one of them' })
    }
    // A dialog covers the form's own button, and a form without its event is another mistake.
    const submits = (path: JSONPath) =>
      path.includes('dialogs') || !step.on?.['submit']
        ? []
        : toForms(name, step).flatMap(({ form }) => (form.when === undefined ? (form.submit ?? []) : []))
    for (const { buttons, path } of listButtons(name, step))
      for (const [index, button] of buttons.entries()) {
        if (!isButton(button)) continue
        const { action, label, when, style } = button
        const shown = buttons
          .slice(0, index)
          .filter(isButton)
          .filter((other) => other.when === undefined || other.when === when)
        const before = shown.filter((other) => other.action !== action)
        // A long page may have a button at its top and at its end, with other parts between the two.
        const isAgain = (other: unknown) => isButton(other) && other.action === action && shown.includes(other)
        if (path.includes('dialogs') ? shown.some(isAgain) : isAgain(buttons[index - 1])) {
          const message = `step ${name} has a button that sends ${action} twice`
          report({
            code: 'name-taken',
            path: [...path, index],
            message,
            hint: 'Keep one of them',
            loses: [`sent by ${name}`],
          })
        } else if (label !== undefined && [...before.map((other) => other.label), ...submits(path)].includes(label)) {
          const message = `step ${name} has two buttons with the words "${label}", which do different things`
          report({
            code: 'name-taken',
            path: [...path, index, 'label'],
            message,
            hint: 'Say in each what it does',
            unless: [label],
          })
        } else if (style === 'primary' && before.some((other) => other.style === style)) {
          const message = `step ${name} has two primary buttons at once`
          report({
            code: 'name-taken',
            path: [...path, index, 'style'],
            message,
            hint: 'Keep the one most people press',
          })
        }
      }
    const hasForm = toForms(name, step).length > 0
    if (hasForm === place >= 0) continue
    const near = (step.view ?? []).findIndex(
      (part) => typeof part === 'string' && findNear(part, ['form']) !== undefined,
    )
    report(
      hasForm
        ? {
            code: 'hidden-form',
            path: ['steps', name, 'view', ...(near === -1 ? [] : [near])],
            message: `step ${name} has a form that its view does not show`,
            hint: near === -1 ? 'Put "form" where it should appear' : 'Did you mean form?',
            unless: [toLostPlace(source.flow, ['steps', name, 'view'])],
            loses: [`form of ${name}`],
          }
        : {
            code: 'missing-form',
            path: ['steps', name, 'view', place],
            message: `step ${name} shows a form but has none`,
            hint: 'Add "form" to the step, or take it out of the view',
            unless: [toLostPlace(source.flow, ['steps', name, 'form'])],
            loses: [`form of ${name}`, ...listUnasked(flow)],
          },
    )
  }
}

/** Checks whether a part repeats the one directly before it; repeated buttons are reported by their action. */
const isSame = (part: unknown, before: unknown) => !isButton(part) && JSON.stringify(part) === JSON.stringify(before)

interface ShownButton {
  readonly action: string
  readonly label?: string
  readonly when?: string
  readonly style?: string
}

export const isButton = (part: unknown): part is ShownButton => isRecord(part) && typeof part['action'] === 'string'

/** Lists the buttons that the applicant sees together: those of a step, and those of each of its dialogs. */
export function listButtons(name: string, { view = [], dialogs = {} }: Loose<StepDefinition>) {
  const path: JSONPath = ['steps', name]
  return [
    { buttons: view as readonly unknown[], path: [...path, 'view'] },
    ...Object.entries(dialogs).map(([dialog, { buttons = [] } = {}]) => ({
      buttons: buttons as readonly unknown[],
      path: [...path, 'dialogs', dialog, 'buttons'],
    })),
  ]
}

/** Finds forms and failure messages that are never used, since an earlier one in the list always takes precedence. */
export const checkTurns: Check = ({ flow, report }) => {
  const lists = [
    ...toSteps(flow).flatMap(([name, { form }]) =>
      Array.isArray(form)
        ? [{ list: form, path: ['steps', name, 'form'], words: `step ${name} never shows this form` }]
        : [],
    ),
    { list: flow.failures ?? [], path: ['failures'], words: 'what is said here about a failure is never said' },
  ]
  for (const { list, path, words } of lists) {
    for (const [index, one] of list.entries()) {
      const before = list
        .slice(0, index)
        .find((other) => other && (other.when === undefined || other.when === one?.when))
      if (!before || !one) continue
      const reason =
        before.when === undefined
          ? 'one before it has no condition'
          : `one before it has the condition ${before.when}, too`
      // Of two without a condition, the last one is what is shown otherwise.
      const isBare = before.when === undefined && one.when === undefined && index === list.length - 1
      report({
        code: 'dead-instruction',
        path: [...path, isBare ? list.indexOf(before) : index],
        message: isBare
          ? `${words.replace('never shows', 'always shows')}: neither this one nor the last one has a condition`
          : `${words}: ${reason}`,
        hint: isBare
          ? 'Say with "when" in which case it comes before the last one, or take it out'
          : 'Put it first, or take it out',
      })
    }
  }
}

const protocols = ['https:', 'tel:', 'mailto:']
const addressHint = 'Addresses begin with https:, tel: or mailto:, and a number to call has no spaces'

/** Finds links in texts that lead nowhere but the error page, and translations that link to something else. */
export const checkLinks: Check = (context) => {
  const { source, copy, flow, report } = context
  const [first] = copy
  const known = new Set(Object.values(first?.[1] ?? {}).flatMap(toLinks))
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    if (!file) continue
    for (const [key, text] of Object.entries(texts)) {
      const links = toLinks(text)
      for (const target of links) {
        if (isLink(target, context)) continue
        const constant = target.replace(/^\{(\w+)\}$/, '$1')
        if (Object.hasOwn(flow.constants ?? {}, constant)) {
          const message = `texts link to ${constant}, which holds no address`
          report({ code: 'bad-link', path: ['constants', constant], message, hint: addressHint })
          continue
        }
        const loses = [`text ${key}`]
        const message = `"${key}" of ${language} links to ${target}, which is neither an address nor a constant that holds one`
        const hint = toHint(target, Object.keys(flow.constants ?? {}), addressHint)
        report({ code: 'bad-link', file, path: [key], message, hint, loses, about: constant, unless: [constant] })
      }
      const original = first?.[1][key]
      const own = toLinks(original ?? '')
      // A page, a mailbox or a telephone may have another address in another language, but not that of another one.
      const toKind = (link: string) =>
        (own.includes(link) || !known.has(link) ? protocols.find((one) => link.startsWith(one)) : undefined) ?? link
      // Placeholders that differ from the original get a finding of their own.
      if (original === undefined || String(own.map(toKind).toSorted()) === String(links.map(toKind).toSorted()))
        continue
      if (String(toPlaceholders(original, first?.[0] ?? '')) !== String(toPlaceholders(text, language))) continue
      const message = `"${key}" of ${language} ${toWords(links)}, but in ${first?.[0]} it ${toWords(own)}`
      report({
        code: 'other-placeholders',
        file,
        path: [key],
        message,
        hint: 'Lead both to the same',
        unless: [`text ${key}`],
      })
    }
  }
}

const toDigits = (text: string) => text.replaceAll(/\D/g, '').slice(-10)

/** Checks whether a target is an address; a placeholder that no constant fills may hold any text. */
function isLink(target: string, { flow }: FlowContext): boolean {
  const toValue = (name: string) => String(flow.constants?.[name] ?? 'x')
  const filled = Object.hasOwn(flow.constants ?? {}, target)
    ? toValue(target)
    : target.replaceAll(/\{(\w+)\}/g, (_, name: string) => toValue(name))
  // A number is called without the spaces that people read it by (RFC 3966), if there is a constant with it.
  const isCallable = (value: unknown) => /^\+?\d+$/.test(String(value)) && toDigits(String(value)) === toDigits(filled)
  if (/^tel:.*\s/.test(filled) && Object.values(flow.constants ?? {}).some(isCallable)) return false
  // A number is no mailbox, and a mailbox none that is called.
  if (/^mailto:\+?\d+$|^tel:.*@/.test(filled)) return false
  const { protocol, hostname } = URL.canParse(filled) ? new URL(filled) : { protocol: '', hostname: '' }
  // `URL` accepts a host with a comma, but no such host exists, and none is called as the protocol of another address.
  return !/^https:(?!\/\/\w)/i.test(filled) && protocols.includes(protocol) && /^(?!https?$)[\w.:[\]-]*$/.test(hostname)
}

const toWords = (links: readonly string[]) => (links.length === 0 ? 'has no link' : `links to ${links.join(', ')}`)

/** Returns the targets of a text's links, `[words](target)`, in their order. */
export const toLinks = (text: string): string[] =>
  [...text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** Lists the slots that no form fills any longer, although forms like theirs fill others. */
function listUnasked(flow: FlowContext['flow']): readonly string[] {
  const forms = toAllForms(flow).map(({ form }) => form)
  const folders = new Set(forms.map(({ schema = '' }) => schema.split('/')[0]))
  return Object.entries(flow.data ?? {}).flatMap(([slot, declared]) => {
    const { schema } = declared ?? {}
    const isOfForm = typeof schema === 'string' && folders.has(schema.split('/')[0])
    return isOfForm && forms.every(({ data }) => data !== slot) ? [slot, `read ${slot}`] : []
  })
}
