import type { FlowDefinition } from '../FlowDefinition.ts'
import type { LinkedFlow } from '../FlowContext.ts'
import { type ReleasedFlow, toReleasedSteps, toReleases } from './ReleasedFlow.ts'

type VersionSteps = Pick<ReleasedFlow, 'version' | 'steps'>

/**
 * Maps each step where an application cannot resume to the one where it continues: where the migrations lead, or else the last
 * step before it that is still resumable, by the progress of the version that had it. A step that ended the application, or has no
 * such step before it, is left out.
 */
export function toResumeSteps(
  { migrations = {} }: Pick<FlowDefinition, 'migrations'>,
  releases: readonly VersionSteps[],
  today: VersionSteps,
): Readonly<Record<string, string>> {
  const versions = [...releases.filter(({ version }) => version < today.version), today]
  const follow = (step: string, version: number) =>
    versions.reduce((at, one) => (one.version < version ? at : (migrations[one.version]?.steps?.[at] ?? at)), step)
  const isThere = (step: string) => today.steps[step]?.resumable === true

  const found = new Map<string, string>()
  for (const { version, steps } of versions) {
    let last: string | undefined
    for (const [name, step] of Object.entries(steps).toSorted(([, a], [, b]) => a.progress - b.progress)) {
      if (last !== undefined && !step.ending) found.set(name, last)
      const target = follow(name, version)
      if (step.resumable && isThere(target)) last = target
    }
  }
  // An author's migration takes precedence over the order of the steps.
  for (const { version } of versions) {
    for (const step of Object.keys(migrations[version]?.steps ?? {})) {
      const target = follow(step, version)
      if (isThere(target)) found.set(step, target)
    }
  }
  return Object.fromEntries([...found].filter(([step]) => !isThere(step)))
}

/** Computes the same for a checked flow; undefined when no step is affected. */
export function toResumeStepsOf(flow: LinkedFlow): Readonly<Record<string, string>> | undefined {
  const { definition, source } = flow
  const today = { version: definition.version, steps: toReleasedSteps(definition) }
  const steps = toResumeSteps(definition, toReleases(source), today)
  return Object.keys(steps).length > 0 ? steps : undefined
}
