import type { JSONPath } from 'jsonc-parser'
import { toExpressionSites } from '../expressionSites.ts'
import type { Check } from '../FlowContext.ts'
import { toAllForms } from '../forms.ts'
import { toInstructions, toSteps } from '../instructions.ts'

/** What is only there in some places, and where. */
const places = {
  saved: 'in "startUp", where it says what an earlier visit has left',
  event: 'where a field changes or a component sends something along',
} as const

type Read = keyof typeof places

/** What starts a list without anything being sent along. */
const silent: readonly string[] = ['enter', 'leave', 'submit']

/** Finds expressions and predicates that read `saved` or `event` where there is none. */
export const checkReadPlaces: Check = (context) => {
  const { flow, expressions, report } = context
  const isRead = (source: string | undefined, root: Read) => {
    const checked = source === undefined ? undefined : expressions.check(source, undefined, true)
    return checked?.ok === true && checked.reads.some((read) => read.split(/[.[]/)[0] === root)
  }
  const look = (source: string | undefined, path: JSONPath, what: string) => {
    for (const root of ['saved', 'event'] as const) {
      if (isThere(root, path) || !isRead(source, root)) continue
      report({ code: 'read-out-of-place', path, message: `${what} reads ${root}, which is only there ${places[root]}` })
    }
  }
  for (const { path, source } of toExpressionSites(context)) {
    if (path[0] === 'startUp' || path[0] === 'steps') look(source, path, `\`${source}\``)
  }
  const lookAt = (when: string | undefined, ...path: JSONPath) => {
    if (when !== undefined) look(flow.predicates?.[when]?.when, path, `predicate ${when}`)
  }
  for (const { instruction, path } of toInstructions(flow)) lookAt(instruction.when, ...path, 'when')
  for (const { form, path } of toAllForms(flow)) {
    lookAt(form.when, ...path, 'when')
    lookAt(form.submitWhen, ...path, 'submitWhen')
  }
  for (const [name, { view }] of toSteps(flow)) {
    for (const [index, part] of (view ?? []).entries())
      if (typeof part === 'object') lookAt(part.when, 'steps', name, 'view', index, 'when')
  }
}

/** Whether something can be read at a place of the flow: `startUp.1.when`, `steps.X.on.submit.0.set.…`. */
function isThere(root: Read, [section, , part, event]: JSONPath): boolean {
  if (root === 'saved') return section === 'startUp'
  return section === 'steps' && part === 'on' && !silent.includes(String(event))
}
