import type { JSONPath } from 'jsonc-parser'
import type { FlowContext } from '../FlowContext.ts'
import { toHint } from '../Problem.ts'
import type { Hop } from './ReleasedFlow.ts'
import { toPasteHint } from './toPasteHint.ts'

/** Finds steps at which applications were left and that cannot be resumed at any more; says whether there are any. */
export function checkMigratedSteps({ from, to, migration }: Hop, { flow, report }: FlowContext): boolean {
  const moved = migration.steps ?? {}
  const toPath = (step: string): JSONPath => ['migrations', String(from.version), 'steps', step]
  const canResume = (step: string | undefined) => step !== undefined && to.steps[step]?.resumable === true
  const resumable = Object.keys(to.steps).filter(canResume)
  let isRefusing = false

  for (const [step, target] of Object.entries(moved)) {
    if (target !== undefined && !to.steps[target]) {
      const message = `the migration of version ${from.version} leads from ${step} to ${target}, which is no step`
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
      message: `applications of version ${from.version} may have stopped at ${step}, ${isLeft ? 'which cannot be resumed at' : 'which is gone'}`,
      ...(target !== undefined && { hint: toPasteHint(flow, from.version, 'steps', { [step]: target }) }),
    })
  }
  return isRefusing
}
