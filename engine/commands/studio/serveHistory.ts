import type { IncomingMessage, ServerResponse } from 'node:http'
import { listVersions, propose, readVersion } from './history.ts'
import { answerWith, isFileList, isOfThisPage, readJson } from './requests.ts'
import type { Proposal } from './StudioFiles.ts'
import type { FlowPlace } from './readStudioFiles.ts'
import { RefusedError } from './writeFiles.ts'

/**
 * Serves the versions of a flow on GET, or the files of one with `?version=`. Creates a git branch with a change on POST, or sends a 409
 * with the files that others have changed.
 */
export const serveHistory = (project: FlowPlace, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  answerWith(response, async () => {
    if (request.method === 'GET') {
      const id = new URL(request.url ?? '', 'http://localhost').searchParams.get('version')
      return [200, id === null ? { versions: await listVersions(project) } : { files: await readVersion(project, id) }]
    }
    if (request.method !== 'POST') return [405, 'Versions are read with GET, and a change is proposed with POST.']
    if (!isOfThisPage(request)) return [403, 'Only the studio itself may propose a change.']
    const proposal = await readJson(request)
    if (!isProposal(proposal))
      throw new RefusedError(
        'The request should be {"name", "why", "told", "files": [{"path", "text", "base"}], "pictures": [{"step"}]}.',
      )
    const proposed = await propose(project, proposal)
    return ['files' in proposed ? 409 : 200, proposed]
  })

function isProposal(value: unknown): value is Proposal {
  const { name, why, told, files, pictures }: { readonly [name: string]: unknown } = Object(value)
  const isListed = Array.isArray(pictures) && pictures.every(isPicture)
  return [name, why, told].every(isText) && isFileList(files) && isListed
}

/** Checks that a value is a picture of a step. The step becomes part of a file name, so it may contain only word characters. */
function isPicture(value: unknown): boolean {
  const { step, ...sides }: { readonly [name: string]: unknown } = Object(value)
  const drawn = ['before', 'after'].map((side) => sides[side] ?? '')
  return isText(step) && /^\w+$/.test(step) && drawn.every(isText)
}

const isText = (value: unknown): value is string => typeof value === 'string'
