import { loadFunctions } from 'studio:project'
import { linkFlow, provePaths } from '../../../engine/authoring.ts'
import type { SearchAnswer, SearchRequest } from './createSituations.ts'
import { createSourceReader } from '../../workspace/createModel.ts'

const read = createSourceReader()

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => void search(data))

async function search({ flowFile, files, now }: SearchRequest) {
  const flow = linkFlow(read(flowFile, files))
  const examples = flow && (await provePaths(flow, { functions: await loadFunctions(), now }))
  const answer: SearchAnswer = { examples }
  postMessage(answer)
}
