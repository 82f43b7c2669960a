import { adviseFlow, checkFlow } from '../../../engine/authoring.ts'
import { createSourceReader } from '../workspace/createSourceReader.ts'
import type { CheckAnswer, CheckRequest } from './CheckMessage.ts'

const read = createSourceReader()

addEventListener('message', ({ data: { id, flowFile, files, code } }: MessageEvent<CheckRequest>) => {
  const answer = (part: Omit<CheckAnswer, 'id'>) => postMessage({ id, ...part })
  const { problems, flow } = checkFlow(read(flowFile, files))
  answer({ problems: problems.map((problem) => ({ ...problem, isAdvice: false })), isWhole: !flow })
  if (!flow) return
  answer({ problems: adviseFlow(flow, code).map((problem) => ({ ...problem, isAdvice: true })), isWhole: true })
})
