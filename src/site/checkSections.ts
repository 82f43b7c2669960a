import {
  checkData,
  toHint,
  type Finding,
  type LinkedFlow,
  type Problem,
  type SourceFile,
} from '../../engine/authoring.ts'
import { checkEnvironments } from './checkEnvironments.ts'
import { checkPartnerEvents, checkPartners } from './checkPartners.ts'
import environments from '../../flows/environments.json' with { type: 'json' }
import type sections from '../../flows/sections.json'
import eventsSchema from '../../schemas/partner-events.schema.json' with { type: 'json' }
import sectionsSchema from '../../schemas/sections.schema.json' with { type: 'json' }

/** Finds all problems with the sections of the progress bar: their order, their words, and whether each has steps. */
export function checkSections(file: SourceFile, { copy, source, definition, told }: LinkedFlow): readonly Problem[] {
  const steps = Object.entries(definition.steps).flatMap(([step, { progress, ending }]) =>
    progress === undefined || ending !== undefined ? [] : [{ step, progress }],
  )
  // A language that lacks most texts lacks these, too.
  const isToldWhole = (language: string) =>
    told.some((one) => one.file === source.copy.get(language) && one.path.length === 0)
  const wrong = new Set(told.flatMap(({ loses = [] }) => loses))
  return checkData(file, sectionsSchema, ({ sections: list }: typeof sections, report) => {
    const early = steps.find(
      ({ step, progress }) => progress < (list[0]?.from ?? 0) && !wrong.has(`progress of ${step}`),
    )
    if (early) {
      const first = list[0]?.from ?? 0
      const released = new RegExp(`"${early.step}": \\{\\s*"progress": (\\d+)`)
      // A step that was in a section when the flow was released has most likely been changed itself.
      const isOfStep = [...source.released.values()].some(({ text }) => Number(released.exec(text)?.[1]) >= first)
      const message = `step ${early.step} is in no section: its progress is ${early.progress}`
      const path = isOfStep ? ['steps', early.step, 'progress'] : ['sections', 0, 'from']
      const hint = isOfStep ? `Write ${first} or more` : 'Let the first section begin there'
      report({ code: 'out-of-range', ...(isOfStep && { file: source.flow }), path, message, hint })
    }
    // Names are written in one of the languages, whichever of them the flow begins with.
    const countNamed = (texts: Readonly<Record<string, string>>) =>
      list.filter(({ name }) => texts[`app.section.${name}`]?.toLowerCase().includes(name)).length
    const [original = {}] = [...copy.values()].toSorted((one, other) => countNamed(other) - countNamed(one))
    const toWords = (key: string) =>
      (original[key] ?? '')
        .toLowerCase()
        .match(/\p{L}{3,}/gu)
        ?.map((word) => word.replace(/s$/, '')) ?? []
    /** Lists the sections in which the steps are that show the words of a section in their title or their view. */
    const listAt = (name: string) => {
      const words = toWords(`app.section.${name}`).filter((word) => !/^(?:your|you|the|our|about)$/.test(word))
      return Object.values(definition.steps).flatMap(({ title, view, ending, progress }) => {
        const parts = view.flatMap((part) => (typeof part === 'string' ? part.split(/(?=[A-Z])/) : []))
        const said = [...toWords(title), ...parts.map((word) => word.toLowerCase().replace(/s$/, ''))]
        const isNamed = ending === undefined && words.some((word) => said.includes(word))
        return isNamed ? (list.findLast(({ from }) => from <= progress)?.name ?? []) : []
      })
    }
    const at = new Map(list.map(({ name }) => [name, listAt(name)]))
    const count = (name: string, section: string) => at.get(name)?.filter((one) => one === section).length ?? 0
    // One step may be called after another section by chance.
    const isMoved = (name: string, other: string) =>
      (at.get(name)?.length ?? 0) > 1 &&
      (count(name, other) === at.get(name)?.length ||
        (count(name, other) > count(name, name) && count(other, name) > count(other, other)))
    const isEmpty = (from: number, index: number) => {
      const end = list[index + 1]?.from ?? 101
      return from < end && !steps.some(({ progress }) => progress >= from && progress < end)
    }
    const isWhole = list.every(
      (one, index) => one.from <= 100 && one.from > (list[index - 1]?.from ?? -1) && !isEmpty(one.from, index),
    )
    const moved = list.findIndex(
      ({ name }) => isWhole && list.some((other) => other.name !== name && isMoved(name, other.name)),
    )
    if (moved !== -1) {
      const { name = '' } = list[moved] ?? {}
      const other = list.find((one) => one.name !== name && isMoved(name, one.name))?.name
      const [few, most] = count(name, name) === 0 ? ['none', 'they'] : ['few', 'most']
      const message = `section ${name} has ${few} of the steps that are named after it: ${most} are in ${other}`
      const path = ['sections', moved, 'name']
      const unless = [...copy.keys()].map((language) => `texts of ${language}`)
      report({ code: 'wrong-value', path, message, hint: 'Exchange the two names, or move the beginnings', unless })
    }
    const promised = listToldMinutes(definition, copy)
    const sum = list.reduce((all, { minutes }) => all + minutes, 0)
    // A text may round what it promises.
    const promise = promised.find(({ minutes }) => Math.abs(minutes - sum) > sum / 4)
    if (promise) {
      const message = `the sections take ${sum} minutes together, and "${promise.key}" says ${promise.minutes}`
      // If only one section is long enough to be the cause, it most likely is.
      const long = list.flatMap(({ minutes }, index) => (minutes > sum - promise.minutes ? [index] : []))
      const path = ['sections', ...(long.length === 1 ? [...long, 'minutes'] : [])]
      // Where another language says what the sections take, the text is what is wrong.
      const beside = promised.some(({ minutes }) => minutes === sum) && source.copy.get(promise.language)
      const [hint, loses] = ['Let both say the same', [`text ${promise.key}`]]
      report({ code: 'unlike-units', path, message, hint, loses, ...(beside && { file: beside, path: [promise.key] }) })
    }
    const named = Object.keys(original).flatMap((key) => /^app\.section\.(.*)$/.exec(key)?.[1] ?? [])
    const unused = named.filter((one) => list.every(({ name }) => name !== one))
    // A section without words has most likely been renamed.
    if (
      unused[0] !== undefined &&
      new Set(list.map(({ name }) => name)).size === list.length &&
      list.every(({ name }) => named.includes(name))
    ) {
      const message = `no section is called ${unused[0]}, and the texts have "app.section.${unused[0]}"`
      const hint = 'Add the section, or take the text out of each language'
      report({ code: 'missing-property', path: ['sections'], message, hint })
    }
    list.forEach(({ name, from }, index) => {
      const path = ['sections', index]
      const [before, next] = [list[index - 1], list[index + 1]]
      const isTwice = list.some((other, place) => place !== index && other.name === name)
      if (isEmpty(from, index) && !isTwice) {
        // The steps that are named after a section say whether it begins too late, or the next one too early.
        const isNext = next !== undefined && at.get(name)?.includes(next.name) === true
        report({
          code: 'out-of-range',
          path: ['sections', isNext ? index + 1 : index, 'from'],
          message: `no step is in section ${name}, which goes from ${from} to ${(next?.from ?? 101) - 1}`,
          hint: isNext ? `Let ${next.name} begin later` : 'Begin it at the progress of its first step, or take it out',
        })
      }
      if (list.findIndex((other) => other.name === name) < index) {
        const message = `section ${name} is listed twice`
        report({ code: 'name-taken', path: [...path, 'name'], message, hint: 'Give it another name' })
      }
      if (before && from <= before.from) {
        const message = `section ${name} begins at ${from}, but the one before it at ${before.from}`
        const hint = 'List the sections in the order of their progress'
        report({ code: 'out-of-range', path: [...path, 'from'], message, hint })
      }
      const key = `app.section.${name}`
      for (const [language, texts] of copy) {
        const same = list.slice(0, index).find((other) => texts[`app.section.${other.name}`] === texts[key])
        if (!same || same.name === name || texts[key] === undefined) continue
        // Words that have the name of one of the two are that one's.
        const strange = texts[key].toLowerCase().includes(name) ? same.name : name
        const message = `section ${strange} is named like section ${strange === name ? same.name : name} is in ${language}: "${texts[key]}"`
        const hint = 'Write words of its own'
        const beside = source.copy.get(language)
        report({ code: 'name-taken', ...(beside && { file: beside }), path: [`app.section.${strange}`], message, hint })
      }
      const lacking = [...copy].flatMap(([language, texts]) =>
        Object.hasOwn(texts, key) || isToldWhole(language) ? [] : (source.copy.get(language)?.path ?? language),
      )
      if (lacking.length > 0) {
        const message = `section ${name} has no words: ${key} is not in ${new Intl.ListFormat('en').format(lacking)}`
        const hint = toHint(name, unused, `Add "${key}" to each language`)
        report({ code: 'unknown-copy', path: [...path, 'name'], message, hint, loses: [key, `translation of ${key}`] })
      }
    })
  })
}

