import { beforeAll, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { findExamples, type Examples } from '../../../../engine/authoring.ts'
import { readFlowFiles } from '../../../../engine/build.ts'
import { createDesk, followFlow } from '../../../../studio/createDesk.ts'
import type { Situations } from '../../../../studio/step/preview/createSituations.ts'
import { createPreview } from '../../../../studio/step/preview/createPreview.ts'
import { createModel } from '../../../../studio/workspace/createModel.ts'
import { type Files, createWorkspace } from '../../../../studio/workspace/createWorkspace.ts'
import { flowFunctions } from '../../../../src/widget/flowFunctions.ts'

const flowFile = 'flows/refinance.json'
const now = new Date(2026, 10, 21, 12)
// A busy machine takes its time.
const patience = { timeout: 10_000 }
let files: Files
let examples: Examples

beforeAll(() => {
  files = Object.fromEntries(readFlowFiles(flowFile).files)
  const { flow } = createModel(createWorkspace(flowFile, files)).getState()
  if (!flow) throw new Error('The refinance flow cannot be read.')
  examples = findExamples(flow, { functions: flowFunctions, now })
}, 60_000)

function open({ isSearched = true } = {}) {
  const known = isSearched ? examples : undefined
  const workspace = createWorkspace(flowFile, files)
  const model = createModel(workspace)
  const desk = createDesk('ENTER_LICENSE_PLATE', 'en')
  const situations = createStore<Situations>()(() => ({ examples: known, first: known, now, isCurrent: isSearched }))
  const preview = createPreview({ model, desk, situations })
  followFlow(model, desk)
  const state = () => preview.store.getState()
  const data = () => state().session?.store.getState()
  const toStep = async (step: string) => {
    await expect.poll(() => data()?.currentStep, patience).toBe(step)
  }
  const change = (from: string, to: string, file = flowFile) =>
    workspace.edit('a', { [file]: (workspace.store.getState().files[file] ?? '').replace(from, to) })
  return { workspace, desk, situations, preview, state, data, toStep, change }
}

const plate = { plateNumber: 'ABC1234', plateState: 'CO', estimatedMileageRange: '40,000-50,000' }

it('the preview starts at the first step until paths to other steps are known', async () => {
  const { desk, situations, state, toStep } = open({ isSearched: false })
  await toStep('ENTER_LICENSE_PLATE')
  desk.setState({ step: 'OFFER_SELECTION' })
  expect(state().session).toBeUndefined()
  situations.setState({ examples })
  await toStep('OFFER_SELECTION')
})

it('the preview shows the chosen step, on the device of the chosen width', async () => {
  const { desk, state, toStep } = open()
  await toStep('ENTER_LICENSE_PLATE')
  desk.setState({ step: 'VERIFY_VEHICLE_INFO', width: 'desktop' })
  await toStep('VERIFY_VEHICLE_INFO')
  expect(state().situation?.facts['device']).toEqual({ isMobile: false })
})

it('the preview runs what was edited while a step was being opened', async () => {
  const { desk, state, toStep, change } = open()
  await toStep('ENTER_LICENSE_PLATE')
  desk.setState({ step: 'LENDER_INFO' })
  change('"vehicleAgeYears": 10', '"vehicleAgeYears": 12')
  await toStep('LENDER_INFO')
  expect(state().session?.flow.constants['vehicleAgeYears']).toBe(12)
})

it('the preview can show every step of the flow', async () => {
  const { desk, state, toStep } = open()
  for (const step of Object.keys(examples.steps)) {
    desk.setState({ step })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody does who looks at them
    await toStep(step)
    expect(state().trouble).toBeUndefined()
  }
})

it('the preview asks for a service’s response, continues with it, and updates the selected step', async () => {
  const { desk, state, data, toStep } = open()
  await toStep('ENTER_LICENSE_PLATE')
  void state().session?.submit(plate)
  await expect.poll(() => state().asks.map(({ action }) => action), patience).toEqual(['lookUpPlate'])
  state().asks[0]?.answer({ outcome: 'answered', data: { isSuccess: false } }, true)
  await toStep('VEHICLE_MANUAL_ENTER')
  expect(desk.getState().step).toBe('VEHICLE_MANUAL_ENTER')
  expect(data()?.data['licensePlateInfoForm']).toEqual(plate)
  await state().session?.back()
  void state().session?.submit(plate)
  await toStep('VEHICLE_MANUAL_ENTER')
})

it('the preview drops the open questions of the previous situation', async () => {
  const { state, preview, toStep } = open()
  await toStep('ENTER_LICENSE_PLATE')
  void state().session?.submit(plate)
  await expect.poll(() => state().asks.length, patience).toBe(1)
  const [declined] = examples.steps['DISQUALIFIED'] ?? []
  if (declined) await preview.open(declined)
  expect(state().asks).toEqual([])
  await toStep('DISQUALIFIED')
})

it('the preview continues with an edited flow and keeps what was typed', async () => {
  const { state, data, toStep, change } = open()
  await toStep('ENTER_LICENSE_PLATE')
  await state().session?.loadForm()
  state().session?.draft(plate, 'plateNumber')
  const { session } = state()
  change('"vehicleAgeYears": 10', '"vehicleAgeYears": 12')
  expect(state().session).toBe(session)
  expect(session?.flow.constants['vehicleAgeYears']).toBe(12)
  expect(data()?.data['licensePlateInfoForm']).toEqual(plate)
})

it('the preview keeps its flow when only texts have changed', async () => {
  const { state, toStep, change } = open()
  await toStep('ENTER_LICENSE_PLATE')
  const flow = state().session?.flow
  change('Find your car', 'Find your auto', 'flows/copy/en.json')
  expect(state().session?.flow).toBe(flow)
})

it('the preview keeps the last flow that could run while the edited one cannot', async () => {
  const { workspace, state, toStep, change } = open()
  await toStep('ENTER_LICENSE_PLATE')
  change('"steps": {', '"steps": ')
  expect(state().isBehind).toBe(true)
  expect(state().session?.flow.steps['ENTER_LICENSE_PLATE']).toBeDefined()
  workspace.undo()
  expect(state().isBehind).toBe(false)
  change('"device.isMobile"', '"device.isMobile &&"')
  expect(state().isBehind).toBe(true)
  workspace.undo()
  expect(state().isBehind).toBe(false)
})

it('the preview shows an error of an instruction with its place', async () => {
  const { state, toStep } = open()
  await toStep('ENTER_LICENSE_PLATE')
  void state().session?.submit(plate)
  await expect.poll(() => state().asks.length, patience).toBe(1)
  state().asks[0]?.answer({ outcome: 'answered', data: 5 }, false)
  await expect.poll(() => state().trouble?.message, patience).toContain('licensePlateInfoResponse')
  const { offset = 0 } = state().trouble ?? {}
  expect(files[flowFile]?.slice(offset, offset + 200)).toContain('plateNotFound')
})

it('the desk follows a step that goes away to its new name, or to its neighbor, also by undo and redo', async () => {
  const { workspace, desk, toStep } = open()
  const name = (step: string) => ({
    [flowFile]: (workspace.store.getState().files[flowFile] ?? '').replaceAll('"VERIFY_VEHICLE_INFO"', `"${step}"`),
  })
  desk.setState({ step: 'VERIFY_VEHICLE_INFO' })
  await toStep('VERIFY_VEHICLE_INFO')
  workspace.edit('renaming', name('VERIFY_CAR'))
  expect(desk.getState().step).toBe('VERIFY_CAR')
  workspace.undo()
  expect(desk.getState().step).toBe('VERIFY_VEHICLE_INFO')
  await toStep('VERIFY_VEHICLE_INFO')
  workspace.redo()
  expect(desk.getState().step).toBe('VERIFY_CAR')
})
