import type { JSONPath } from 'jsonc-parser'
import { type LinkedFlow, toReleases } from '../../../engine/authoring.ts'
import type { FlowEdit } from './applyEdit.ts'

/** Renames a step wherever the flow names it. Applications that were saved there continue at the renamed step. */
export function renameStep(flow: LinkedFlow, step: string, name: string): FlowEdit {
  const file = flow.source.flow.path
  return {
    label: `renaming ${step} to ${name}`,
    changes: [
      ...replaceStep(flow, step, name),
      { file, path: ['steps', step], name },
      ...migrateStep(flow, step, name),
    ],
  }
}

/** Removes a step. Ways to it lead to another step, and applications that were saved there continue at `resumed`. */
export function removeStep(
  flow: LinkedFlow,
  step: string,
  { ways, resumed }: { readonly ways: string; readonly resumed: string },
): FlowEdit {
  const file = flow.source.flow.path
  const isInside = ({ path }: { readonly path: JSONPath }) => path[0] === 'steps' && path[1] === step
  return {
    label: `removing the step ${step}`,
    changes: [
      ...replaceStep(flow, step, ways, resumed).filter((change) => !isInside(change)),
      { file, path: ['steps', step], value: undefined },
      ...migrateStep(flow, step, resumed),
    ],
  }
}

/** Describes what is wrong with a new name for a step; undefined if nothing is. */
export function toNameFault({ definition }: LinkedFlow, name: string): string | undefined {
  if (!/^[A-Z][A-Z0-9_]*$/.test(name)) return 'Use capital letters, digits and underscores, such as ASK_SOMETHING.'
  return name in definition.steps ? `The step ${name} already exists.` : undefined
}

/**
 * Checks whether applications saved under the latest released version may continue at this step: that version could resume there, or a
 * migration leads there.
 */
export function isReleased(flow: LinkedFlow, step: string): boolean {
  const { version = 0 } = toLastRelease(flow) ?? {}
  return wasResumable(flow, step) || Object.values(flow.written.migrations?.[version]?.steps ?? {}).includes(step)
}

const wasResumable = (flow: LinkedFlow, step: string): boolean => toLastRelease(flow)?.steps[step]?.resumable === true

/** Lists the steps at which a saved application can continue, starting with the one before this step. */
export function listResumable({ definition }: LinkedFlow, step: string): readonly string[] {
  const names = Object.keys(definition.steps).filter(
    (name) => name !== step && definition.steps[name]?.resumable === true,
  )
  const progress = definition.steps[step]?.progress ?? 0
  const before = names.findLast((name) => (definition.steps[name]?.progress ?? 0) <= progress)
  return before === undefined ? names : [before, ...names.filter((name) => name !== before)]
}

type Changes = FlowEdit['changes']

/** Replaces a step wherever the flow refers to it, except in its own definition. Existing migrations lead to `resumed` instead. */
function replaceStep(flow: LinkedFlow, step: string, name: string, resumed = name): Changes {
  const file = flow.source.flow.path
  const last = toLastRelease(flow)?.version
  const visit = (at: unknown, path: JSONPath): Changes => {
    const key = path.at(-1)
    if (at === step) {
      const isMigrated = path[0] === 'migrations' && path[1] === String(last)
      const isNamed = key === 'to' || isMigrated || (path.length === 1 && key === 'start')
      return isNamed ? [{ file, path, value: isMigrated ? resumed : name }] : []
    }
    // The replacement may already be in the list, and no step may be listed twice.
    if (Array.isArray(at) && key === 'savesProgressTo' && at.includes(step))
      return [{ file, path, value: [...new Set(at.map((one: unknown) => (one === step ? name : one)))] }]
    return listItems(at).flatMap(([part, value]) => (isExpressions(part) ? [] : visit(value, [...path, part])))
  }
  const quoted = listQuotes(flow.written, step).map(([path, text]) => ({
    file,
    path,
    value: text.replaceAll(`'${step}'`, `'${name}'`),
  }))
  return [...visit(flow.written, []), ...quoted]
}

/** Checks whether the keys below this one are the author's own names, and their values expressions. */
const isExpressions = (key: string | number) =>
  ['with', 'set', 'fill', 'params', 'data', 'constants'].includes(String(key))

/** Lists the texts that contain the name of a step in quotes, as expressions do. */
function listQuotes(at: unknown, step: string, path: JSONPath = []): readonly (readonly [JSONPath, string])[] {
  if (typeof at === 'string') return at.includes(`'${step}'`) ? [[path, at]] : []
  return listItems(at).flatMap(([part, value]) => listQuotes(value, step, [...path, part]))
}

/** Lists the direct children of a value with their keys or indexes. */
export function listItems(at: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(at)) return at.map((value: unknown, index) => [index, value])
  return typeof at === 'object' && at !== null ? Object.entries(at) : []
}

/** Returns the value at a path of a JSON document; undefined if there is none. */
export const findAt = (document: unknown, path: JSONPath): unknown =>
  path.reduce<unknown>((at, part) => Object(at)[part], document)

/** Adds a migration for applications that were saved at a step of the latest released version. */
const migrateStep = (flow: LinkedFlow, step: string, target: string): Changes =>
  wasResumable(flow, step) ? migrate(flow, 'steps', { [step]: target }) : []

/** Adds migrations for applications that were saved under the latest released version, and increments the flow's version if necessary. */
export function migrate(
  flow: LinkedFlow,
  kind: 'steps' | 'data',
  entries: Readonly<Record<string, string | null>>,
): Changes {
  const release = toLastRelease(flow)
  if (!release) return []
  const { version } = flow.written
  const file = flow.source.flow.path
  return [
    ...(version === release.version ? [{ file, path: ['version'], value: version + 1 }] : []),
    ...Object.entries(entries).map(([name, value]) => ({
      file,
      path: ['migrations', String(release.version), kind, name],
      value,
    })),
  ]
}

/** Returns the latest version that applicants have used. */
export const toLastRelease = (flow: LinkedFlow) => toReleases(flow.source).at(-1)
