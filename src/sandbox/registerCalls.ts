import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import contract from '../../flows/api.json' with { type: 'json' }
import { createBotCheck, createIdempotency, checkAuthorization } from './guards.ts'
import { type Sandbox, Refusal } from './Sandbox.ts'
import { toSpoken } from './toSpoken.ts'
import type { ApiContracts } from '../widget/contracts.generated.ts'

type CallName = keyof typeof contract.calls
type CallDefinition = {
  method: string
  path: string
  query?: string[]
  request?: string
  response: string
  idempotent?: boolean
}

type CallRoute = { Querystring: Record<string, string>; Params: Record<string, string> }

/** One call as its handler sees it, after validation against the contract. */
export type Call<Body = unknown> = {
  body: Body
  /** Returns a value of the path or the query. */
  value(name: string): string
  correlationId: string | undefined
  /** Answers 500 although the work is done. */
  loseAnswer(): void
  /** Breaks the connection instead of answering, although the work is done. */
  dropAnswer(): void
  /** Breaks the connection instead of answering. */
  disconnect(): void
}

/** Handles each call and returns its answer. Throws a `Refusal` for a call out of order. */
export type CallHandlers = {
  [Name in CallName]: (call: Call<ApiContracts[Name]['request']>) => unknown
}

/**
 * Registers every call of the contract. Checks the bot token, authorization, query and body, then runs the handler once per
 * idempotency key.
 */
export function registerCalls(app: FastifyInstance, sandbox: Sandbox, handlers: CallHandlers): void {
  const { store, check } = sandbox
  const checkBot = createBotCheck()
  const runOnce = createIdempotency(store)

  for (const name of Object.keys(contract.calls).filter(isCallName)) {
    const definition: CallDefinition = contract.calls[name]
    const handle: (call: Call<never>) => unknown = handlers[name]

    const toValues = (request: FastifyRequest<CallRoute>) => {
      const values = { ...request.query, ...request.params }
      const problems = [
        ...(definition.query ?? []).filter((key) => !values[key]).map((key) => `${key} is missing in the query`),
        ...(definition.request ? check(definition.request, request.body) : []),
      ]
      if (problems.length > 0) throw new Refusal(400, `${problems.join('; ')}.`)
      return values
    }

    const run = async (call: Call<never>) => {
      const answer = await handle(call)
      const problems = check(definition.response, answer)
      if (problems.length > 0) throw new Error(`The answer to ${name} breaks its schema: ${problems.join('; ')}.`)
      return answer
    }

    app.route<CallRoute>({
      method: definition.method,
      url: `/${definition.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        checkBot(toHeader(request, 'botToken'), toHeader(request, 'botOverride'))
        checkAuthorization(sandbox, toHeader(request, 'authorization'), request)
        const values = toValues(request)
        let lost = false
        let dropped = false
        const call: Call<never> = {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated against its schema
          body: request.body as never,
          value: (key) => values[key] ?? '',
          correlationId: toHeader(request, 'correlationId'),
          loseAnswer: () => (lost = true),
          dropAnswer: () => (dropped = true),
          disconnect: () => {
            reply.hijack()
            request.raw.socket.destroy()
          },
        }
        const key = definition.idempotent ? toHeader(request, 'idempotencyKey') : undefined
        try {
          const answer = await (key ? runOnce(key, request.url, request.body, () => run(call)) : run(call))
          if (lost) throw new Refusal(500, 'The answer got lost.')
          if (dropped) breakOff(reply)
          reply.type('application/json')
          return toBody(toSpoken(sandbox.speech, name, answer))
        } finally {
          // Changes by a refused call are saved too: a failed identity check stays failed.
          if (definition.method !== 'GET') await store.save()
        }
      },
    })
  }
}

/** Breaks the connection in the middle of a response. Before its first byte, browsers would retry by themselves. */
function breakOff(reply: FastifyReply): void {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  reply.raw.write('{', () => reply.raw.destroy())
}

function isCallName(name: string): name is CallName {
  return name in contract.calls
}

function toHeader(request: FastifyRequest<CallRoute>, header: keyof typeof contract.headers): string | undefined {
  const value = request.headers[contract.headers[header].toLowerCase()]
  return Array.isArray(value) ? value[0] : value
}

/** Serializes a body. No answer is an empty body. */
const toBody = (spoken: unknown) => (spoken === undefined ? '' : JSON.stringify(spoken))
