import { expect, it } from 'vitest'
import { listChangedSteps } from '../../../studio/saving/listChanges.ts'
import { renameStep } from '../../../studio/words/edits/steps.ts'
import { editText } from '../../../studio/words/edits/texts.ts'
import { editConstant } from '../../../studio/words/LimitsForm.tsx'
import { editTarget } from '../../../studio/words/edits/routes.ts'
import { openFlow, runEdit } from '../support/openFlow.ts'

const flow = openFlow()
const toSteps = async (edit: Parameters<typeof runEdit>[0]) => listChangedSteps(flow, (await runEdit(edit)).flow)

it('listChangedSteps returns the steps that show a changed text, in any language', async () => {
  expect(await toSteps(editText(flow, 'es', 'plate.title', 'Su auto'))).toEqual(['ENTER_LICENSE_PLATE'])
})

it('listChangedSteps returns the steps whose texts name a changed limit', async () => {
  const steps = await toSteps(editConstant(flow, 'historyMonths', 12))
  expect(steps).toContain('TWO_YEARS_ADDRESS_HISTORY')
  expect(steps).not.toContain('ENTER_LICENSE_PLATE')
})

it('listChangedSteps returns no steps when only a route leads elsewhere', async () => {
  const way = ['steps', 'ENTER_LICENSE_PLATE', 'on', 'submit', 0]
  expect(await toSteps(editTarget(flow, way, { to: 'IDENTITY_FAILED' }))).toEqual([])
})

it('listChangedSteps returns the new and the old name of a renamed step', async () => {
  expect(await toSteps(renameStep(flow, 'OFF_RAMP', 'THANKS'))).toEqual(['THANKS', 'OFF_RAMP'])
})
