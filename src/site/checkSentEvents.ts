import { toHint, type Finding, type LinkedFlow } from '../../engine/authoring.ts'

/** The events that the product's views send. */
const sent: Readonly<Record<string, readonly string[]>> = {
  addressCards: ['edit'],
  disqualificationReasons: ['callUs'],
  documentsCheck: ['checkDocuments'],
  incomeCards: ['edit', 'editOther'],
  otherIncomeCards: ['edit'],
  pendingChecklist: ['openDocuments', 'addIncome'],
}

/** What a view sends has to be handled; and what nothing sends is never carried out. */
export function checkSentEvents({ steps }: LinkedFlow['definition'], report: (finding: Finding) => void): void {
  for (const [step, { view = [], dialogs = {}, on }] of Object.entries(steps)) {
    const buttons = [...view, ...Object.values(dialogs).flatMap((dialog) => dialog.buttons)]
    const known = buttons.flatMap((part) => (typeof part === 'object' && 'action' in part ? [part.action] : []))
    for (const [index, part] of view.entries()) {
      const name = typeof part === 'string' ? part : 'component' in part ? part.component : ''
      for (const event of sent[name] ?? []) {
        known.push(event)
        if (Object.hasOwn(on, event)) continue
        const message = `${name} of step ${step} sends ${event}, which is not in its "on"`
        const hint = toHint(event, Object.keys(on))
        report({ code: 'unhandled-event', path: ['steps', step, 'view', index], message, hint })
      }
    }
    const unsent = Object.keys(on).filter(
      (event) => !/^(enter|leave|submit|change .*)$/.test(event) && !known.includes(event),
    )
    // Where a view sends something that is not handled, its name is most likely this one.
    if (known.some((event) => !Object.hasOwn(on, event))) continue
    for (const event of unsent)
      report({
        code: 'unsent-event',
        path: ['steps', step, 'on', event],
        at: 'key',
        message: `step ${step} handles ${event}, which nothing on it sends`,
        hint: toHint(event, known),
      })
  }
}
