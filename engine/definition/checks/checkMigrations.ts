import type { JSONPath } from 'jsonc-parser'
import type { Check, FlowContext } from '../FlowContext.ts'
import type { FlowDefinition } from '../FlowDefinition.ts'
import { checkMigratedData } from '../released/checkMigratedData.ts'
import { checkMigratedSteps } from '../released/checkMigratedSteps.ts'
import { type ReleasedFlow, toHops, toRelease, toReleasedFlow, toReleases } from '../released/ReleasedFlow.ts'
import { toCanonicalText } from '../released/listRefusals.ts'

/** Finds what would make saved applications of a released version begin anew: a step or data that is otherwise, and no migration. */
export const checkMigrations: Check = (context) => {
  const { flow, source, isWhole, report } = context
  for (const [version, file] of source.released) {
    if (toRelease(version, file)) continue
    const message = `this is not what \`flow release\` wrote for version ${version}`
    report({ code: 'bad-release', file, path: [], message, hint: 'Take it back out of version control' })
  }
  const today = isWhole ? toToday(context) : undefined
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

/** Under the same version, nothing that applications were saved by may be otherwise. */
function checkSameVersion(last: ReleasedFlow, today: ReleasedFlow, context: FlowContext): void {
  const hop = { from: last, to: today, migration: {} }
  const isRefusing = checkMigratedSteps(hop, context) || checkMigratedData(hop, context)
  const isSame = toCanonicalText(last.saved) === toCanonicalText(today.saved)
  const added = Object.keys(today.steps).find((step) => today.steps[step]?.resumable && !last.steps[step]?.resumable)
  if (isRefusing || (isSame && added === undefined)) return
  const message = isSame
    ? `applications can be resumed at ${added}, and could not in version ${last.version}, which is released`
    : `what is saved has another shape than in version ${last.version}, which is released`
  context.report({ code: 'version-not-raised', path: ['version'], message, hint: toVersionHint(last) })
}

const toVersionHint = ({ version }: ReleasedFlow) => `Raise "version" to ${version + 1}`

/** The flow as it would be released; undefined where its schemas have faults, which other checks tell. */
function toToday({ flow, schemas }: FlowContext): ReleasedFlow | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is whole, as the grammar has said
    return toReleasedFlow({ definition: flow as FlowDefinition, schemas })
  } catch {
    return undefined
  }
}
