import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { type CallSource, type Components, type ContractSource, readComponents } from './readComponents.ts'

/** Returns the text of the OpenAPI document of an API contract, formatted for its path. The schemas are in `schemas/`. */
export async function generateOpenApi(apiFile: string, target: string): Promise<string> {
  const text = JSON.stringify(toOpenApi(JSON.parse(readFileSync(apiFile, 'utf8'))))
  return format(text, { ...(await resolveConfig(target)), filepath: target })
}

/** Converts the API contract to an OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.1). */
function toOpenApi(contract: ContractSource) {
  const { calls, headers, hub, error } = contract
  const files = Object.values(calls).flatMap(({ request, response }) => (request ? [request, response] : [response]))
  const components = readComponents([error, ...files])
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
      // The owner has to choose the license.
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
      description:
        'The calls that the online refinancing of a car loan makes. Written by `npm run generate` from flows/api.json and schemas/api.',
    },
    servers: [{ url: '/', description: 'The API base: `apiBaseUrl` of an environment.' }],
    // Every call has a fresh token or its replacement; the identity is added once the applicant has one.
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

/**
 * Describes the first request of a SignalR client. The rest is SignalR's own protocol, over a web socket, server-sent events or long
 * polling.
 */
const toNegotiation = ({ connectionParameter, event }: ContractSource['hub']) => ({
  operationId: 'negotiate',
  summary: toSummary('negotiate'),
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
    '401': { description: 'The token is wrong.' },
    '503': { description: 'The hub lets nobody in; the upload status can be asked for instead.' },
  },
})

/** Splits a name such as `lookUpPlate` into words. */
const toSummary = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`

const json = (schema: object) => ({ 'application/json': { schema } })

/** Converts a call to an OpenAPI operation, including the responses that any call may have. */
function toOperation(
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
    summary: toSummary(name),
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
