import { expect, it, vi } from 'vitest'
import {
  type CheckAnswer,
  type CheckRequest,
  type Finding,
  createFindings,
  toSentence,
  toFindingsWords,
} from '../../../studio/findings/createFindings.ts'
import { createWorkspace } from '../../../studio/workspace/createWorkspace.ts'

const toFinding = (message: string, isAdvice: boolean): Finding => ({
  code: 'x',
  file: 'flow.json',
  line: 1,
  column: 1,
  message,
  isAdvice,
})
const [fault, advice] = [toFinding('a fault', false), toFinding('advice', true)]

/** Opens the findings with a worker whose answers the test gives. */
function open(built?: readonly Finding[]) {
  const asked: CheckRequest[] = []
  const worker = Object.assign(new EventTarget(), { postMessage: (request: CheckRequest) => asked.push(request) })
  const workspace = createWorkspace('flow.json', { 'flow.json': '1' })
  const openWorker = vi.fn<() => Worker>(() => worker as unknown as Worker)
  const findings = createFindings(workspace, { openWorker, code: 'words' }, built)
  const answer = (data: CheckAnswer) => worker.dispatchEvent(new MessageEvent('message', { data }))
  return { asked, workspace, findings, openWorker, answer }
}

it('the findings show "Checking…" until the first check is complete', () => {
  const { asked, findings, answer } = open()
  expect(asked).toEqual([{ id: 1, flowFile: 'flow.json', files: { 'flow.json': '1' }, code: 'words' }])
  answer({ id: 1, problems: [], isWhole: false })
  expect(toFindingsWords(findings.getState())).toBe('Checking…')
  answer({ id: 1, problems: [], isWhole: true })
  expect(toFindingsWords(findings.getState())).toBe('No problems found')
  expect(findings.getState().isCurrent).toBe(true)
})

it('the findings name the files of the last flow without faults, and keep them while later edits have faults', () => {
  const { workspace, findings, answer } = open()
  expect(findings.getState().sound).toBeUndefined()
  const { files } = workspace.store.getState()
  answer({ id: 1, problems: [], isWhole: false })
  expect(findings.getState().sound).toBe(files)
  answer({ id: 1, problems: [advice], isWhole: true })
  workspace.edit('a', { 'flow.json': '2' })
  answer({ id: 2, problems: [fault], isWhole: true })
  expect(findings.getState().sound).toBe(files)
})

it('the findings of an outdated check are marked as not current', () => {
  const { asked, workspace, findings, answer } = open()
  workspace.edit('a', { 'flow.json': '2' })
  workspace.edit('b', { 'flow.json': '3' })
  expect(asked.map(({ id, files }) => [id, files['flow.json']])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ])
  answer({ id: 1, problems: [fault], isWhole: true })
  expect(findings.getState()).toMatchObject({ problems: [fault], isCurrent: false, files: {} })
  answer({ id: 2, problems: [], isWhole: false })
  expect(findings.getState()).toMatchObject({ problems: [], isCurrent: false, sound: undefined })
  answer({ id: 3, problems: [fault, advice], isWhole: true })
  expect(toFindingsWords(findings.getState())).toBe('1 fault, 1 piece of advice')
  expect(findings.getState()).toMatchObject({ isCurrent: true, files: { 'flow.json': '3' } })
})

it('the findings from before an edit return as soon as it is undone, whatever a late check reports', async () => {
  const { asked, workspace, findings, answer } = open([advice])
  const { files } = workspace.store.getState()
  workspace.edit('a', { 'flow.json': '2' })
  answer({ id: 1, problems: [], isWhole: false })
  answer({ id: 1, problems: [], isWhole: true })
  workspace.edit('b', { 'flow.json': '3' })
  workspace.undo()
  await Promise.resolve()
  expect(findings.getState()).toMatchObject({ problems: [], isCurrent: true, sound: workspace.store.getState().files })
  answer({ id: 2, problems: [fault], isWhole: true })
  expect(findings.getState()).toMatchObject({ problems: [], isCurrent: true })
  workspace.edit('c', { 'flow.json': '4' })
  answer({ id: 2, problems: [fault], isWhole: true })
  expect(findings.getState()).toMatchObject({ problems: [], isCurrent: false })
  workspace.undo()
  await Promise.resolve()
  workspace.undo()
  await Promise.resolve()
  expect(findings.getState()).toMatchObject({ problems: [advice], isCurrent: true, files })
  expect(asked).toHaveLength(3)
})

it('the findings drop fixed faults at once, and keep advice until there is new advice', () => {
  const { workspace, findings, answer } = open()
  answer({ id: 1, problems: [fault, advice], isWhole: true })
  workspace.edit('a', { 'flow.json': '2' })
  answer({ id: 2, problems: [], isWhole: false })
  expect(findings.getState()).toMatchObject({ problems: [advice], isCurrent: false })
  answer({ id: 2, problems: [], isWhole: true })
  expect(findings.getState()).toMatchObject({ problems: [], isCurrent: true })
})

it('the findings reuse those of the build for the same files, and open a worker only after an edit', () => {
  const { asked, workspace, findings, openWorker, answer } = open([advice])
  expect(toFindingsWords(findings.getState())).toBe('1 piece of advice')
  expect(findings.getState()).toMatchObject({ files: { 'flow.json': '1' }, isCurrent: true })
  expect(openWorker).not.toHaveBeenCalled()
  workspace.edit('a', { 'flow.json': '2' })
  expect(findings.getState()).toMatchObject({ problems: [advice], isCurrent: false })
  expect(asked).toEqual([{ id: 1, flowFile: 'flow.json', files: { 'flow.json': '2' }, code: 'words' }])
  answer({ id: 1, problems: [fault], isWhole: true })
  expect(findings.getState()).toMatchObject({ problems: [fault], isCurrent: true })
})

it.each([
  ['the step X is unused', 'The step X is unused'],
  ['incomeAdded is false from the start', 'incomeAdded is false from the start'],
  ['loan.lender is not used', 'loan.lender is not used'],
])('a sentence does not change the name it begins with: %s', (message, sentence) =>
  expect(toSentence(message)).toBe(sentence),
)
