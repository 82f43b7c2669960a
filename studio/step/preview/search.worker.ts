import { loadFunctions } from 'studio:project'
import { checkFlow, provePaths } from '../../../engine/authoring.ts'
import type { SearchAnswer, SearchRequest } from './createSituations.ts'
import { createSourceReader } from '../../workspace/createModel.ts'

const read = createSourceReader()

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => void search(data))

async function search({ id, flowFile, files, now }: SearchRequest) {
  const { flow } = checkFlow(read(flowFile, files))
  const examples = flow && (await provePaths(flow, { functions: await loadFunctions(), now }))
  const answer: SearchAnswer = { id, examples }
  postMessage(answer)
}
