import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  apiGrammar,
  checkApi,
  checkData,
  listPersonalNames,
  toHint,
  type Finding,
  type LinkedFlow,
  type Problem,
  type SourceFile,
} from '../../engine/authoring.ts'
import { readCode, readSource } from '../../engine/build.ts'
import type partnerEvents from '../../flows/partner-events.json'
import type sections from '../../flows/sections.json'
import partnerEventsSchema from '../../schemas/partner-events.schema.json' with { type: 'json' }
import contractGrammar from '../../schemas/api-contract.schema.json' with { type: 'json' }
import partnersSchema from '../../schemas/partners.schema.json' with { type: 'json' }
import sectionsSchema from '../../schemas/sections.schema.json' with { type: 'json' }
import { readPartners } from '../headers/readPartners.ts'
import { readConfig } from '../widget/config/readConfig.ts'
import { checkProduct } from './checkProduct.ts'
import { toConfigSchemas } from '../cli/toConfigSchemas.ts'

type Report = (finding: Finding) => void

/** The files that authors edit beside a flow, by where they stand from its folder. */
const files: Readonly<Record<string, (file: SourceFile, flow: LinkedFlow) => readonly Problem[]>> = {
  'api.json': checkOwnApi,
  'environments.json': checkEnvironments,
  'partner-events.json': checkPartnerEvents,
  'sections.json': checkSections,
  '../deploy/partners.json': checkPartners,
}

/** Their names. */
export const settingsFiles = Object.keys(files)

/** All that is wrong with one of these files. */
export const checkSettingsFile = (name: string, file: SourceFile, flow: LinkedFlow): readonly Problem[] =>
  files[name]?.(file, flow) ?? []

/** All that is wrong with the settings that stand beside a flow without faults, and with the flow by them; not every flow has them. */
export function checkSettings(flowFile: string, flow: LinkedFlow): readonly Problem[] {
  const beside = settingsFiles.map((name) => ({ name, path: join(dirname(flowFile), name) }))
  const found = beside.filter(({ path }) => existsSync(path))
  // What is deployed is the product's own flow.
  const isDeployed = found.some(({ name }) => name === 'environments.json')
  const settings = found.flatMap(({ name, path }) => {
    const file = readSource(path)
    const problems = checkSettingsFile(name, file, flow)
    return problems.length > 0 || !isDeployed ? problems : checkGrammarName(file)
  })
  if (!isDeployed) return settings
  const { flow: own, copy, schemas } = flow.source
  return [...checkProduct(flow), ...settings, ...[own, ...copy.values(), ...schemas.values()].flatMap(checkGrammarName)]
}

/** The product's own API has more than any has to have, and is called by code. */
function checkOwnApi(file: SourceFile, flow: LinkedFlow): readonly Problem[] {
  const isOwn = existsSync(join(dirname(flow.source.flow.path), 'environments.json'))
  const code = isOwn ? readCode('src/widget') : ''
  return checkApi(file, flow, { grammar: isOwn ? contractGrammar : apiGrammar, code })
}

/** Without the line that says what may stand in a file, an editor completes nothing and finds no mistake. */
export const checkGrammarName = (file: SourceFile): readonly Problem[] =>
  checkData(file, undefined, ({ $schema }: { readonly $schema?: unknown }, report) => {
    if ($schema === 'http://json-schema.org/draft-07/schema#') return
    if (typeof $schema === 'string' && $schema.endsWith('.json') && existsSync(join(dirname(file.path), $schema)))
      return
    const message = `"$schema" should lead from here to the file that says what may stand here`
    report({
      code: 'wrong-value',
      path: ['$schema'],
      message,
      hint: 'Take it from another file of the folder, or from git',
    })
  })

/** Says what a page that starts with it would say. */
function checkEnvironments(file: SourceFile): readonly Problem[] {
  const { environments: schema } = toConfigSchemas()
  return checkData(
    file,
    schema,
    ({ $schema: _, ...environments }: Readonly<Record<string, Readonly<Record<string, unknown>>>>, report) => {
      for (const environment of ['prod', 'dev', 'qa']) {
        if (environments[environment]) continue
        report({
          code: 'missing-property',
          path: [],
          message: `the file lacks "${environment}", which the product needs`,
        })
      }
      for (const [environment, settings] of Object.entries(environments)) {
        checkTwice(environment, settings['analytics'], report)
        const refused = toRefusal(() =>
          readConfig({ ...settings, environment }, { origin: 'https://this-site.invalid', isDevelopment: false }),
        )
        if (refused === undefined) continue
        const [setting = '', value] = Object.entries(settings).find(([name]) => refused.includes(name)) ?? []
        const part = Object.keys(Object(value)).find((name) => refused.includes(`"${name}" of`)) ?? ''
        report({
          code: 'wrong-value',
          path: [environment, setting, part],
          message: `environment ${environment}: ${refused}`,
        })
      }
    },
  )
}

/** Who is told of an event twice counts it twice. */
function checkTwice(environment: string, analytics: unknown, report: Report): void {
  const told = [analytics].flat().map((one) => JSON.stringify(one))
  for (const [index, one] of told.entries()) {
    if (told.indexOf(one) === index) continue
    const path = [environment, 'analytics', index]
    report({ code: 'name-taken', path, message: `environment ${environment} tells the same analytics service twice` })
  }
}

