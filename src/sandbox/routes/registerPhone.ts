import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '../pages/sendPage.ts'
import type { Sandbox } from '../Sandbox.ts'

type LinkRoute = { Params: { linkId: string } }

/** Plays the applicant's phone: its inbox as a page and as JSON, and the page behind an instant link. */
export function registerPhone(app: FastifyInstance, { store, confirmations }: Sandbox): void {
  const { state } = store

  app.get('/phone', (_request, reply) =>
    sendPage(reply, {
      title: 'The applicant’s phone',
      script: 'phone.js',
      main: '<p role="status">Looking for text messages…</p><ol class="inbox" aria-label="Text messages, newest first"></ol>',
    }),
  )

  app.get('/phone/messages', (_request, reply) => reply.header('cache-control', 'no-store').send(state.messages))

  const openLink = async (request: FastifyRequest<LinkRoute>, reply: FastifyReply) => {
    const { linkId } = request.params
    const session = Object.values(state.sessions).find((one) => one.linkId === linkId)
    if (!session) {
      reply.code(404)
      return sendPage(reply, { title: 'This link is no longer valid', main: '<p>Ask for a new text message.</p>' })
    }
    session.confirmed = true
    await store.save()
    confirmations.ring(session.authToken)
    // The page is also what a browser shows that does not follow redirects by itself.
    if (session.returnUrl) void reply.code(303).header('location', session.returnUrl)
    return sendPage(reply, {
      title: 'Your phone is verified',
      main: '<p>You can close this page. Go back to your application and resume it there.</p>',
    })
  }
  app.route<LinkRoute>({ method: 'GET', url: '/phone/link/:linkId', handler: openLink })
}
