import { toHint } from '../definition/Problem.ts'
import type { Finding, LinkedFlow } from '../definition/index.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { rememberByText } from '../validation/remember.ts'

/** A call as the API contract lists it. */
interface Call {
  readonly method: string
  readonly path: string
  readonly query?: readonly string[]
  readonly request?: string
  readonly response?: string
  readonly outcomes?: Readonly<Record<string, string>>
  readonly idempotent?: boolean
}

/** The calls of a contract, by the names that the code uses. */
export type ListedCalls = Readonly<Record<string, Call>>

/** What the code or an action sends with a call: the names of the parameters, and whether there is a body. */
interface Given {
  readonly by: 'code' | 'action'
  readonly query: readonly string[]
  readonly params: readonly string[]
  readonly hasBody: boolean
  /** What an action sends in the body; of code, only whether there is one is known. */
  readonly rest?: readonly string[]
  /** Whether an idempotency key is sent; undefined where that is not known. */
  readonly hasKey?: boolean
}

/**
 * Reports listed calls that the code, or an action without a handler, makes differently: under another name, with other
 * parameters, or without the listed body. In code, TypeScript reports the same once its types are regenerated.
 */
export function checkApiCalls(
  calls: ListedCalls,
  code: string,
  flow: LinkedFlow,
  report: (finding: Finding) => void,
): void {
  const made = listMadeCalls(code)
  const misnamed: (string | undefined)[] = []
  // A contract may leave all bodies undescribed.
  const isDescribed = Object.values(calls).some(({ request }) => request !== undefined)
  const { actions } = flow.definition
  for (const [name, call] of Object.entries(calls)) {
    const given = made.get(name) ?? toGiven(call, name, flow)
    const path = ['calls', name]
    const tell: Tell = (keys, finding) => report({ ...finding, path: [...path, ...keys] })
    const message = `neither the code nor an action of that name calls ${name}`
    const hint = toHint(name, [...made.keys(), ...Object.keys(actions)])
    if (given) checkGiven(call, isDescribed ? given : { ...given, rest: [] }, tell)
    else {
      misnamed.push(hint)
      report({ code: 'unused', path, at: 'key', message, hint, unless: [name], loses: [`call ${name}`] })
    }
    checkTitles(name, call, Object.keys(calls), flow, tell)
    checkOutcomes(call, Object.keys(actions[name]?.outcomes ?? {}), tell)
    const same = Object.entries(calls).find(([, other]) => other.path === call.path && other.method === call.method)
    if (same && same[0] !== name) {
      // The path belongs to the call whose name has more of its words.
      const [strange, owner] =
        countWords(same[0], call.path) < countWords(name, call.path) ? [same[0], name] : [name, same[0]]
      const twice = `${strange} asks for what ${owner} asks for: ${call.method} ${call.path}`
      report({
        code: 'name-taken',
        path: ['calls', strange, 'path'],
        message: twice,
        hint: 'Give it a path of its own',
      })
    }
  }
  // The code names the actions that it handles. Every other action, also one that it only quotes, is a plain call of the same name.
  const written = listWritten(code)
  for (const name of new Set([...made.keys(), ...Object.keys(actions).filter((action) => !written.has(action))])) {
    // A misspelled name is already reported above.
    if (Object.hasOwn(calls, name) || misnamed.includes(`Did you mean ${name}?`)) continue
    const message = `calls lacks ${name}, which the ${made.has(name) ? 'code' : 'flow'} calls`
    report({
      code: 'missing-property',
      path: ['calls'],
      message,
      hint: toHint(name, Object.keys(calls)),
      unless: [name],
    })
  }
}

/** Counts the words of a call's name that its path has. */
const countWords = (name: string, path: string) =>
  name.split(/(?=[A-Z])/).filter((word) => path.toLowerCase().includes(word.toLowerCase())).length

type Tell = (keys: Finding['path'], finding: Omit<Finding, 'path'>) => void

