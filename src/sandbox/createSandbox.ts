import cors from '@fastify/cors'
import files from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { randomInt, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Sandbox, answerErrors, createDoorbell } from './Sandbox.ts'
import { compileSchemas } from './compileSchemas.ts'
import { createStore } from './createStore.ts'
import { createMessageHub } from './hub/createMessageHub.ts'
import { behaviorOf } from './personas.ts'
import { registerCalls } from './registerCalls.ts'
import { createPrefill } from './routes/createPrefill.ts'
import { registerDocumentsSite, toDocumentsCalls } from './routes/documentsSite.ts'
import { registerIdentityProvider } from './routes/registerIdentityProvider.ts'
import { registerIndex, registerPhone } from './routes/registerPages.ts'
import { toApplicantCalls, toProgressCalls, toContactCalls } from './routes/toContactCalls.ts'
import { toIdentityCalls } from './routes/toIdentityCalls.ts'
import { toSoftPullCalls } from './routes/toSoftPullCalls.ts'
import { toVehicleCalls } from './routes/toVehicleCalls.ts'
import { type Speech, speeches } from './toSpoken.ts'

import contract from '../../flows/api.json' with { type: 'json' }

/**
 * The options of a sandbox: its data file (without one it keeps data in memory), clock, log, delays in milliseconds, and
 * identity-check tokens.
 */
export type SandboxOptions = {
  dataFile?: string
  now?: () => Date
  log?: (line: string) => void
  slowMs?: number
  statusWaitMs?: number
  createAuthToken?: Sandbox['createAuthToken']
  /** The style of its answers, `full` by default. */
  speech?: Speech
  /** Whether calls after the identity check are refused without its token. */
  needsAuthorization?: boolean
}

const check = compileSchemas(['api', 'sandbox'])

/** Creates the stand-in for the refinancing API, the phone vendor, the phone and the documents site, as an app that does not listen yet. */
export async function createSandbox(options: SandboxOptions = {}): Promise<FastifyInstance> {
  const {
    dataFile,
    now = () => new Date(),
    log = () => undefined,
    slowMs = 2_000,
    statusWaitMs = 20_000,
    createAuthToken = () => randomUUID(),
    speech = 'full',
    needsAuthorization = false,
  } = options
  const store = await createStore(dataFile)
  const hub = createMessageHub({ refuses: (connectionId) => isRefused(store, connectionId), hasOwnTokens: true })
  const confirmations = createDoorbell()
  const sandbox: Sandbox = {
    store,
    hub,
    check,
    confirmations,
    now,
    slowMs,
    statusWaitMs,
    speech,
    needsAuthorization,
    createAuthToken,
    createId: speech === 'nulls' ? () => String(randomInt(1e9, 1e12)) : () => randomUUID(),
  }

  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true })
  await app.register(cors, {
    origin: true,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Content-Type', 'X-Requested-With', 'X-SignalR-User-Agent', ...Object.values(contract.headers)],
    exposedHeaders: [contract.headers.correlationId, 'Retry-After', 'Date'],
    maxAge: 600,
  })
  await app.register(files, {
    root: fileURLToPath(new URL('./assets', import.meta.url)),
    prefix: '/sandbox/assets/',
  })
  // Answers contain personal data, and browsers keep their caches on disk.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  acceptEmptyBodies(app)
  answerErrors(app, log)
  // Logs only the template of a path, because the path itself contains ids of persons.
  app.addHook('onResponse', (request, reply, done) => {
    log(`${request.method} ${request.routeOptions.url ?? 'no such path'} ${reply.statusCode}`)
    done()
  })
  app.addHook('preClose', (done) => {
    confirmations.close()
    done()
  })

  registerCalls(app, sandbox, {
    ...createPrefill(app, sandbox),
    ...toVehicleCalls(sandbox),
    ...toIdentityCalls(sandbox),
    ...toContactCalls(sandbox),
    ...toSoftPullCalls(sandbox),
    ...toApplicantCalls(sandbox),
    ...toProgressCalls(sandbox),
    ...toDocumentsCalls(sandbox),
  })
  registerIdentityProvider(app, sandbox)
  registerPhone(app, sandbox)
  registerDocumentsSite(app, sandbox)
  registerIndex(app, sandbox)
  hub.attach(app, `/${contract.hub.path}`)
  return app
}

function isRefused({ state }: Sandbox['store'], connectionId: string): boolean {
  const redirect = Object.values(state.redirects).find((one) => one.connectionId === connectionId)
  const contact = redirect && state.contacts[redirect.contactId]
  return contact !== undefined && behaviorOf('SSN ending in', contact.ssnLast4) === 'refusesHub'
}

// Calls without a body still have a JSON content type.
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
}

/** Reads the sandbox's options from environment variables. Throws on an unknown value. */
export function readSandboxOptions(
  env: Readonly<Record<string, string | undefined>>,
): Pick<SandboxOptions, 'speech' | 'needsAuthorization'> {
  const speech = speeches.find((one) => one === (env['SANDBOX_ANSWERS'] ?? 'full'))
  if (!speech) throw new Error(`SANDBOX_ANSWERS is none of ${speeches.join(', ')}.`)
  const authorization = env['SANDBOX_AUTHORIZATION'] ?? 'optional'
  if (!['optional', 'required'].includes(authorization))
    throw new Error('SANDBOX_AUTHORIZATION is neither optional nor required.')
  return { speech, needsAuthorization: authorization === 'required' }
}
