import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Connect, Plugin } from 'vite'
import { checkData } from '../analysis/checkData.ts'
import { readApi } from '../compiler/compileCalls.ts'
import { isRecord } from '../definition/Loose.ts'
import { FlowError } from '../definition/index.ts'
import { toHint } from '../definition/Problem.ts'
import { openFlow, readSource } from '../definition/readFlow.ts'
import grammar from './scenarios.schema.json' with { type: 'json' }
import { type PlayedCall, toPlayedCall } from './toPlayedCall.ts'

/** An answer of the sandbox other than the default successful one. */
interface Scenario {
  readonly means: string
  readonly call: string
  readonly when?: Readonly<Record<string, unknown>>
  readonly status?: number
  readonly answer?: unknown
  readonly seconds?: number
  readonly times?: number
}

/** Answers a request whose URL is relative to the API's. Resolves with whether it was one of its calls. */
export type ApiSandbox = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Creates a sandbox that answers the API next to a flow from its schemas and plays its scenarios, so that the flow runs before its services
 * exist. It validates requests as a service would. Throws for a faulty flow, API or scenario.
 */
export function createApiSandbox(flowFile: string): ApiSandbox {
  const flow = openFlow(flowFile)
  const api = readApi(flowFile)
  const calls = Object.entries(api.calls).map(([name, call]) => toPlayedCall(flow, name, call))
  const scenarios = readScenarios(flowFile, Object.keys(api.calls))
  const keyHeader = (api.headers?.['idempotencyKey'] ?? 'Idempotency-Key').toLowerCase()
  const played = new Map<Scenario, number>()
  const done = new Map<string, Reply>()

  /** Chooses the first scenario that fits, and counts it as played. */
  function choose(name: string, given: unknown): Scenario | undefined {
    const chosen = scenarios.find(
      (one) => one.call === name && includes(given, one.when ?? {}) && (played.get(one) ?? 0) < (one.times ?? Infinity),
    )
    if (chosen) played.set(chosen, (played.get(chosen) ?? 0) + 1)
    return chosen
  }

  async function play(call: PlayedCall, given: Given, key: string | undefined): Promise<Reply> {
    const problems = [
      ...call.check(given.query, given.body),
      ...(call.isIdempotent && key === undefined ? ['the idempotency key is missing'] : []),
    ]
    if (problems.length > 0) return { status: 400, body: { message: `${problems.join('; ')}.` } }
    const before = key === undefined ? undefined : done.get(key)
    if (before) return before
    const scenario = choose(call.name, { ...given.query, ...given.params, ...Object(given.body) })
    const { status = 200, answer, seconds = 0 } = scenario ?? {}
    await pause(seconds * 1000)
    if (status > 299) return { status, body: answer ?? {} }
    const reply = {
      status,
      body: isRecord(answer) && isRecord(call.answer) ? { ...call.answer, ...answer } : (answer ?? call.answer ?? {}),
    }
    if (key !== undefined) done.set(key, reply)
    return reply
  }

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
    for (const call of calls) {
      const params = call.method === request.method ? call.match(pathname.slice(1)) : undefined
      if (!params) continue
      const given = {
        params,
        query: Object.fromEntries(searchParams),
        body: await readBody(request),
      }
      const { status, body } = await play(call, given, [request.headers[keyHeader]].flat()[0])
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify(body))
      return true
    }
    return false
  }
}

/** Reads a request body: JSON, or a form with files and other values as JSON. Resolves with undefined for an empty body. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const sent = await buffer(request)
  const { 'content-type': type = '' } = request.headers
  if (!type.startsWith('multipart/form-data')) return sent.length === 0 ? undefined : JSON.parse(sent.toString())
  const form = await new Response(sent, { headers: { 'content-type': type } }).formData()
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? JSON.parse(value) : toToldFile(value)]),
  )
}

/** Returns the properties of a file that scenarios can compare. */
const toToldFile = ({ name, type, size }: File) => ({ name, type, size })

interface Reply {
  readonly status: number
  readonly body: unknown
}

/** The input of a call, by where it was sent. */
interface Given {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Checks whether a value contains at least these members, at any depth. A list has to contain each listed entry. */
function includes(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(value) && wanted.every((entry) => value.some((one) => includes(one, entry)))
  if (isRecord(wanted))
    return isRecord(value) && Object.entries(wanted).every(([key, one]) => includes(value[key], one))
  return isDeepStrictEqual(value, wanted)
}

/**
 * Creates a Vite plugin that answers the calls of a flow's API below `/api`, in development and preview. The path of the flow file is
 * relative to the root of the page.
 */
export function apiSandboxPlugin(flowFile = 'flow.json'): Plugin {
  let answer: ApiSandbox
  let open: () => ApiSandbox
  let tell: (message: string) => void
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const work = async () => {
      try {
        if (!(await answer(request, response))) next()
      } catch (error) {
        next(error)
      }
    }
    void work()
  }
  return {
    name: 'api-sandbox',
    configResolved({ root, logger }) {
      open = () => createApiSandbox(resolve(root, flowFile))
      tell = (message) => logger.error(message)
    },
    configureServer({ middlewares, watcher }) {
      answer = open()
      middlewares.use('/api', serve)
      const reopen = (file: string) => {
        if (!file.endsWith('.json')) return
        try {
          answer = open()
        } catch (error) {
          // Until the author fixes a faulty edit, the sandbox keeps its last version. The page shows the faults of all other files.
          if (basename(file) === scenariosFile) tell(error instanceof Error ? error.message : String(error))
        }
      }
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, reopen)
    },
    configurePreviewServer({ middlewares }) {
      answer = open()
      middlewares.use('/api', serve)
    },
  }
}

const scenariosFile = 'scenarios.json'

/** Reads the scenarios next to a flow. Throws a `FlowError` for a faulty file, or for a call that is not in `calls`. */
function readScenarios(flowFile: string, calls: readonly string[]): readonly Scenario[] {
  const path = join(dirname(flowFile), scenariosFile)
  if (!existsSync(path)) return []
  const file = readSource(path)
  let scenarios: readonly Scenario[] = []
  const problems = checkData(
    file,
    grammar,
    ({ $schema: _, ...named }: Readonly<Record<string, Scenario>> & { readonly $schema?: string }, report) => {
      for (const [name, { call }] of Object.entries(named)) {
        if (calls.includes(call)) continue
        report({
          code: 'wrong-value',
          path: [name, 'call'],
          message: `scenario ${name} plays ${call}, which is not a call`,
          hint: toHint(call, calls),
        })
      }
      scenarios = Object.values(named)
    },
  )
  if (problems.length > 0) throw new FlowError(problems)
  return scenarios
}