function checkPartners(file: SourceFile): readonly Problem[] {
  return checkData(file, partnersSchema, (content: { partners: readonly { name: string }[] }, report) => {
    const refused = toRefusal(() => readPartners(content))
    if (refused === undefined) return
    const index = content.partners.findLastIndex(({ name }) => refused.includes(JSON.stringify(name)))
    report({ code: 'wrong-value', path: ['partners', index], message: refused })
  })
}

/** What a reader that stops at the first fault says of it. */
function toRefusal(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
  }
}

function checkPartnerEvents(file: SourceFile, flow: LinkedFlow): readonly Problem[] {
  const { definition } = flow
  const personal = listPersonalNames({ flow: definition, schemas: flow.schemas })
  const endings = new Set(Object.values(definition.steps).map(({ ending }) => ending))
  const tracked = Object.keys(definition.events ?? {})
  const screens = ['error', ...(definition.failures ?? []).flatMap(({ screen }) => screen ?? [])]
  const slots = Object.keys(definition.data)
  return checkData(file, partnerEventsSchema, ({ application, events, errors }: typeof partnerEvents, report) => {
    application.forEach((place, index) => {
      const [slot = '', ...rest] = place.split('.')
      const path = ['application', index]
      if (!slots.includes(slot)) {
        const message = `application reads ${place}, but the flow has no slot ${slot}`
        report({ code: 'unknown-slot', path, message, hint: toHint(slot, slots) })
      } else if ([slot, ...rest].some((name) => personal.has(name))) {
        const message = `${place} is personal, and partners would be told of it`
        report({ code: 'personal-tracked', path, message, hint: 'Name the id of the application' })
      } else if (!flow.expressions.check(place).ok) {
        report({ code: 'unknown-path', path, message: `application reads ${place}, which is no place of the data` })
      }
    })
    for (const [event, source] of Object.entries<{ tracked?: string; ending?: string }>(events)) {
      if (source.tracked !== undefined && !tracked.includes(source.tracked)) {
        const message = `${event} waits for the event "${source.tracked}", which the flow does not track`
        report({
          code: 'unknown-event',
          path: ['events', event, 'tracked'],
          message,
          hint: toHint(source.tracked, tracked),
        })
      }
      if (source.ending !== undefined && ![...endings].some((ending) => ending === source.ending)) {
        const message = `${event} waits for an ending "${source.ending}", which no step of the flow has`
        report({ code: 'wrong-value', path: ['events', event, 'ending'], message })
      }
    }
    tellUnknown(Object.keys(errors), screens, report)
    for (const screen of screens.filter((name) => !Object.hasOwn(errors, name))) {
      const message = `errors lacks "${screen}", a page that a failure is shown on`
      report({ code: 'missing-property', path: ['errors'], message, hint: 'Say which code partners get' })
    }
  })
}

function tellUnknown(names: readonly string[], screens: readonly string[], report: Report): void {
  for (const name of names.filter((one) => !screens.includes(one)))
    report({
      code: 'wrong-value',
      path: ['errors', name],
      at: 'key',
      message: `errors has "${name}", which is no page that a failure is shown on`,
      hint: toHint(name, screens),
    })
}

function checkSections(file: SourceFile, { copy, source, definition }: LinkedFlow): readonly Problem[] {
  const steps = Object.entries(definition.steps).flatMap(([step, { progress, ending }]) =>
    progress === undefined || ending !== undefined ? [] : [{ step, progress }],
  )
  return checkData(file, sectionsSchema, ({ sections: list }: typeof sections, report) => {
    const early = steps.find(({ progress }) => progress < (list[0]?.from ?? 0))
    if (early) {
      const message = `step ${early.step} is in no section: its progress is ${early.progress}`
      report({
        code: 'out-of-range',
        path: ['sections', 0, 'from'],
        message,
        hint: 'Let the first section begin there',
      })
    }
    list.forEach(({ name, from }, index) => {
      const end = list[index + 1]?.from ?? 101
      if (from < end && !steps.some(({ progress }) => progress >= from && progress < end))
        report({
          code: 'out-of-range',
          path: ['sections', index, 'from'],
          message: `no step is in section ${name}, which goes from ${from} to ${end - 1}`,
          hint: 'Begin it at the progress of its first step, or take it out',
        })
      const path = ['sections', index]
      const before = list[index - 1]
      if (list.findIndex((other) => other.name === name) < index)
        report({ code: 'name-taken', path: [...path, 'name'], message: `section ${name} is listed twice` })
      if (before && from <= before.from)
        report({
          code: 'out-of-range',
          path: [...path, 'from'],
          message: `section ${name} begins at ${from}, but the one before it at ${before.from}`,
          hint: 'List the sections in the order of their progress',
        })
      for (const [language, texts] of copy) {
        const key = `app.section.${name}`
        if (Object.hasOwn(texts, key)) continue
        const shown = source.copy.get(language)?.path ?? language
        report({
          code: 'unknown-copy',
          path: [...path, 'name'],
          message: `section ${name} has no words: ${key} is not in ${shown}`,
        })
      }
    })
  })
}
