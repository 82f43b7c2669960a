import type { JSONPath } from 'jsonc-parser'
import { findNear } from '../../expressions/index.ts'
import type { Check, FlowContext } from '../FlowContext.ts'
import { listNames } from '../personal.ts'
import type { StepDefinition } from '../StepDefinition.ts'
import { toForms } from '../forms.ts'
import { hasComponent, toInstructions, toSteps } from '../instructions.ts'
import type { Loose } from '../Loose.ts'
import { listParts, toHint, toMeant } from '../Problem.ts'
import type { SourceFile } from '../SourceFile.ts'
import { isOdd, toList, toLostPlace } from '../consequences.ts'
import { isButton, listButtons } from './checkViews.ts'

/** Finds buttons whose event the step does not handle, and events that nothing on the step sends. */
export const checkEvents: Check = ({ source, flow, report }) => {
  for (const [name, step] of toSteps(flow)) {
    if (!step.on) continue
    const handled = Object.keys(step.on)
    const buttons = toButtons(name, step)
    const hasForm = toForms(name, step).length > 0
    const wanted = [...(hasForm ? ['submit'] : []), ...buttons.map(({ action }) => action)]
    if (handled.length === 0 && wanted.length > 0) {
      const message = `step ${name} sends ${toList(wanted)}, and nothing is in its "on"`
      const hint = `Add what happens then: "${wanted[0]}": [{ "to": … }]`
      report({ code: 'unhandled-event', path: ['steps', name, 'on'], message, hint, loses: [`ways from ${name}`] })
      continue
    }
    for (const { action, path } of buttons) {
      const [first, ...rest] = step.on[action] ?? []
      const isAlone = path[2] === 'view' && first && rest.length === 0 && Object.keys(first).length === 1
      // A step that is entered anew may load something anew.
      const isBack = first?.to === name && !handled.includes('enter')
      if (isAlone && (first.stay || isBack)) {
        const what = isBack ? 'only leads to this step again' : 'does nothing'
        const message = `step ${name} has a button that sends ${action}, which ${what}`
        const loses = [`ways from ${name}`]
        report({
          code: 'unhandled-event',
          path: ['steps', name, 'on', action],
          message,
          hint: 'Lead it somewhere',
          loses,
        })
      }
      if (handled.includes(action)) continue
      const hint = toHint(action, handled)
      const [meant, isSent] = [toMeant(hint) ?? '', buttons.some((button) => button.action === toMeant(hint))]
      // A name that also stands elsewhere, such as in the key of the button's label, is the right one.
      const isLone = countUses(meant, source.flow) === 1 && countUses(action, source.flow) > 1
      const isMisnamed = handled.includes(meant) && !isSent && (isLone || isOdd(meant, action, source.flow))
      const message = isMisnamed
        ? `nothing on step ${name} sends ${meant}, and a button sends ${action}, which is not in its "on"`
        : `step ${name} has a button that sends ${action}, which is not in its "on"`
      report({
        code: 'unhandled-event',
        ...(isMisnamed ? { path: ['steps', name, 'on', meant], at: 'key' } : { path }),
        message,
        hint: isMisnamed ? `Did you mean ${action}?` : hint,
        about: action,
        loses: [`ways from ${name}`, `sent by ${name}`, `button of ${action}`, 'an event'],
        unless: [`${name} on ${action}`, ...(path[2] === 'dialogs' ? [`dialog ${path[3]}`] : [])],
      })
    }
    if (hasForm && !handled.includes('submit')) {
      report({
        code: 'unhandled-event',
        path: ['steps', name, 'on'],
        message: `step ${name} has a form and no "submit" in its "on"`,
        hint: 'Add "submit": [{ "to": … }]',
        unless: [`${name} on submit`],
        loses: toForms(name, step).flatMap(({ form }) => form.data ?? []),
      })
    }
    const always = ['enter', 'leave', ...(hasForm ? ['submit'] : [])]
    const sent = [...always, ...buttons.map(({ action }) => action)]
    for (const event of handled) {
      if (sent.includes(event) || (hasForm && event.startsWith('change '))) continue
      // A component may send any event, but a name close to one of the engine's own is a typo.
      if (hasComponent(step) && findNear(event, always) === undefined) continue
      const message = `step ${name} handles ${event}, which nothing on it sends`
      const hint = toHint(event, sent)
      report({
        code: 'unsent-event',
        path: ['steps', name, 'on', event],
        at: 'key',
        message,
        hint,
        loses: [
          toLostPlace(source.flow, ['steps', name, 'on', event]),
          ...[event, toMeant(hint)].map((one) => `${name} on ${one}`),
          ...(toMeant(hint) === 'leave' ? ['a forget', ...listForgotten(step.on[event])] : []),
        ],
        // A button that stands in another step, which does not handle it, was moved there.
        unless: [event, `sent by ${name}`, `form of ${name}`, `button of ${event}`],
      })
    }
  }
}

