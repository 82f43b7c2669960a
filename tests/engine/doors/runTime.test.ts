import { createServer } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import {
  type ActionContext,
  type ActionContract,
  type ActionHandler,
  type ActionRegistry,
  type ActionResult,
  type AnswerSchema,
  type AnyActionRegistry,
  type ApplicationStorage,
  type CallClient,
  type CallClientOptions,
  type CallContract,
  type CallDefinition,
  type CallOptions,
  type CallResult,
  type CallServices,
  type CompiledAction,
  type CompiledExpression,
  type CompiledField,
  type CompiledFlow,
  type CompiledForm,
  type CompiledInstruction,
  type CompiledMessage,
  type CompiledMigration,
  type CompiledSlot,
  type CompiledStep,
  type CompiledView,
  type CompiledWrites,
  type Copy,
  type CopyParams,
  createCallActions,
  createCallClient,
  createSession,
  createStorage,
  type Failure,
  fetchSender,
  type HttpAnswer,
  InstructionError,
  isEntering,
  type Issue,
  type KeyValueStorage,
  type Languages,
  openSession,
  requiredCopy,
  type SavedReader,
  type SavedRecord,
  type Scope,
  type ScopeSources,
  type Session,
  type SessionOptions,
  type SessionState,
  type StandaloneValidator,
  toAbortError,
  toCanonicalJson,
  toIntentKey,
  toMessage,
  toNearest,
  toTrackedName,
  toTranslate,
  toUrl,
  type Trace,
  type Translate,
  validate,
  valueAt,
} from '../../../engine/index.ts'
import { createApiSandbox } from '../../../engine/build.ts'
import english from '../../../examples/insurance-quote/copy/en.json?copy'
import answers from '../../../examples/insurance-quote/flow.json?answers'
import contract from '../../../examples/insurance-quote/flow.json?calls'
import flow from '../../../examples/insurance-quote/flow.json?flow'
import { languages } from '../../../examples/insurance-quote/flow.json?languages'
import { listen } from '../../listen.ts'

let apiUrl = ''
beforeAll(async () => {
  const answer = createApiSandbox('examples/insurance-quote/flow.json')
  const server = createServer((request, response) => void answer(request, response))
  const { url, close } = await listen(server, '127.0.0.1')
  apiUrl = `${url}/`
  return close
})

it('a session runs a flow without a page', async () => {
  const kept = new Map<string, string>()
  const browser: KeyValueStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
  const client: CallClientOptions = {
    baseUrl: apiUrl,
    contract,
    loadAnswers: async () => ({ default: answers }),
    report: (error) => console.warn(error),
  }
  const around: ScopeSources = { now: () => new Date('2026-06-15T12:00:00'), facts: () => ({}), functions: {} }
  const storage: ApplicationStorage = createStorage(flow, flow.name, () => browser, around.now)
  const traces: Trace[] = []
  const options: SessionOptions<CallServices> = {
    flow,
    ...around,
    storage,
    actions: createCallActions(contract, Object.keys(contract.calls)),
    services: { api: createCallClient(client) },
    observe: (trace) => traces.push(trace),
  }
  const session: Session = createSession(options)
  const state = (): SessionState => session.store.getState()

  await session.start()
  await session.loadForm()
  const issues: readonly Issue[] = await session.submit({ zip: '8020' })
  expect(issues).toMatchObject([{ path: 'zip', message: 'area.zip.digits', rule: 'pattern' }])
  await session.submit({ zip: '80202' })
  expect(state()).toMatchObject({ currentStep: 'CAR', data: { area: { zip: '80202' } }, progress: 20 })
  expect(traces).toContainEqual({ at: 'steps.AREA.on.submit.1', when: undefined, taken: true })

  await session.back()
  expect(state().currentStep).toBe('AREA')
  session.destroy()
})