/** Lists how many minutes the texts of the first step say that the whole takes. */
function listToldMinutes({ steps, start }: LinkedFlow['definition'], copy: LinkedFlow['copy']) {
  const keys = (steps[start]?.view ?? []).flatMap((part) =>
    typeof part === 'object' && 'text' in part ? part.text : [],
  )
  return [...copy].flatMap(([language, texts]) =>
    keys.flatMap((key) => {
      const minutes = Number(/(\d+) minut/.exec(texts[key] ?? '')?.[1])
      return minutes > 1 ? [{ language, key, minutes }] : []
    }),
  )
}

/** Finds hosts of a file of settings that are most likely misspelled: a part of their names is nearly that of another one's. */
const checkHosts = (file: SourceFile, taken: readonly string[] = []): readonly Problem[] =>
  file.errors.length > 0
    ? []
    : checkData(file, {}, (content: object, report) => {
        const all = listHosts(content).map(({ path, host }) => ({ path, parts: host.split('.') }))
        const count = (part: string) => all.filter(({ parts }) => parts.includes(part)).length
        for (const { path, parts } of all) {
          const host = parts.join('.')
          const isSlip = /^(?:w{1,2}|w{4,}|www\.www)\./.test(host)
          if (!isSlip && !taken.includes(host)) continue
          const message = isSlip
            ? `${host} does not begin with www.`
            : `${host} is a host of our own, not one of a partner`
          const hint = isSlip ? `Did you mean ${host.replace(/^[w.]+\./, 'www.')}?` : 'Write the host of the page'
          report({ code: 'wrong-value', path, message, hint })
        }
        const told = new Set<string>()
        for (const { path, parts } of all.toReversed())
          for (const part of parts) {
            const rest = all.filter((other) => !other.parts.includes(part))
            const [meant] = rest.flatMap((other) => {
              // Two partners may be called nearly the same.
              const isSure = other.path.slice(0, -1).join() === path.slice(0, -1).join()
              return other.parts.filter((one) => isTwin(part, one, isSure || count(one) > 1))
            })
            if (meant === undefined || told.has(meant) || count(meant) < count(part)) continue
            told.add(part)
            const message = `"${part}" in ${parts.join('.')} is nearly "${meant}", which another address has`
            report({ code: 'wrong-value', path, message, hint: `Did you mean ${meant}?` })
          }
      })

