import { adviseFlow } from '../../../engine/analysis/index.ts'
import { checkFlow, toFlowSource } from '../../../engine/authoring.ts'
import type { CheckAnswer, CheckRequest } from './CheckMessage.ts'

addEventListener('message', ({ data: { id, flowFile, files, code } }: MessageEvent<CheckRequest>) => {
  const answer = (part: Omit<CheckAnswer, 'id'>) => postMessage({ id, ...part })
  const { problems, flow } = checkFlow(toFlowSource(flowFile, new Map(Object.entries(files))))
  answer({ problems: problems.map((problem) => ({ ...problem, isAdvice: false })), isWhole: !flow })
  if (!flow) return
  answer({ problems: adviseFlow(flow, code).map((problem) => ({ ...problem, isAdvice: true })), isWhole: true })
})
