import { provePaths } from '../../../../engine/analysis/index.ts'
import { checkFlow, toFlowSource } from '../../../../engine/authoring.ts'
import { flowFunctions } from '../../../widget/flowFunctions.ts'
import type { SearchAnswer, SearchRequest } from './SearchMessage.ts'

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => void search(data))

async function search({ id, flowFile, files, now }: SearchRequest) {
  const { flow } = checkFlow(toFlowSource(flowFile, new Map(Object.entries(files))))
  const witnesses = flow && (await provePaths(flow, { functions: flowFunctions, now }))
  const answer: SearchAnswer = { id, witnesses }
  postMessage(answer)
}