/** Finds dialogs that a step opens and does not have. One that another step has and does not open is reported there, and so is a strange name. */
export function checkDialogs({ source, flow, report }: FlowContext): void {
  const sites = toInstructions(flow).filter(({ instruction }) => instruction.dialog !== undefined)
  const isOpened = (step: string, dialog: string) =>
    sites.some((site) => site.step === step && site.instruction.dialog === dialog)
  for (const { instruction, path, owner, step = '' } of sites) {
    const { dialog = '' } = instruction
    const own = flow.steps?.[step]?.dialogs
    const dialogs = Object.keys(own ?? {})
    if (dialogs.includes(dialog)) continue
    const message = `${owner} opens ${dialog}, which is not one of its dialogs`
    const [holder] =
      toSteps(flow).find(([name, one]) => Object.hasOwn(one.dialogs ?? {}, dialog) && !isOpened(name, dialog)) ?? []
    const meant = toMeant(toHint(dialog, dialogs)) ?? ''
    // Of two names that differ in capitals only, the one with fewer words is misspelled.
    const isOddName =
      Object.hasOwn(own ?? {}, meant) &&
      !isOpened(step, meant) &&
      (isOdd(meant, dialog, source.flow) || listParts(meant).length < listParts(dialog).length)
    const told =
      holder !== undefined
        ? {
            path: ['steps', holder, 'dialogs', dialog],
            at: 'key' as const,
            message: `step ${holder} has the dialog ${dialog} and does not open it, as step ${step} does, which lacks it`,
            hint: `Move it to step ${step}`,
          }
        : isOddName
          ? {
              path: ['steps', step, 'dialogs', meant],
              at: 'key' as const,
              message: `nothing opens the dialog ${meant}, and ${owner} opens ${dialog}, which is not there`,
              hint: `Did you mean ${dialog}?`,
            }
          : { path: [...path, 'dialog'], message, hint: toHint(dialog, dialogs) }
    // A step without any has lost all of them at once.
    const about = dialogs.length > 0 ? undefined : `dialogs of ${holder ?? step}`
    const loses = [`dialog ${dialog}`, ...(dialogs.length > 0 ? dialogs : [`sent by ${step}`])]
    const unless = [toLostPlace(source.flow, ['steps', step, 'dialogs'])]
    report({ code: 'unknown-dialog', ...told, about, unless, loses })
  }
}

/** Lists what some instructions forget, also by the names of its parts. */
const listForgotten = (list: NonNullable<Loose<StepDefinition>['on']>[string]) =>
  (list ?? []).flatMap((one) => (one?.forget ?? []).flatMap((place) => place?.split('.') ?? []))

const countUses = (name: string, { text }: SourceFile) => text.split(new RegExp(String.raw`\b${name}\b`)).length - 1

/** Lists the events of a step's buttons, in its view and in its dialogs. */
const toButtons = (name: string, step: Loose<StepDefinition>) =>
  listButtons(name, step).flatMap(({ buttons, path }) =>
    buttons.flatMap((one, index) => (isButton(one) ? [{ action: one.action, path: [...path, index, 'action'] }] : [])),
  )

const longestName = 40
const mostProperties = 25

// Google Analytics, "Event naming rules" and "Event collection limits": the strictest rules of all services that receive events.
const reservedStart = /^(?:google|ga|firebase|gtag)_|^query_id/
const reservedEvents = new Set(
  `ad_impression app_remove app_store_refund app_store_subscription_cancel app_store_subscription_renew click error
  file_download first_open first_visit form_start form_submit in_app_purchase page_view scroll session_start
  user_engagement view_complete video_complete video_progress video_start view_search_results`.split(/\s+/),
)
const reservedProperties = new Set(
  `cid currency customer_id customerid dclid engagement_time_msec event gclid session_id session_number sessionid sfmc_id
  sid srsltid uid user_id userid`.split(/\s+/),
)

/** Finds events and properties whose names analytics services refuse or confuse, and properties that are personal. */
export const checkTracking: Check = (context) => {
  const { flow, report } = context
  checkTold(context, 'event', Object.keys(flow.events ?? {}), reservedEvents, (name) => ['events', name])
  const personal = listNames(context)
  for (const [event, definition] of Object.entries(flow.events ?? {})) {
    const place = ['events', event, 'properties']
    const names = (definition?.properties ?? []).filter((name) => name !== undefined)
    checkTold(context, 'property', names, reservedProperties, (_, index) => [...place, index])
    if (names.length > mostProperties) {
      const message = `event ${event} has ${names.length} properties`
      report({ code: 'too-many', path: place, message, hint: `Tell at most ${mostProperties}` })
    }
    for (const [index, name] of names.entries()) {
      if (!personal.has(name)) continue
      report({
        code: 'personal-tracked',
        path: [...place, index],
        message: `event ${event} tells analytics ${name}, which a schema marks as personal`,
        hint: 'Take it away, or tell something that says nothing about the person',
      })
    }
  }
}

function checkTold(
  { report }: FlowContext,
  kind: 'event' | 'property',
  names: readonly string[],
  reserved: ReadonlySet<string>,
  toPath: (name: string, index: number) => JSONPath,
): void {
  const taken = new Map<string, string>()
  for (const [index, name] of names.entries()) {
    const told = toTrackedName(name)
    const other = taken.get(told)
    taken.set(told, name)
    const [fault, hint] =
      other !== undefined
        ? [`which ${other} is told as, too`, 'Give one of them another name']
        : !/^[a-z][a-z0-9_]*$/.test(told)
          ? ['which does not begin with a letter', 'Begin with a letter from A to Z']
          : told.length > longestName
            ? [`which has ${told.length} letters`, `Use at most ${longestName}`]
            : reserved.has(told) || reservedStart.test(told)
              ? ['which is reserved', 'Give it another name']
              : []
    if (fault === undefined) continue
    report({
      code: 'wrong-tracked-name',
      path: toPath(name, index),
      at: kind === 'event' ? 'key' : 'value',
      message: `${kind} ${name} is told to analytics as ${told}, ${fault}`,
      hint: hint ?? 'Give it another name',
    })
  }
}

/**
 * Returns the name of an event or property for services whose names are identifiers, such as Google Analytics: `Lead Created` is
 * `lead_created`, `partnerName` is `partner_name`.
 */
export const toTrackedName = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/g, '_').toLowerCase()
