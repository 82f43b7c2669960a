import type { FastifyError, FastifyInstance } from 'fastify'

/** An answer that ends a call early: an HTTP status and a message without personal data, sent as `{status, message}`. */
export class Refusal extends Error {
  readonly status: number
  /** In how many seconds the call may be made again. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Has every error of an app answered as `{status, message}`; what we did not foresee is logged and told to nobody. */
export function answerErrors(app: FastifyInstance, log: (line: string) => void): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 404, message: 'There is no such call.' }))

  app.setErrorHandler((error: FastifyError | Refusal, _request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500)
    const isOurs = !(error instanceof Refusal) && status >= 500
    if (isOurs) log(error.stack ?? error.message)
    if (error instanceof Refusal && error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter)
    const message = isOurs ? 'The sandbox has a fault: see its log.' : error.message
    return reply.code(status).send({ status, message })
  })
}
