import {
  checkData,
  listPersonalNames,
  toHint,
  type Finding,
  type LinkedFlow,
  type Problem,
  type SourceFile,
} from '../../engine/authoring.ts'
import type partnerEvents from '../../flows/partner-events.json'
import flowNames from '../../schemas/flow.schema.json' with { type: 'json' }
import partnersSchema from '../../schemas/partners.schema.json' with { type: 'json' }
import partnerEventsSchema from '../../schemas/partner-events.schema.json' with { type: 'json' }
import published from '../../schemas/partner-events.v1.schema.json' with { type: 'json' }
import { readPartners } from '../headers/readPartners.ts'
import { readBranding, readTheme } from '../widget/options/readLook.ts'

/** A partner's brand in `deploy/partners.json`: the content of `branding` on its page, with `theme` beside it. */
export interface Brand {
  readonly theme?: object
}

/** Returns the widget options for a brand, as far as they are valid; calls `tell` with each problem in the rest. */
export function toBrandOptions({ theme, ...branding }: Brand, tell: (problem: string) => void) {
  return { branding: readBranding(branding, tell), ...(theme && { theme: readTheme(theme, tell) }) }
}

/** Finds all problems in the list of partners and in their brands. */
export function checkPartners(file: SourceFile): readonly Problem[] {
  return checkData(
    file,
    partnersSchema,
    (content: { partners: readonly { name: string; brand?: Brand }[] }, report) => {
      content.partners.forEach(({ brand = {} }, index) =>
        toBrandOptions(brand, (problem) => {
          const [, place = '', part = '', message = ''] = /^(branding|theme)\.(\w+) (.*)$/.exec(problem) ?? []
          const path = ['partners', index, 'brand', ...(place === 'theme' ? ['theme'] : []), part]
          const told = toAdvised(`${part} ${message}`).message
          report({ code: 'wrong-value', path, message: told, hint: 'Write a color such as #0b7a4b' })
        }),
      )
      checkOrigins(content.partners, report)
      const refused = toRefusal(() => readPartners(content))
      if (refused === undefined) return
      const index = content.partners.findLastIndex(({ name }) => refused.includes(JSON.stringify(name)))
      const unless = [content.partners[index]?.name ?? '']
      report({ code: 'wrong-value', path: ['partners', index], ...toAdvised(refused), unless })
    },
  )
}

type Report = (finding: Finding) => void

const toBare = (origin: string) => origin.replace('://www.', '://')

/** Reports an origin of a partner that is another partner's with or without "www.": both lead to the same pages. */
function checkOrigins(
  partners: readonly { readonly name: string; readonly origins?: readonly string[] }[],
  report: Report,
) {
  const all = partners.flatMap(({ name, origins = [] }, index) =>
    origins.map((origin, at) => ({ name, origin, index, path: ['partners', index, 'origins', at] })),
  )
  for (const { name, origin, index, path } of all) {
    const [wrong] = /:80$|\.(?:con|cmo|ocm|ogr|nte)$/.exec(origin) ?? []
    if (wrong !== undefined) {
      const message = `${origin} ends with ${wrong}, where no page is`
      report({ code: 'wrong-value', path, message, hint: 'Write the address as the page has it' })
    }
    const other = all.find((one) => one.index < index && toBare(one.origin) === toBare(origin) && one.origin !== origin)
    if (!other) continue
    const message = `${name} has the origin ${origin}, which is that of ${other.name} but for "www."`
    report({ code: 'name-taken', path, message, hint: 'Keep it with the partner whose pages these are' })
  }
}

const publishedVersion = Number(/\.v(\d+)\./.exec(published.$id)?.[1])

const isPage = (screen: string) => flowNames.definitions.page.enum.includes(screen)

