import { adviseFlow } from '../../../engine/analysis/index.ts'
import { checkFlow, toFlowSource } from '../../../engine/authoring.ts'
import type { CheckAnswer, CheckRequest } from './CheckMessage.ts'

addEventListener('message', ({ data: { id, flowFile, files } }: MessageEvent<CheckRequest>) => {
  const answer = (part: Omit<CheckAnswer, 'id'>) => postMessage({ id, ...part })
  const { problems, flow } = checkFlow(toFlowSource(flowFile, new Map(Object.entries(files))))
  answer({ problems, isWhole: !flow })
  if (flow) answer({ problems: adviseFlow(flow), isWhole: true })
})