/** Finds the call that the title of a body names, such as `CreateContactRequest`. */
export function toOwner(schema: JsonSchema | undefined, names: readonly string[]) {
  const [, own = '', kind = ''] = /^(.*?)(Request|Response)$/.exec(String(schema?.['title'])) ?? []
  return { owner: names.find((name) => name.toLowerCase() === own.toLowerCase()), kind }
}

/** Reports a body whose schema has a title that names another call, such as `CreateContactRequest`. */
function checkTitles(name: string, call: Call, names: readonly string[], { schemas }: LinkedFlow, tell: Tell): void {
  for (const [body, ending] of [
    ['request', 'Request'],
    ['response', 'Response'],
  ] as const) {
    const id = call[body]
    const { owner, kind } = toOwner(schemas.files.get(id ?? ''), names)
    if (owner === undefined || (owner === name && kind === ending)) continue
    const message = `${id} says what ${owner} is ${kind === 'Request' ? 'sent' : 'answered'}, not what ${name} is ${ending === 'Request' ? 'sent' : 'answered'}`
    const [loses, unless] = [[`body of ${name}`], [`body ${id}`, `call ${name}`]]
    tell([body], { code: 'unfit-answer', message, hint: `Name the schema of ${name}`, loses, unless })
  }
}

function checkOutcomes({ outcomes = {} }: Call, known: readonly string[], tell: Tell): void {
  for (const [status, outcome] of Object.entries(outcomes)) {
    if (known.includes(outcome)) continue
    const message = `${status} is ${outcome}, which is not an outcome of the action`
    tell(['outcomes', status], { code: 'wrong-value', message, hint: toHint(outcome, known) })
  }
}

/** Returns what an action without a handler sends with its call; undefined where no such action exists. */
function toGiven(
  { method, path, query = [] }: Call,
  name: string,
  { definition, schemas }: LinkedFlow,
): Given | undefined {
  const action = definition.actions[name]
  if (!action) return undefined
  const input = Object.keys((action.input && schemas.open(action.input)?.properties) ?? {}).filter(
    (key) => key !== 'intent',
  )
  const params = input.filter((key) => path.includes(`{${key}}`))
  const rest = input.filter((key) => !params.includes(key) && !query.includes(key))
  const isBare = method === 'GET'
  return {
    by: 'action',
    query: input.filter((key) => query.includes(key) || (isBare && rest.includes(key))),
    params,
    hasBody: !isBare && rest.length > 0,
    rest: isBare ? [] : rest,
  }
}

const isOf = (name: string, part: string) => name.toLowerCase().startsWith(part.toLowerCase().replace(/s$/, ''))

