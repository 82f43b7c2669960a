import type { JSONPath } from 'jsonc-parser'
import type { Check, FlowContext } from '../FlowContext.ts'
import { listNames } from '../personal.ts'

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
