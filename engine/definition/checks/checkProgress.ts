import type { Check } from '../FlowContext.ts'
import { toInstructions, toSteps } from '../instructions.ts'

/** Finds steps that save the progress to a step where they do not lead, and a flow that does not say what is saved. */
export const checkProgress: Check = ({ flow, isWhole, report }) => {
  // What is not there or could not be read may lead anywhere.
  if (!isWhole) return
  const ways = new Set([...toInstructions(flow)].map(({ step, instruction }) => `${step} ${instruction.to}`))
  for (const [name, { savesProgressTo = [] }] of toSteps(flow)) {
    const path = ['steps', name, 'savesProgressTo']
    if (savesProgressTo.length > 0 && !flow.saveProgress) {
      const message = `step ${name} saves the progress, and the flow lacks "saveProgress", which says what is written then`
      report({ code: 'missing-property', path, at: 'key', message })
    }
    for (const [index, next = ''] of savesProgressTo.entries()) {
      if (ways.has(`${name} ${next}`) || !Object.hasOwn(flow.steps ?? {}, next)) continue
      const message = `step ${name} saves the progress to ${next}, where nothing of it leads`
      report({ code: 'idle-progress', path: [...path, index], message, hint: 'Take it out' })
    }
  }
}
