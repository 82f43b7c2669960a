import type { ContractSource } from './ContractSource.ts'
import { readComponents } from './readComponents.ts'
import { toOperation } from './toOperation.ts'

/** The API contract as an OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.1); `folder` holds the schemas that it names. */
export function toOpenApi(contract: ContractSource, folder: string) {
  const { calls, headers, hub, error } = contract
  const files = Object.values(calls).flatMap(({ request, response }) => (request ? [request, response] : [response]))
  const components = readComponents(folder, [error, ...files])
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = (paths[`/${call.path}`] ??= {})
    path[call.method.toLowerCase()] = toOperation(name, call, contract, components)
  }
  paths[`/${hub.path}/negotiate`] = { post: toNegotiation(hub) }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Refinancing API',
      version: '1.0.0',
      description:
        'The calls that the online refinancing of a car loan makes. Written by `npm run generate` from flows/api.json and schemas/api.',
    },
    servers: [{ url: '/', description: 'The API base: `apiBaseUrl` of an environment.' }],
    // A fresh token or what stands in for one is always there; the identity once the applicant has one.
    security: [
      { botToken: [] },
      { botToken: [], identity: [], correlation: [] },
      { botOverride: [] },
      { botOverride: [], identity: [], correlation: [] },
    ],
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        botToken: toHeaderKey(headers.botToken, 'A fresh token of the bot check for every call.'),
        botOverride: toHeaderKey(headers.botOverride, 'In place of the token, where it is configured; never in prod.'),
        identity: { type: 'http', scheme: 'bearer', description: `The authToken, in ${headers.authorization}.` },
        correlation: toHeaderKey(headers.correlationId, 'The correlationId of the identity.'),
      },
    },
    'x-message-hub': hub,
  }
}

const toHeaderKey = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })

/** The first request of a SignalR client; what follows is SignalR's own, over a web socket, server-sent events or long polling. */
const toNegotiation = ({ connectionParameter, event }: ContractSource['hub']) => ({
  operationId: 'negotiate',
  tags: ['hub'],
  description: `Begins a connection of ASP.NET Core SignalR with the JSON protocol. The hub invokes \`${event}\` with one text: the message that \`validateRedirect\` checks.`,
  security: [{}, { identity: [] }],
  parameters: [
    {
      name: connectionParameter,
      in: 'query',
      required: true,
      schema: { type: 'string' },
      description: 'As `openDocuments` gave it.',
    },
    { name: 'negotiateVersion', in: 'query', schema: { type: 'integer' } },
  ],
  responses: {
    '200': {
      description: 'The connection and the ways that lead to it.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['connectionId', 'availableTransports'],
            properties: {
              connectionId: { type: 'string' },
              connectionToken: { type: 'string' },
              negotiateVersion: { type: 'integer' },
              availableTransports: {
                type: 'array',
                items: { type: 'object', required: ['transport'], properties: { transport: { type: 'string' } } },
              },
            },
          },
        },
      },
    },
    '503': { description: 'The hub lets nobody in; the upload status can be asked for instead.' },
  },
})