/** Finds all problems of the events for a partner's page: whether the flow has their sources, and whether partners know them. */
export function checkPartnerEvents(file: SourceFile, flow: LinkedFlow): readonly Problem[] {
  const { definition } = flow
  const personal = listPersonalNames({ flow: definition, schemas: flow.schemas })
  const endings: string[] = [...new Set(Object.values(definition.steps).flatMap(({ ending }) => ending ?? []))]
  const tracked = listTracked(definition)
  const screens = ['error', ...(definition.failures ?? []).flatMap(({ screen }) => screen ?? [])]
  const slots = Object.keys(definition.data)
  return checkData(
    file,
    partnerEventsSchema,
    ({ version, application, events, errors }: typeof partnerEvents, report) => {
      application.forEach((place, index) => {
        const [slot = '', ...rest] = place.split('.')
        const path = ['application', index]
        const other = application.find((one) => isOther(place, one, flow) && (index > 0 || !isOther(one, place, flow)))
        const tell = (code: Finding['code'], says: string, hint: string, unless?: readonly string[]) =>
          report({ code, path, message: `application reads ${place}${says}`, hint, ...(unless && { unless }) })
        if (!slots.includes(slot))
          tell('unknown-slot', `, but the flow has no slot ${slot}`, toHint(slot, slots), [slot])
        else if ([slot, ...rest].some((name) => personal.has(name))) {
          const message = `${place} is personal, and partners would be told of it`
          report({ code: 'personal-tracked', path, message, hint: 'Name the id of the application' })
        } else if (!flow.expressions.check(place).ok)
          tell('unknown-path', ', which is not a place of the data', 'Name a slot and a property of its schema')
        else if (!flow.expressions.check(`${place} == '-'`).ok)
          tell('wrong-type', ', which is not a text', 'Name the id of the application')
        else if (other !== undefined) {
          const meant = `${slot}.${other.split('.').at(-1)}`
          tell('wrong-value', `, and ${other} is another number`, `Did you mean ${meant}?`)
        } else if (application.indexOf(place) < index) tell('name-taken', ' twice', 'Take one of them out')
      })
      for (const [event, source] of Object.entries<{ tracked?: string; ending?: string }>(events)) {
        if (source.tracked !== undefined && !tracked.includes(source.tracked)) {
          const message = `${event} waits for the event "${source.tracked}", which the flow does not track`
          report({
            code: 'unknown-event',
            path: ['events', event, 'tracked'],
            message,
            hint: toHint(source.tracked, tracked),
            unless: [source.tracked, 'a way'],
          })
        }
        const same = Object.entries<object>(events).find(
          ([, other]) => JSON.stringify(other) === JSON.stringify(source),
        )
        if (same && same[0] !== event) {
          const message = `${event} is triggered by what triggers ${same[0]}`
          report({ code: 'name-taken', path: ['events', event], message, hint: 'Say what else triggers it' })
        }
        const own = Object.keys(events).find(
          (name) => name.toLowerCase() === source.tracked?.replaceAll(' ', '').toLowerCase(),
        )
        if (own !== undefined && own !== event && same?.[0] === event) {
          const message = `${event} is triggered by "${source.tracked}", which is what ${own} is for`
          const path = ['events', event, 'tracked']
          report({ code: 'wrong-value', path, message, hint: 'Say what else triggers it' })
        }
        if (source.ending !== undefined && !endings.includes(source.ending)) {
          const message = `${event} waits for an ending "${source.ending}", which no step of the flow has`
          const hint = toHint(source.ending, endings)
          report({ code: 'wrong-value', path: ['events', event, 'ending'], message, hint })
        }
      }
      // An unknown page in the flow is reported there, and most likely it is one of those in this file.
      const strange = Object.keys(errors).filter((name) => !screens.includes(name))
      const lost = [...new Set(screens)].filter((name) => isPage(name) && !Object.hasOwn(errors, name))
      const isRenamed = strange.length === 1 && lost.length === 1
      if (screens.every(isPage)) tellUnknown(strange, isRenamed ? lost : screens, report)
      checkPublished(version, errors, report)
      // A name close to that of a page is most likely the missing one.
      const near = strange.map((name) => toHint(name, screens))
      const missing = isRenamed ? [] : lost.filter((name) => !near.includes(`Did you mean ${name}?`))
      if (missing.length > 0) {
        const message = `errors lacks ${missing.map((name) => `"${name}"`).join(', ')}, a page that a failure is shown on`
        report({ code: 'missing-property', path: ['errors'], message, hint: 'Say which code partners get' })
      }
    },
  )
}

/** Checks whether a place is named otherwise than another one, although its slot has one of that name, too. */
function isOther(place: string, other: string, { expressions }: LinkedFlow): boolean {
  const [name = '', wanted = ''] = [place, other].map((one) => one.split('.').at(-1))
  return name !== wanted && expressions.check(place.replace(/[^.]+$/, wanted)).ok
}

/** Lists the events that instructions track. The product's code tracks others, of which partners are not told. */
function listTracked({ steps, events = {} }: LinkedFlow['definition']): readonly string[] {
  const tracked = [...JSON.stringify(steps).matchAll(/"track":"(.*?)"/g)].map(([, name = '']) => name)
  // An unknown event is reported in the flow, and may be any of those that are known.
  return tracked.every((name) => Object.hasOwn(events, name)) ? [...new Set(tracked)] : Object.keys(events)
}

/** Reports codes that the published version lacks: partners rely on its codes, so other codes need another version. */
function checkPublished(version: number, errors: Readonly<Record<string, string>>, report: Report): void {
  if (version > publishedVersion + 1) {
    const message = `version is ${version}, but the last one that partners know is ${publishedVersion}`
    report({ code: 'out-of-range', path: ['version'], message, hint: `The next one is ${publishedVersion + 1}` })
  }
  const known = published.oneOf.flatMap(({ properties }) => ('code' in properties ? properties.code.enum : []))
  if (version === publishedVersion + 1 && Object.values(errors).every((code) => known.includes(code))) {
    const message = `version is ${version}, and partners are told nothing that version ${publishedVersion} does not have`
    report({ code: 'out-of-range', path: ['version'], message, hint: `Leave it at ${publishedVersion}` })
  }
  if (version !== publishedVersion) return
  for (const [screen, code] of Object.entries(errors)) {
    if (known.includes(code)) continue
    const near = toHint(code, known)
    const message = `${screen} is told to partners as "${code}", which version ${version} of the events does not have`
    report({
      code: 'wrong-value',
      path: ['errors', screen],
      message,
      hint: near.startsWith('Did you mean') ? near : 'Keep the code, or raise "version" and publish the events again',
    })
  }
}

function tellUnknown(names: readonly string[], screens: readonly string[], report: Report): void {
  for (const name of names)
    report({
      code: 'wrong-value',
      path: ['errors', name],
      at: 'key',
      message: `errors has "${name}", which is not a page that a failure is shown on`,
      hint: screens.length === 1 ? `Did you mean ${screens.join()}?` : toHint(name, screens),
    })
}

/** Divides the error of a reader into what is wrong, and its last sentence, which says what to do. */
export function toAdvised(refused: string): Pick<Finding, 'message' | 'hint'> {
  const [, message = refused, hint = 'Write it as the other entries have it'] =
    /^(.*)\. ([A-Z][^]*?)\.?$/.exec(refused) ?? []
  return { message: message.replace(/\.$/, ''), hint }
}

/** Returns the error of a reader, which stops at the first fault; undefined if it throws none. */
export function toRefusal(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
  }
}
