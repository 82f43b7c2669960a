import type { Check } from '../FlowContext.ts'
import { toInstructions, toSteps } from '../instructions.ts'

/** Finds one-time acts that Back or a wait could bring about again, and passed-over steps that do not go on by themselves. */
export const checkBack: Check = ({ flow, report }) => {
  const acts = Object.entries(flow.actions ?? {}).filter(([, action]) => action?.once)
  for (const [name, action] of acts) {
    if (!action?.waits) continue
    const message = `action ${name} is a one-time act that waits, so that the step could be left in the middle of it`
    report({ code: 'act-waits', path: ['actions', name, 'once'], message, hint: 'Keep "once" or "waits"' })
  }
  for (const { instruction, path, owner, event = '' } of toInstructions(flow)) {
    const { call } = instruction
    const isByItself = event === 'enter' || event === 'leave' || event.startsWith('change ')
    if (!isByItself || !acts.some(([name]) => name === call)) continue
    const message = `${owner} calls ${call}, a one-time act, on ${event}, which nobody asks for`
    report({
      code: 'act-by-itself',
      path: [...path, 'call'],
      message,
      hint: 'Call it in an event that a button sends',
    })
  }
  for (const [name, { back, on }] of toSteps(flow)) {
    if (back !== 'skip' || on?.['enter']) continue
    const message = `step ${name} is passed over by Back and Forward, but does not go on by itself`
    report({
      code: 'skipped-step',
      path: ['steps', name, 'back'],
      message,
      hint: 'Give it an "enter", or let "back" be',
    })
  }
}