it('an action runs a custom handler, and its failures and errors are reported', async () => {
  interface Contracts {
    readonly findArea: { input: { zip: string }; outcome: { outcome: 'found' } | { outcome: 'unknown' } }
  }
  interface Services {
    readonly areas: readonly string[]
  }
  const closed: Failure = { status: 503, message: 'We are closed for a moment.', isTold: true }
  const findArea: ActionHandler<Contracts['findArea'], Services> = async (input, context) => {
    const { signal, services }: ActionContext<Services> = context
    if (signal.aborted) throw toAbortError()
    if (services.areas.length === 0) return { outcome: 'failed', failure: closed }
    return { outcome: services.areas.includes(input.zip) ? 'found' : 'unknown' }
  }
  const own: ActionRegistry<Contracts, Services> = { findArea: async () => ({ default: findArea }) }
  const actions: AnyActionRegistry<Services> = own

  const context = { signal: new AbortController().signal, services: { areas: ['80202'] } }
  const result: ActionResult = await findArea({ zip: '80202' }, context)
  expect(result).toEqual({ outcome: 'found' } satisfies ActionContract['outcome'])

  const { submit = [] } = flow.steps['AREA']?.on ?? {}
  const broken: CompiledWrites = [['area.zip', () => new Date().toISOString().repeat(-1)]]
  const reported: unknown[] = []
  const toSession = (areas: readonly string[], steps = flow.steps) =>
    openSession({
      flow: { ...flow, steps },
      actions,
      services: { areas },
      storage: { load: () => undefined, save: () => undefined, clear: () => undefined },
      now: () => new Date(),
      facts: () => ({}),
      functions: {},
      report: (error) => reported.push(error),
    })
  const visit = async (session: Session) => {
    await session.start()
    await session.loadForm()
    await session.submit({ zip: '80202' })
    return session.store.getState()
  }
  expect(await visit(toSession(['99999']))).toMatchObject({ currentStep: 'NOT_OFFERED' })
  expect(await visit(toSession([]))).toMatchObject({ currentStep: 'AREA', apiError: closed })
  const on = { submit: submit.map((instruction) => ({ ...instruction, set: broken })) }
  const AREA = { ...flow.steps['AREA'], on } as CompiledStep
  await visit(toSession(['80202'], { ...flow.steps, AREA }))
  expect(reported[0]).toBeInstanceOf(InstructionError)

  // A step that leads on at once is never seen.
  const NOT_OFFERED = { ...flow.steps['NOT_OFFERED'], on: { enter: [{ at: 'on', to: 'AREA' }] } } as CompiledStep
  const passing = toSession(['99999'], { ...flow.steps, NOT_OFFERED })
  const [entered, seen] = [new Set<string>(), new Set<string>()]
  passing.store.subscribe((state) => (isEntering(state) ? entered : seen).add(state.currentStep))
  await visit(passing)
  expect([entered.has('NOT_OFFERED'), seen.has('NOT_OFFERED'), seen.has('AREA')]).toEqual([true, false, true])
})

it('a call client makes single calls, with failures and idempotency keys', async () => {
  const quote: CallDefinition = { method: 'POST', path: 'quotes', outcomes: { 422: 'refused' } }
  const buy: CallDefinition = { method: 'POST', path: 'quotes/{quoteId}/policy', idempotent: true }
  const api: CallContract<'requestQuote' | 'buyPolicy'> = { calls: { requestQuote: quote, buyPolicy: buy } }
  const read: AnswerSchema = { type: 'object', required: ['monthly'], properties: { monthly: { type: 'number' } } }
  const failures: Error[] = []
  const client: CallClient<'requestQuote' | 'buyPolicy'> = createCallClient({
    baseUrl: apiUrl,
    contract: api,
    loadAnswers: async () => ({ default: { requestQuote: read } }),
    // A failure that means the same everywhere needs no code here.
    toOwnFailure: ({ status, data }: HttpAnswer) => {
      const message = toMessage(data)
      return status === 400 && message !== undefined ? { status, message, isTold: true } : undefined
    },
    report: (error) => failures.push(error),
  })
  const { signal } = new AbortController()
  const car = { make: 'Honda', year: 2015, use: 'private' }
  const drivers = [{ firstName: 'Ada', lastName: 'Lovelace', dateOfBirth: '1980-04-25' }]
  const body = { zip: '80202', car, drivers, cover: { kind: 'basic', excess: '500' } }
  const result: CallResult = await client.call('requestQuote', { body, signal })
  expect(result).toMatchObject({ ok: true, data: { monthly: 84.5 } })
  expect(await client.call('requestQuote', { body: {}, signal })).toMatchObject({ failure: { status: 400 } })
  expect(failures).toHaveLength(1)

  // The same intent has the same key: the service buys once, however often it is asked.
  const intent = '7f9c1b9e-8a54-4d0e-9d43-1a2b3c4d5e6f'
  const key = await toIntentKey(intent, 'buyPolicy', { email: 'ada@example.org' })
  const options: CallOptions = { params: { quoteId: 'Q-1' }, idempotencyKey: key, signal }
  expect(await toIntentKey(intent, 'buyPolicy', { email: 'ada@example.org' })).toBe(key)
  expect(toCanonicalJson({ b: 1, a: 2 })).toBe(toCanonicalJson({ a: 2, b: 1 }))
  expect(await client.call('buyPolicy', { ...options, body: { email: 'ada@example.org' } })).toMatchObject({ ok: true })
  expect(toUrl('https://api.example.com/', buy, options.params)).toBe('https://api.example.com/quotes/Q-1/policy')

  // The code that speaks HTTP loads with the first call, or in advance.
  const { sendRequest } = await fetchSender()
  expect(sendRequest).toBeTypeOf('function')
})

