import { findWitnesses } from '../../../../engine/analysis/index.ts'
import { checkFlow, toFlowSource } from '../../../../engine/authoring.ts'
import { flowFunctions } from '../../../widget/flowFunctions.ts'
import type { SearchAnswer, SearchRequest } from './SearchMessage.ts'

addEventListener('message', ({ data: { id, flowFile, files, now } }: MessageEvent<SearchRequest>) => {
  const { flow } = checkFlow(toFlowSource(flowFile, new Map(Object.entries(files))))
  const answer: SearchAnswer = { id, witnesses: flow && findWitnesses(flow, { functions: flowFunctions, now }) }
  postMessage(answer)
})
