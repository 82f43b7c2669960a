import type { Check, FlowContext } from '../FlowContext.ts'
import { isEnding, toItems, toLists, type ListSite } from '../instructions.ts'

const endings = ['issue', 'dialog', 'stay', 'to', 'resumeAt'] as const

/** Finds events that could run off the end of their list, instructions with two ends, and those after the end. */
export const checkEndings: Check = ({ flow, report }) => {
  for (const site of toLists(flow)) {
    const items = [...toItems(site)]
    for (const { instruction, path } of items) {
      const found = endings.filter((ending) => instruction[ending] !== undefined)
      if (found.length < 2) continue
      const message = `${site.owner} has an instruction with two ends, ${found.slice(0, 2).join(' and ')}`
      report({ code: 'two-ends', path: [...path, found[1] ?? ''], at: 'key', message, hint: 'Keep one of them' })
    }
    const end = items.findIndex(({ instruction }) => instruction.when === undefined && isEnding(instruction))
    const after = end === -1 ? undefined : items[end + 1]
    if (after)
      report({
        code: 'dead-instruction',
        path: after.path,
        message: `${site.owner} has an instruction after the end of its list, which is never reached`,
      })
    const isIncomplete =
      items.length < site.list.length || items.some(({ instruction }) => instruction.do !== undefined)
    if (end === -1 && !isIncomplete && !mayFallThrough(site, flow)) report({ code: 'no-end', ...toNoEnd(site) })
  }
}

/** Events that nobody waits for end by themselves; a route leads back to what follows its call. */
function mayFallThrough({ isRoute, step, event = '' }: ListSite, flow: FlowContext['flow']): boolean {
  if (isRoute || event === 'leave' || event.startsWith('change ')) return true
  if (event !== 'enter') return false
  const view = (step === undefined ? undefined : flow.steps?.[step]?.view) ?? []
  // A step that is nothing but a component, as a spinner is, has to say how its work ends.
  return !view.some((part) => (typeof part === 'string' ? part !== 'form' : part !== undefined && 'component' in part))
}

function toNoEnd({ list, path, owner, event }: ListSite) {
  const last = list.length > 0 ? [...path, list.length - 1] : path
  const place = event === undefined ? owner : `${owner}, on ${event},`
  return {
    path: last,
    message: `${place} may come to the end of its list without an end`,
    hint: 'End it with an instruction without "when" that has "to", "stay", "issue" or "dialog"',
  }
}