it('a compiled flow exposes its steps, actions, slots, forms and saved data', async () => {
  const compiled: CompiledFlow = flow
  const step: CompiledStep | undefined = compiled.steps['AREA']
  const view: readonly CompiledView[] = step?.view ?? []
  expect(view[0]).toEqual({ kind: 'text', text: 'area.lead', style: 'lead' })

  const instructions: readonly CompiledInstruction[] = step?.on['submit'] ?? []
  const reads: CompiledExpression | undefined = instructions[0]?.call?.with['zip']
  const scope: Scope = { area: { zip: '80202' } }
  expect(reads?.(scope)).toBe(valueAt(scope, 'area.zip'))
  const writes: CompiledWrites = compiled.steps['DRIVER']?.on['submit']?.[0]?.set ?? []
  expect(writes.map(([path]) => path)).toEqual(['drivers'])
  const issue: CompiledMessage | undefined =
    compiled.steps['CONTACT']?.on['submit']?.[0]?.call?.on['expired']?.[0]?.issue
  expect(issue?.message).toBe('contact.expired')

  const action: CompiledAction | undefined = compiled.actions['buyPolicy']
  expect(action).toMatchObject({ expected: 'bought', once: true })
  const slot: CompiledSlot | undefined = compiled.slots['car']
  expect(slot).toEqual({ initial: {}, persist: true })

  const forms = await compiled.steps['CAR']?.loadForms?.()
  const form: CompiledForm | undefined = forms?.default[0]
  const make: CompiledField | undefined = form?.fields['make']
  expect(make?.options?.slot).toBe('makes')
  const validator: StandaloneValidator | undefined = form?.validate
  const issues: readonly Issue[] = validator ? validate(validator, { year: 1975 }) : []
  expect(issues.map(({ path, rule }) => `${path}: ${rule}`)).toEqual([
    'make: required',
    'year: minimum',
    'use: required',
  ])

  const { default: readSaved } = await compiled.loadSavedReader()
  const reader: SavedReader = readSaved
  const record: SavedRecord = { version: 1, data: { area: { zip: '80202' } } }
  expect(reader(record)).toEqual({ area: { zip: '80202' } })
  expect(reader({ ...record, version: 7 })).toBeUndefined()
  // After version 1, `area.code` was renamed to `area.zip`.
  const migration: CompiledMigration = [['area.zip', ({ saved }) => valueAt(saved, 'area.code')]]
  expect(migration[0]?.[1]?.({ saved: { area: { code: '80202' } } })).toBe('80202')
})

it('texts are translated, and an unknown name gets the nearest one as a suggestion', async () => {
  const all: Languages = languages
  expect(Object.values(all).map(({ name }) => name)).toEqual(['English', 'Español'])
  const spanish: Copy | undefined = (await all['es']?.load?.())?.default
  const t: Translate = toTranslate({ ...english, ...spanish }, { flow })
  const params: CopyParams = { price: '$84.50' }
  expect(t('quote.monthly', params)).toBe('$84.50 al mes')
  // The copy of each language contains the engine's own texts.
  expect(requiredCopy.filter((key) => !(key in english))).toEqual([])
  expect(toNearest('area.titel', Object.keys(english))).toBe(' Did you mean "area.title"?')
  expect(toTrackedName('Quote Bought')).toBe('quote_bought')
})
