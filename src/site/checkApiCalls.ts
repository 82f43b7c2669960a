import { toHint, type Finding } from '../../engine/authoring.ts'

/** A call as `flows/api.json` lists it. */
interface Call {
  readonly method: string
  readonly path: string
  readonly query?: readonly string[]
  readonly request?: string
  readonly response?: string
}

/** All of them, by the name that the code uses. */
export type ListedCalls = Readonly<Record<string, Call>>

/** What the code gives a call: the names of its parameters, and whether it has a body. */
interface Given {
  readonly query: readonly string[]
  readonly params: readonly string[]
  readonly hasBody: boolean
}

/**
 * Finds calls that the code makes otherwise than they are listed: by another name, with other parameters, or with a body that is
 * not sent. The compiler would say the same to a programmer, once the types are made anew.
 */
export function checkApiCalls(calls: ListedCalls, code: string, report: (finding: Finding) => void): void {
  const made = listMadeCalls(code)
  // Not every project has its code where the check looks.
  if (made.size === 0) return
  for (const [name, call] of Object.entries(calls)) {
    const given = made.get(name)
    const path = ['calls', name]
    if (given) checkGiven(call, given, (keys, finding) => report({ ...finding, path: [...path, ...keys] }))
    else {
      const message = `the code never calls ${name}`
      report({ code: 'unused', path, at: 'key', message, hint: toHint(name, [...made.keys()]) })
    }
    const same = Object.entries(calls).find(([, other]) => other.path === call.path && other.method === call.method)
    if (same && same[0] !== name) {
      const message = `${name} asks for what ${same[0]} asks for: ${call.method} ${call.path}`
      report({ code: 'name-taken', path: [...path, 'path'], message })
    }
  }
  for (const name of made.keys()) {
    if (Object.hasOwn(calls, name)) continue
    const message = `calls lacks ${name}, which the code calls`
    report({ code: 'missing-property', path: ['calls'], message, hint: toHint(name, Object.keys(calls)) })
  }
}

function checkGiven(
  call: Call,
  given: Given,
  tell: (keys: Finding['path'], finding: Omit<Finding, 'path'>) => void,
): void {
  const query = call.query ?? []
  for (const [index, name] of query.entries()) {
    if (given.query.includes(name)) continue
    const message = `the code sends no ${name}`
    tell(['query', index], { code: 'wrong-value', message, hint: toHint(name, given.query) })
  }
  const missing = given.query.find((name) => !query.includes(name))
  if (missing !== undefined && query.every((name) => given.query.includes(name)))
    tell(['query'], { code: 'missing-property', message: `query lacks ${missing}, which the code sends` })
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const other =
    inPath.find((name) => !given.params.includes(name)) ?? given.params.find((name) => !inPath.includes(name))
  if (other !== undefined) {
    const message = `the path has ${toList(inPath)}, and the code fills ${toList(given.params)}`
    tell(['path'], { code: 'wrong-value', message, hint: toHint(other, given.params) })
  }
  if (given.hasBody === (call.request !== undefined) && (call.method !== 'GET' || !given.hasBody)) return
  const message =
    given.hasBody === (call.request !== undefined)
      ? 'a GET carries no body, but the code sends one'
      : `the code sends ${given.hasBody ? 'a body, and "request" is missing, which says what is in it' : 'no body, but "request" says what is in it'}`
  tell(call.request === undefined ? [] : [call.method === 'GET' ? 'method' : 'request'], {
    code: 'wrong-value',
    message,
  })
}

const toList = (names: readonly string[]) =>
  names.length === 0 ? 'no parameter' : names.map((name) => `{${name}}`).join(', ')

/** The calls that stand in a text of code as `call('name', { … })`, with what each is given. */
function listMadeCalls(code: string): ReadonlyMap<string, Given> {
  const found = code.matchAll(/\.call\('(\w+)', \{((?:[^{}]|\{[^{}]*\})*)\}/g)
  return new Map(
    [...found].map(([, name = '', options = '']) => [
      name,
      {
        query: toKeys(/\bquery: \{([^}]*)\}/.exec(options)?.[1]),
        params: toKeys(/\bparams: \{([^}]*)\}/.exec(options)?.[1]),
        hasBody: /\bbody\b/.test(options),
      },
    ]),
  )
}

const toKeys = (inner = '') => inner.split(',').flatMap((part) => /\w+/.exec(part)?.[0] ?? [])
