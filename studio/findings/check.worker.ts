import { checkBeside } from 'studio:project'
import {
  type CheckedFlow,
  type FlowSource,
  type Problem,
  adviseFlow,
  checkFlow,
  joinProblems,
} from '../../engine/authoring.ts'
import { createSourceReader, isSameApartFromLayout } from '../workspace/createModel.ts'
import type { CheckAnswer, CheckRequest, Finding } from './createFindings.ts'

const read = createSourceReader()
let latest: CheckRequest | undefined
/** The last result for the flow alone. It stays valid when only files beside the flow change. */
let known: { readonly source: FlowSource; readonly checked: CheckedFlow; advice?: readonly Problem[] } | undefined

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  latest = data
  void check(data)
})

/**
 * How long to wait for the next edit, in milliseconds: an author goes on typing, and an edit is laid out at once. Until then the
 * processor is free to show the edit.
 */
const pauseMs = 120

/** Posts the faults of the latest files, then the advice as well. Stops as soon as the files are out of date. */
async function check(request: CheckRequest) {
  const { id, flowFile, files, code } = request
  const answer = (problems: readonly Finding[], isWhole: boolean) =>
    postMessage({ id, problems, isWhole } satisfies CheckAnswer)
  await untilRead(known ? pauseMs : 0)
  if (latest !== request) return
  const source = read(flowFile, files)
  if (known?.source !== source) {
    // Another layout moves findings, but makes none.
    const { draft, problems = [] } = known?.checked ?? {}
    const isClean = draft && problems.length === 0 && known?.advice?.length === 0
    known =
      isClean && isSameApartFromLayout(draft.source, source)
        ? { source, checked: { problems, draft: { ...draft, source } }, advice: [] }
        : { source, checked: checkFlow(source) }
  }
  const { problems, draft } = known.checked
  const faults = problems.map((problem) => ({ ...problem, isAdvice: false }))
  answer(faults, faults.length > 0 || !draft)
  if (!draft) return
  await untilRead(0)
  if (latest !== request) return
  const beside = checkBeside(files, draft)
  known.advice ??= adviseFlow(draft, code)
  const all = joinProblems(problems, beside, known.advice)
  const hard = new Set([...problems, ...beside])
  answer(
    all.map((problem) => ({ ...problem, isAdvice: !hard.has(problem) })),
    true,
  )
}

/** Waits until the worker has received all requests that are sent within this time. */
const untilRead = (timeMs: number) => new Promise<void>((resolve) => setTimeout(resolve, timeMs))
