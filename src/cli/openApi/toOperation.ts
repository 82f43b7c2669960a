import type { CallSource, ContractSource } from './ContractSource.ts'
import type { Components } from './readComponents.ts'

const json = (schema: object) => ({ 'application/json': { schema } })

/** A call as an operation of OpenAPI, with the answers that any call may have. */
export function toOperation(
  name: string,
  { path, query = [], request, response, idempotent }: CallSource,
  { headers, error }: ContractSource,
  { ref }: Components,
) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({ name: parameter, in: 'path' }))
  const inQuery = query.map((parameter) => ({ name: parameter, in: 'query' }))
  const parameters = [
    ...[...inPath, ...inQuery].map((one) => ({ ...one, required: true, schema: { type: 'string', minLength: 1 } })),
    ...(idempotent ? [toKey(headers.idempotencyKey)] : []),
  ]
  return {
    operationId: name,
    tags: [path.split('/')[0]],
    ...(parameters.length > 0 && { parameters }),
    ...(request !== undefined && { requestBody: { required: true, content: json(ref(request)) } }),
    responses: {
      '200': { description: 'What the call is for.', content: json(ref(response)) },
      '207': {
        description: 'Accepted, with nothing to say; or `Seems like a bot.`, for a program.',
        content: json({}),
      },
      '401': {
        description: 'The token is wrong; a message that mentions the bot means a program.',
        content: json(ref(error)),
      },
      default: { description: 'The call is refused or has failed.', content: json(ref(error)) },
    },
  }
}

const toKey = (name: string) => ({
  name,
  in: 'header',
  required: true,
  description: 'One for each intent, the same on every retry: what was done is answered again and not done twice.',
  schema: { type: 'string', format: 'uuid' },
})
