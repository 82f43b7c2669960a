import { checkBeside } from 'studio:project'
import { adviseFlow, checkFlow } from '../../engine/authoring.ts'
import { createSourceReader } from '../workspace/createModel.ts'
import type { CheckAnswer, CheckRequest } from './createFindings.ts'

const read = createSourceReader()

addEventListener('message', ({ data: { id, flowFile, files, code } }: MessageEvent<CheckRequest>) => {
  const answer = (part: Omit<CheckAnswer, 'id'>) => postMessage({ id, ...part })
  const { problems, flow } = checkFlow(read(flowFile, files))
  answer({ problems: problems.map((problem) => ({ ...problem, isAdvice: false })), isWhole: !flow })
  if (!flow) return
  const beside = checkBeside(files, flow).map((problem) => ({ ...problem, isAdvice: false }))
  const advice = adviseFlow(flow, code).map((problem) => ({ ...problem, isAdvice: true }))
  answer({ problems: [...beside, ...advice], isWhole: true })
})
