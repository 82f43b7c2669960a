import { expect, it } from 'vitest'
import { listChangedSteps } from '../../../studio/saving/listChanges.ts'
import { renameStep } from '../../../studio/words/edits/steps.ts'
import { editText } from '../../../studio/words/edits/texts.ts'
import { editConstant } from '../../../studio/words/LimitsForm.tsx'
import { editTarget } from '../../../studio/words/edits/routes.ts'
import { openFlow, runEdit } from '../support/openFlow.ts'

const flow = openFlow()
const toSteps = async (edit: Parameters<typeof runEdit>[0]) => listChangedSteps(flow, (await runEdit(edit)).flow)

it('are those that show a text, in whatever language', async () => {
  expect(await toSteps(editText(flow, 'es', 'plate.title', 'Su auto'))).toEqual(['ENTER_LICENSE_PLATE'])
})

it('are those whose words name a limit', async () => {
  const steps = await toSteps(editConstant(flow, 'historyMonths', 12))
  expect(steps).toContain('TWO_YEARS_ADDRESS_HISTORY')
  expect(steps).not.toContain('ENTER_LICENSE_PLATE')
})

it('are none where only a way leads elsewhere', async () => {
  const way = ['steps', 'ENTER_LICENSE_PLATE', 'on', 'submit', 0]
  expect(await toSteps(editTarget(flow, way, { to: 'IDENTITY_FAILED' }))).toEqual([])
})

it('are those that are new and those that are gone', async () => {
  expect(await toSteps(renameStep(flow, 'OFF_RAMP', 'THANKS'))).toEqual(['THANKS', 'OFF_RAMP'])
})
