import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { FastifyInstance } from 'fastify'
import openApi from '../../schemas/openapi.json' with { type: 'json' }

interface Operation {
  readonly operationId: string
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
}

const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = openApi.paths

/** Checks every request and response of an app against the OpenAPI document. */
export function recordAnswers(app: FastifyInstance) {
  const ajv = new Ajv2020({ strict: false, formats: fullFormats }).addSchema(openApi, 'openapi')
  const faults = new Set<string>()
  const answered = new Set<string>()
  const check = (what: string, pointer: readonly string[], value: unknown) => {
    const path = pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = ajv.getSchema(`openapi#/${path}`)
    if (!validate) throw new Error(`The OpenAPI document has no ${path}.`)
    if (!validate(value)) faults.add(`${what}: ${ajv.errorsText(validate.errors)}`)
  }

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const path = request.routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}') ?? ''
    const method = request.method.toLowerCase()
    const operation = paths[path]?.[method]
    if (!operation) return
    const { operationId, requestBody, responses } = operation
    const status = Object.hasOwn(responses, String(reply.statusCode)) ? String(reply.statusCode) : 'default'
    if (status === '200') answered.add(operationId)
    const at = ['paths', path, method]
    const content = ['content', 'application/json', 'schema']
    if (requestBody && status === '200')
      check(`what ${operationId} was sent`, [...at, 'requestBody', ...content], request.body)
    // A host may leave a response empty if nobody reads it.
    if (payload !== '' && 'content' in (responses[status] ?? {}))
      check(
        `the ${reply.statusCode} of ${operationId}`,
        [...at, 'responses', status, ...content],
        JSON.parse(String(payload)),
      )
  })

  return {
    faults: () => [...faults],
    /** Lists the operations that never had a response with status 200. */
    unanswered: () =>
      Object.values(paths)
        .flatMap((methods) => Object.values(methods))
        .map(({ operationId }) => operationId)
        .filter((operationId) => !answered.has(operationId)),
  }
}
