import type { Check } from '../FlowContext.ts'
import { toForms } from '../forms.ts'
import { toSteps } from '../instructions.ts'

/** Finds forms that their step does not show, and steps that show a form they do not have. */
export const checkViews: Check = ({ flow, isWhole, report }) => {
  // A part that the grammar refused may be the form's place.
  if (!isWhole) return
  for (const [name, step] of toSteps(flow)) {
    const place = (step.view ?? []).findIndex(
      (part) => part === 'form' || (typeof part === 'object' && 'component' in part && part.component === 'form'),
    )
    const hasForm = toForms(name, step).length > 0
    if (hasForm === place >= 0) continue
    report(
      hasForm
        ? {
            code: 'hidden-form',
            path: ['steps', name, 'view'],
            message: `step ${name} has a form that its view does not show`,
            hint: 'Put "form" where it should stand',
          }
        : {
            code: 'missing-form',
            path: ['steps', name, 'view', place],
            message: `step ${name} shows a form and has none`,
          },
    )
  }
}
