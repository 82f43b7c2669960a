import type { FastifyReply } from 'fastify'
import { toPage } from './toPage.ts'

const policy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** Answers with a page that may run nothing but this host's own files; its address is told to nobody. */
export function sendPage(reply: FastifyReply, page: Parameters<typeof toPage>[0]): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(toPage(page))
}