function checkGiven(call: Call, given: Given, tell: Tell): void {
  const { by } = given
  const query = call.query ?? []
  if (call.method === 'GET' && call.request !== undefined && !given.hasBody) {
    const message = 'a GET carries no body, and "request" says what is in one'
    const hint = 'Write the method of the service, or take "request" out'
    return tell(['method'], { code: 'wrong-value', message, hint, loses: [`body ${call.request}`], unless: ['a body'] })
  }
  const both = query.findIndex((name) => call.path.includes(`{${name}}`))
  if (both !== -1) {
    const message = `${query[both]} is in the path and in the query`
    return tell(['query', both], { code: 'name-taken', message, hint: 'Keep one of them' })
  }
  for (const [index, name] of query.entries()) {
    if (given.query.includes(name)) continue
    const message = `the ${by} sends no ${name}`
    tell(['query', index], { code: 'wrong-value', message, hint: toHint(name, given.query), unless: [name, 'input'] })
  }
  const missing = given.query.find((name) => !query.includes(name))
  if (missing !== undefined && query.every((name) => given.query.includes(name)))
    tell(['query'], {
      code: 'missing-property',
      message: `query lacks ${missing}, which the ${by} sends`,
      hint: `Add "${missing}"`,
    })
  // What is asked for by the query alone is only looked up.
  if (query.length > 0 && call.request === undefined && call.method !== 'GET' && !call.idempotent) {
    const message = `the call has a query and no request, like those that look something up, and is a ${call.method}`
    tell(['method'], { code: 'wrong-value', message, hint: 'Write GET, or say what is sent' })
  }
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const other =
    inPath.find((name) => !given.params.includes(name)) ?? given.params.find((name) => !inPath.includes(name))
  if (other !== undefined) {
    const message = `the path has ${toList(inPath)}, and the ${by} fills ${toList(given.params)}`
    tell(['path'], { code: 'wrong-value', message, hint: toHint(other, given.params) })
  }
  // contacts/{assetId} is a mistake when the path also has a {contactId}.
  for (const [, part = '', name = ''] of call.path.matchAll(/([A-Za-z]{3,})\/\{(\w+)\}/g)) {
    const own = isOf(name, part) ? undefined : inPath.find((one) => isOf(one, part))
    if (own === undefined) continue
    tell(['path'], { code: 'wrong-value', message: `{${name}} comes after ${part}`, hint: `Did you mean {${own}}?` })
    break
  }
  if (given.hasKey !== undefined && given.hasKey !== (call.idempotent ?? false)) {
    const message = given.hasKey
      ? `the ${by} sends a key that keeps a retry from doing anything twice, and "idempotent" is missing`
      : `the ${by} sends no key that keeps a retry from doing anything twice, but "idempotent" says so`
    const hint = given.hasKey ? 'Write "idempotent": true' : 'Take "idempotent" away'
    tell(given.hasKey ? [] : ['idempotent'], { code: 'wrong-value', message, hint })
  }
  // Without `request`, the action sends the rest of its input as the body; a contract that describes no body may leave it so.
  if (by === 'action' && call.request === undefined) {
    const [untold] = given.rest ?? []
    const message = `the action sends ${untold} in a body, and nothing says what is in it`
    const hint = `Write {${untold}} into the path, or name the schema of the body: "request"`
    if (untold !== undefined) tell(['path'], { code: 'missing-property', message, hint })
    return
  }
  if (given.hasBody === (call.request !== undefined) && (call.method !== 'GET' || !given.hasBody)) return
  const message =
    given.hasBody === (call.request !== undefined)
      ? `a GET carries no body, but the ${by} sends one`
      : `the ${by} sends ${given.hasBody ? 'a body, and "request" is missing, which says what is in it' : 'no body, but "request" says what is in it'}`
  tell(call.request === undefined ? [] : [call.method === 'GET' ? 'method' : 'request'], {
    code: 'wrong-value',
    message,
    hint: given.hasBody ? 'Write "method" and "request" as the service has them' : 'Take "request" out',
    // What one call lacks and another has too much was moved there.
    loses: ['a body', ...(given.hasBody ? [] : ['a moved body'])],
    unless: given.hasBody ? ['a moved body'] : [],
  })
}

const toList = (names: readonly string[]) =>
  names.length === 0 ? 'no parameter' : names.map((name) => `{${name}}`).join(', ')

/** Lists the calls that the code writes as `call('name', { … })`, each with what it sends. */
function listMadeCalls(code: string): ReadonlyMap<string, Given> {
  const found = code.matchAll(/\.call\('(\w+)', \{((?:[^{}]|\{[^{}]*\})*)\}/g)
  return new Map(
    [...found].map(([, name = '', options = '']) => [
      name,
      {
        by: 'code',
        query: toKeys(/\bquery: \{([^}]*)\}/.exec(options)?.[1]),
        params: toKeys(/\bparams: \{([^}]*)\}/.exec(options)?.[1]),
        hasBody: /\bbody\b/.test(options),
        hasKey: /\bidempotencyKey\b/.test(options),
      },
    ]),
  )
}

const toKeys = (inner = '') => inner.split(',').flatMap((part) => /\w+/.exec(part)?.[0] ?? [])

/** Lists the names in the code, without those that it only quotes. */
const listWritten = rememberByText((code) => new Set(code.replaceAll(/(['"`])\w+\1/g, '').match(/\w+/g)), 4)
