import { type SandboxOptions, createSandbox } from '../../src/sandbox/createSandbox.ts'
import { recordAnswers } from './recordAnswers.ts'

interface Message {
  readonly kind: 'code' | 'link'
  readonly phoneLast4: string
  readonly code?: string
  readonly link?: string
}

/** Opens a sandbox over HTTP, with what the applicant does outside of the application: on the phone and on the documents site. */
export async function openWorld(options: SandboxOptions = {}) {
  const sandbox = await createSandbox({ slowMs: 20, ...options })
  const answers = recordAnswers(sandbox)
  const url = await sandbox.listen({ port: 0, host: 'localhost' })
  const get = async <Answer>(path: string): Promise<Answer> => (await fetch(url + path)).json() as Promise<Answer>
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  async function message(kind: Message['kind'], phoneLast4: string): Promise<Message> {
    const messages = await get<Message[]>('/phone/messages')
    const found = messages.find((one) => one.kind === kind && one.phoneLast4 === phoneLast4)
    if (!found) throw new Error(`The phone ending in ${phoneLast4} has no ${kind}.`)
    return found
  }

  return {
    url: `${url}/`,
    close: () => sandbox.close(),
    answers,
    /** Returns how many connections wait for a message about this visit to the documents site. */
    connections: async (connectionId: string) =>
      (await get<{ connections: number }>(`/sandbox/hub/${connectionId}`)).connections,
    counters: () => get<{ contactsCreated: number; creditPulls: number; activations: number }>('/sandbox/state'),
    /** Returns the active deal of a contact. */
    activeDeal: async (contactId: string) => (await get<Record<string, string | null>>('/sandbox/deals'))[contactId],
    /** Returns the code in the newest text message to a phone. */
    readCode: async (phoneLast4: string) => (await message('code', phoneLast4)).code ?? '',
    /** Returns how many text messages have arrived on a phone. */
    countTexts: async (phoneLast4: string) =>
      (await get<Message[]>('/phone/messages')).filter((one) => one.phoneLast4 === phoneLast4).length,
    /** Opens the link in the newest text message to a phone. */
    openLink: async (phoneLast4: string) =>
      fetch(new URL((await message('link', phoneLast4)).link ?? '', url), { redirect: 'manual' }),
    /** Makes the host forget who has this phone until it is verified again. */
    expire: (phoneLast4: string) => post(`/sandbox/identity/expire/${phoneLast4}`, {}),
    /** Saves how far an application got, as another window of it would. */
    saveProgress: (ids: { contactId: string; leadId: string }, nextScreen: string) =>
      fetch(`${url}/progress-history`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-bot-token': crypto.randomUUID() },
        body: JSON.stringify({ contactId: ids.contactId, leadId: ids.leadId, nextScreen, completedScreen: nextScreen }),
      }),
    /** Creates the token with which a partner sends what it knows about somebody. */
    givePrefill: async (prefill: object) => {
      const { token }: { token: string } = await (await post('/sandbox/prefill', prefill)).json()
      return token
    },
    /** Returns from the documents site without having done anything there. */
    returnFromDocuments: (redirect: object) => post('/sandbox/documents/return', redirect),
    /** Uploads a document on the documents site. */
    uploadDocument: (redirect: object) => post('/sandbox/documents/upload', { ...redirect, fileName: 'payslip.pdf' }),
    /** Adds a reference on the documents site. */
    addReference: (redirect: object) =>
      post('/sandbox/documents/reference', {
        ...redirect,
        name: 'Pat Friend',
        address: '1 Elm St, Denver',
        phone: '3035550199',
      }),
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
