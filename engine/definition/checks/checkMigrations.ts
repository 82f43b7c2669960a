import type { JSONPath } from 'jsonc-parser'
import type { Check, FlowContext } from '../FlowContext.ts'
import type { FlowDefinition } from '../FlowDefinition.ts'
import { checkMigratedData } from '../released/checkMigratedData.ts'
import {
  type ReleasedFlow,
  toHops,
  toRelease,
  toReleasedFlow,
  toReleases,
  type Hop,
  toPasteHint,
} from '../released/ReleasedFlow.ts'
import { toLostPlace } from '../consequences.ts'
import { toCanonicalText } from '../released/listRefusals.ts'
import { toHint } from '../Problem.ts'
import { findNear } from '../../expressions/index.ts'

/** Finds steps and data that differ from a released version without a migration, so that its saved applications would start over. */
export const checkMigrations: Check = (context) => {
  const { flow, source, report } = context
  for (const [version, file] of source.released) {
    if (toRelease(version, file)) continue
    const message = `this is not what \`flow release\` wrote for version ${version}`
    const isEarly = version > (flow.version ?? version)
    const hint = isEarly ? 'Delete it: the command writes it' : `Restore it: git restore ${file.path}`
    report({ code: 'bad-release', file, path: [], message, hint })
  }
  const near = source.released.size === 0 ? findNear(flow.name ?? '', source.others) : undefined
  if (near !== undefined) {
    const message = `the flow is called ${flow.name}, and what is released beside it is of ${near}`
    report({ code: 'wrong-name', path: ['name'], message, hint: `Did you mean ${near}?` })
  }
  const today = toToday(context)
  if (!today) return
  const releases = toReleases(source)
  const last = releases.at(-1)
  if (last && last.version > today.version) {
    const message = `version ${today.version} comes before version ${last.version}, which is released already`
    report({ code: 'version-not-raised', path: ['version'], message, hint: toVersionHint(last) })
    return
  }
  if (last && today.version > last.version + 1) {
    const message = `version ${today.version} leaves out ${last.version + 1}, the one after what is released`
    report({ code: 'out-of-range', path: ['version'], message, hint: `Write ${last.version + 1}` })
  }
  const hops = toHops(releases, today, flow.migrations)
  for (const hop of hops) {
    checkMigratedSteps(hop, context)
    checkMigratedData(hop, context)
  }
  for (const version of Object.keys(flow.migrations ?? {})) {
    if (hops.some(({ from }) => String(from.version) === version)) continue
    const path: JSONPath = ['migrations', version]
    const message = `the migration of version ${version} leads from no released version to a later one`
    report({ code: 'unneeded-migration', path, at: 'key', message, hint: 'Take it out' })
  }
  if (last?.version === today.version) checkSameVersion(last, today, context)
}

/** Reports changes to what saved applications rely on, if the version stays the same. */
function checkSameVersion(last: ReleasedFlow, today: ReleasedFlow, context: FlowContext): void {
  const hop = { from: last, to: today, migration: {} }
  const isRefusing = [checkMigratedSteps(hop, context), checkMigratedData(hop, context)].includes(true)
  const isSame = toCanonicalText(last.saved) === toCanonicalText(today.saved)
  const added = Object.keys(today.steps).find((step) => today.steps[step]?.resumable && !last.steps[step]?.resumable)
  if (isRefusing || (isSame && added === undefined)) return
  const message = isSame
    ? `applications can be resumed at ${added}, and could not in version ${last.version}, which is released`
    : `what is saved has another shape than in version ${last.version}, which is released`
  context.report({ code: 'version-not-raised', path: ['version'], message, hint: toVersionHint(last) })
}

const toVersionHint = ({ version }: ReleasedFlow) => `Raise "version" to ${version + 1}`

/** Returns the flow as it would be released; undefined if its schemas have faults, which other checks report. */
function toToday({ flow, schemas }: FlowContext): ReleasedFlow | undefined {
  if (Object.values(flow.data ?? {}).some((slot) => !slot?.schema)) return undefined
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- other checks report what it lacks
    return toReleasedFlow({ definition: flow as FlowDefinition, schemas })
  } catch {
    return undefined
  }
}

/** Finds steps where applications may have stopped and can no longer be resumed; returns whether there are any. */
function checkMigratedSteps({ from, to, migration }: Hop, { source, flow, report }: FlowContext): boolean {
  const moved = migration.steps ?? {}
  const toPath = (step: string): JSONPath => ['migrations', String(from.version), 'steps', step]
  const canResume = (step: string | undefined) => step !== undefined && to.steps[step]?.resumable === true
  const resumable = Object.keys(to.steps).filter(canResume)
  let isRefusing = false

  for (const [step, target] of Object.entries(moved)) {
    if (target !== undefined && !to.steps[target]) {
      const message = `the migration of version ${from.version} leads from ${step} to ${target}, which is not a step`
      report({ code: 'unknown-step', path: toPath(step), message, hint: toHint(target, resumable) })
    } else if (!canResume(target)) {
      const message = `the migration of version ${from.version} leads from ${step} to ${target}, which cannot be resumed at`
      report({ code: 'unmigrated-step', path: toPath(step), message, hint: toHint(target ?? '', resumable) })
    } else if (!from.steps[step] || canResume(step)) {
      const message = from.steps[step]
        ? `applications that stopped at ${step} can be resumed there without a migration`
        : `version ${from.version} has no step ${step}`
      report({ code: 'unneeded-migration', path: toPath(step), at: 'key', message, hint: 'Take it out' })
    }
  }
  for (const [step, { resumable: could, progress }] of Object.entries(from.steps)) {
    if (!could || canResume(step) || Object.hasOwn(moved, step)) continue
    isRefusing = true
    const isLeft = flow.steps?.[step] !== undefined
    const added = resumable.filter((name) => !from.steps[name])
    const target =
      added.find((name) => to.steps[name]?.progress === progress) ??
      resumable.findLast((name) => (to.steps[name]?.progress ?? 0) <= progress) ??
      resumable[0]
    report({
      code: 'unmigrated-step',
      path: isLeft ? ['steps', step] : ['steps'],
      at: 'key',
      about: step,
      unless: [step, toLostPlace(source.flow, ['steps', step, 'resumable'])],
      message: `applications of version ${from.version} may have stopped at ${step}, ${isLeft ? 'which cannot be resumed at' : 'which is gone'}`,
      hint:
        target === undefined
          ? 'Let applications be resumed at some step'
          : toPasteHint(flow, from.version, 'steps', { [step]: target }),
    })
  }
  return isRefusing
}