/** Lists the texts in some settings, with their places. */
function listTexts(value: unknown, path: Finding['path']): { path: Finding['path']; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return inner.flatMap(([name, one]) => listTexts(one, [...path, Array.isArray(value) ? Number(name) : name]))
}

/** Lists the hosts of the addresses in some settings, with their places. */
const listHosts = (value: unknown) =>
  listTexts(value, []).flatMap(({ text, path }) =>
    /^https?:/.test(text) && URL.canParse(text) ? [{ path, host: new URL(text).hostname }] : [],
  )

/** Checks whether two neighboring letters of a word were exchanged, or perhaps one in its midst was lost or written twice. */
export function isTwin(one: string, other: string, mayLose: boolean): boolean {
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index])
  if (at < 1 || one.length < 4) return false
  const [long, short] = one.length > other.length ? [one, other] : [other, one]
  const turned = `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`
  const isLost = mayLose && short.length > 5 && at < short.length && long.slice(0, at) + long.slice(at + 1) === short
  return turned === other || (isLost && /[a-z]/.test(long[at] ?? ''))
}

/** A check that finds, without a flow, what the file shows by itself. */
type Check = (file: SourceFile, flow?: LinkedFlow) => readonly Problem[]

/** The hosts of our environments; embedding pages are elsewhere. */
const ownHosts = listHosts(environments).map(({ host }) => host)

/** Lists the hosts that several addresses of the flow lead to: most likely our own. */
function listLinkedHosts({ definition: { constants } }: LinkedFlow): readonly string[] {
  const hosts = listHosts(constants).map(({ host }) => host)
  return hosts.filter((host, index) => hosts.indexOf(host) < index)
}

const unread = () => undefined

/** The checks of the settings beside a flow, by the path of each file relative to the flow's folder. They also run in a browser. */
export const settingsChecks: Readonly<Record<string, Check>> = {
  'environments.json': (file, flow) => [...checkEnvironments(file, flow), ...checkHosts(file)],
  'partner-events.json': (file, flow) =>
    flow ? checkPartnerEvents(file, flow) : checkData(file, eventsSchema, unread),
  'sections.json': (file, flow) => (flow ? checkSections(file, flow) : checkData(file, sectionsSchema, unread)),
  '../deploy/partners.json': (file, flow) => [
    ...checkPartners(file),
    ...checkHosts(file, [...ownHosts, ...(flow ? listLinkedHosts(flow) : [])]),
  ],
}
