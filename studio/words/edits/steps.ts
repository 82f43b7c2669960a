import type { JSONPath } from 'jsonc-parser'
import { type LinkedFlow, toReleases } from '../../../engine/authoring.ts'
import type { FlowEdit } from './applyEdit.ts'

/** Another name of a step, wherever the flow names it; saved applications that stopped at it go on there. */
export function renameStep(flow: LinkedFlow, step: string, name: string): FlowEdit {
  const file = flow.source.flow.path
  return {
    label: `the name of ${name}`,
    changes: [
      ...replaceStep(flow, step, name),
      { file, path: ['steps', step], name },
      ...migrateStep(flow, step, name),
    ],
  }
}

/** A flow without a step: what led there leads to another one, and saved applications that stopped there go on at a third. */
export function removeStep(
  flow: LinkedFlow,
  step: string,
  { ways, resumed }: { readonly ways: string; readonly resumed: string },
): FlowEdit {
  const file = flow.source.flow.path
  const isInside = ({ path }: { readonly path: JSONPath }) => path[0] === 'steps' && path[1] === step
  return {
    label: `without the step ${step}`,
    changes: [
      ...replaceStep(flow, step, ways, resumed).filter((change) => !isInside(change)),
      { file, path: ['steps', step], value: undefined },
      ...migrateStep(flow, step, resumed),
    ],
  }
}

/** What is wrong with the name of a step, in words; undefined when nothing is. */
export function toNameFault({ definition }: LinkedFlow, name: string): string | undefined {
  if (!/^[A-Z][A-Z0-9_]*$/.test(name)) return 'Write the name in capital letters, such as ASK_SOMETHING.'
  return name in definition.steps ? `There is a step ${name} already.` : undefined
}

/** Whether an application that was saved under the latest released version may go on at this step: it had it, or leads here by now. */
export function isReleased(flow: LinkedFlow, step: string): boolean {
  const { version = 0 } = toLastRelease(flow) ?? {}
  return wasResumable(flow, step) || Object.values(flow.written.migrations?.[version]?.steps ?? {}).includes(step)
}

const wasResumable = (flow: LinkedFlow, step: string): boolean => toLastRelease(flow)?.steps[step]?.resumable === true

/** The steps at which a saved application can go on, the one that comes before a step first. */
export function listResumable({ definition }: LinkedFlow, step: string): readonly string[] {
  const names = Object.keys(definition.steps).filter(
    (name) => name !== step && definition.steps[name]?.resumable === true,
  )
  const progress = definition.steps[step]?.progress ?? 0
  const before = names.findLast((name) => (definition.steps[name]?.progress ?? 0) <= progress)
  return before === undefined ? names : [before, ...names.filter((name) => name !== before)]
}

type Changes = FlowEdit['changes']

/** Another step wherever the flow names one, but for its own name; saved applications may go on at a third. */
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
    // What they say is another step may stand there already; nothing is named twice.
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

/** Their properties are the author's own names, and their values are expressions. */
const isExpressions = (key: string | number) =>
  ['with', 'set', 'fill', 'params', 'data', 'constants'].includes(String(key))

/** The texts that have the name of a step between quotes, as expressions do. */
function listQuotes(at: unknown, step: string, path: JSONPath = []): readonly (readonly [JSONPath, string])[] {
  if (typeof at === 'string') return at.includes(`'${step}'`) ? [[path, at]] : []
  return listItems(at).flatMap(([part, value]) => listQuotes(value, step, [...path, part]))
}

/** What is right within a value, each with its name or its position. */
export function listItems(at: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(at)) return at.map((value: unknown, index) => [index, value])
  return typeof at === 'object' && at !== null ? Object.entries(at) : []
}

/** Says where applications go on that stopped at a step of the latest released version. */
const migrateStep = (flow: LinkedFlow, step: string, target: string): Changes =>
  wasResumable(flow, step) ? migrate(flow, 'steps', { [step]: target }) : []

/** What becomes of applications that were saved under the latest released version; raises the version for it. */
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

/** The latest version that applicants have been given. */
export const toLastRelease = (flow: LinkedFlow) => toReleases(flow.source).at(-1)
