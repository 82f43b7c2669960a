import { checkData } from './checkData.ts'
import { findNear } from '../expressions/index.ts'
import { isPlural, isSlip, listTwins, toNameWords } from './advice/Advice.ts'
import type { Finding } from '../definition/FlowContext.ts'
import { toHint, collectProblems } from '../definition/Problem.ts'
import type { LinkedFlow, Problem, SourceFile } from '../definition/index.ts'
import { checkApiCalls, type ListedCalls, toOwner } from './checkApiCalls.ts'
import { checkConditionalFields, checkEntries } from './disagreements.ts'
import { checkSentForms } from './checkSentForms.ts'
import { checkSyntax } from '../definition/checks/checkSyntax.ts'
import { type InstructionSite, toInstructions } from '../definition/instructions.ts'
import { isRecord } from '../definition/Loose.ts'
import { listNames } from '../definition/personal.ts'
import { otherSchema, toContent } from '../definition/SourceFile.ts'

interface ListedApi {
  readonly calls: ListedCalls
  readonly error?: string
  readonly saved?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The grammar of a contract and the code beside the flow. An action that the code does not name counts as a call of its own. */
interface ApiUse {
  /** A JSON Schema. */
  readonly grammar: object
  readonly code: string
}

/** Headers that only the browser may set (Fetch, "forbidden request-header"). */
const forbidden =
  /^(?:accept-(?:charset|encoding)|access-control-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|via)$/i

/**
 * Checks the API contract beside a flow: by itself, against the flow's actions, and against the code that makes the calls. Without a
 * flow, or where a schema cannot be read, only against its grammar.
 */
export function checkApi(
  file: SourceFile,
  flow: LinkedFlow | undefined,
  { grammar, code }: ApiUse,
): readonly Problem[] {
  // A file that cannot be read may say anything of what is sent and answered.
  const isRead =
    flow && [...flow.source.schemas.values()].every(({ errors }) => errors.every(({ error }) => error === otherSchema))
  if (!isRead) return checkData(file, grammar, () => undefined)
  const known = [...flow.source.schemas.keys()]
  // Where the schema folder is not found, nothing of it is known; that is reported of the flow.
  if (known.length === 0 && flow.told.length > 0) return []
  let isWhole = false
  const problems = checkData(file, grammar, ({ calls, error, saved, headers = {} }: ListedApi, report) => {
    isWhole = true
    for (const [index, [name, header]] of Object.entries(headers).entries()) {
      const [before] =
        Object.entries(headers)
          .slice(0, index)
          .find(([, other]) => other.toLowerCase() === header.toLowerCase()) ?? []
      const words = toNameWords(header.replace(/^X-/i, '')).join(' ')
      const owner = Object.keys(headers).find((one) => toNameWords(one).join(' ') === words)
      const isTwice = headers[owner ?? '']?.toLowerCase() === header.toLowerCase()
      if (owner !== undefined && owner !== name && !isTwice) {
        const message = `${name} is carried by ${header}, the header that ${owner} is named after`
        report({ code: 'wrong-value', path: ['headers', name], message, hint: 'Exchange the two' })
        break
      }
      if (forbidden.test(header)) {
        const message = `${name} is carried by ${header}, which browsers do not let pages set`
        report({ code: 'wrong-value', path: ['headers', name], message, hint: 'Give it a header of its own' })
      }
      if (before === undefined) continue
      const message = `${name} is carried by the header of ${before}, ${header}`
      report({ code: 'name-taken', path: ['headers', name], message, hint: 'Give it a header of its own' })
    }
    if (error !== undefined && error === saved) {
      const message = `error is ${error}, which says what is answered when something was saved`
      report({ code: 'unfit-answer', path: ['error'], message, hint: 'Name the schema of what every failure answers' })
    }
    if (/\bsaved\./.test(error ?? '') && /\berror\./.test(saved ?? '')) {
      const message = `error is ${error}, and saved is ${saved}: each has the schema of the other`
      report({ code: 'unfit-answer', path: ['error'], message, hint: 'Exchange the two' })
    }
    checkPaths(calls, report)
    checkMethods(calls, saved, report)
    const bodies = Object.entries(calls).flatMap(([name, call]) =>
      (['request', 'response'] as const).map((body) => ({ path: ['calls', name, body], schema: call[body] })),
    )
    for (const [name, { response }] of Object.entries(calls)) {
      const answers = Object.values(flow.definition.actions[name]?.outcomes ?? {}).flatMap((schema) =>
        typeof schema === 'string' && schema.endsWith('.response.schema.json') ? [schema] : [],
      )
      if (!known.includes(response ?? '') || answers.length === 0 || answers.includes(response ?? '')) continue
      const message = `${name} is answered with ${response}, but the action of that name answers ${answers.join(' or ')}`
      const own = findAnswer(name, response, flow)
      const place = own ?? { path: ['calls', name, 'response'], loses: [`answer of ${name}`] }
      report({ code: 'unfit-answer', message, hint: `Did you mean ${own ? response : answers[0]}?`, ...place })
    }
    const others = Object.entries({ error, saved }).map(([name, schema]) => ({ path: [name], schema }))
    for (const { path, schema } of [...others, ...bodies]) {
      if (schema === undefined) continue
      const { owner, kind } = toOwner(flow.schemas.files.get(schema), Object.keys(calls))
      if (path.length === 1 && owner !== undefined) {
        const message = `${path[0]} is ${schema}, which says what ${owner} is ${kind === 'Request' ? 'sent' : 'answered'}`
        report({
          code: 'unfit-answer',
          path,
          message,
          hint: `Name the schema of what ${path[0] === 'error' ? 'every failure' : 'calls that only save'} answer`,
        })
      }
      if (known.includes(schema)) continue
      isWhole = false
      const message = `${path.join('.')} is ${schema}, which is not a file below the folder of schemas`
      report({ code: 'unknown-schema', path, message, hint: toHint(schema, known) })
    }
  })
  // What else is wrong may follow from a file of another shape.
  if (!isWhole) return problems
  const twice = problems.filter(({ code: name }) => name === 'duplicate-key')
  if (twice.length > 0) return twice
  const ofCalls = checkData(
    file,
    undefined,
    ({ calls }: ListedApi, report) => {
      checkApiCalls(calls, code, flow, report)
      checkSentForms(calls, code, flow, report)
      checkConditionalFields(flow, report)
      checkEntries(flow, code, report)
    },
    flow.told,
  )
  return [...problems, ...checkContract(file, flow), ...ofCalls]
}

/** Finds the answer of an action that is kept where what its call returns belongs, so that the schema of the action is what is wrong. */
function findAnswer(name: string, response: string | undefined, { definition, source }: LinkedFlow) {
  const { schema, outcomes = {} }: { schema?: unknown; outcomes?: object } = definition.actions[name] ?? {}
  const isKept = ({ instruction: { call, save = '' } }: InstructionSite) =>
    call === name && definition.data[save]?.schema === response
  const file = toInstructions(definition).some(isKept) ? source.schemas.get(String(schema)) : undefined
  const [outcome = ''] = Object.keys(outcomes)
  const path = ['properties', 'outcomes', 'properties', outcome]
  return file && { file, path, loses: [`answers of ${name}`] }
}

/** Checks whether a path, joined by hyphens, or the last part of it is what the file of a body is called. */
const isOf = (path: { readonly joined: string; readonly last: string }, body = '/') =>
  path.joined === body || path.last === body

/** Reports paths with a word that is nearly another one of the contract, and two calls that have each other's path. */
function checkPaths(calls: ListedCalls, report: (finding: Finding) => void): void {
  const all = Object.entries(calls).map(([name, { path, request = '', response = '' }]) => {
    const [first = '', ...rest] = path.split('/')
    const bodies = [request, response].map((file) => /([^/]*)\.(?:request|response)\./.exec(file)?.[1] ?? '')
    const words = path.split(/\/|-|\{\w+\}/).filter((word) => word !== '')
    const known = [...bodies.flatMap((body) => body.split('-')), ...toNameWords(name)]
    const joined = [first, ...rest].join('-')
    return { name, path, first, words, joined, last: rest.at(-1) ?? first, body: bodies[0], known }
  })
  for (const { name, path, first, words, joined, last: end, body, known } of all) {
    const others = all.filter((one) => one.name !== name)
    const beginnings = others.flatMap((one) => (one.first === first ? [] : one.first))
    const repeated = beginnings.filter((one, index) => beginnings.indexOf(one) < index)
    const isAlone = first.length > 3 && others.every((one) => one.first !== first)
    const elsewhere = [...known, ...others.flatMap((one) => [...one.words, ...one.known])]
    const slips = words.flatMap((word) => {
      const isKnown = elsewhere.includes(word)
      const meant =
        (word === first && isAlone ? findNear(first, repeated) : undefined) ??
        (isKnown ? undefined : elsewhere.find((one) => isSlip(word, one)))
      return meant === undefined ? [] : [{ word, meant }]
    })
    const [last = '', sent = ''] = [words.at(-1), body?.split('-').at(-1)]
    if (body !== '' && isPlural(last, sent)) slips.push({ word: last, meant: sent })
    slips.push(...listTwins(path, others))
    const place = ['calls', name, 'path']
    for (const { word, meant } of slips.slice(0, 1)) {
      const message = `the path of ${name} has ${word}, and all else has ${meant}`
      report({ code: 'wrong-value', path: place, message, hint: `Did you mean ${meant}?` })
    }
    const own = { joined, last: end }
    const owner = others.find((one) => isOf(own, one.body) && isOf(one, body))
    if (!owner || isOf(own, body)) continue
    const message = `${name} has the path ${path}, which is the one of what ${owner.name} is sent`
    return report({ code: 'wrong-value', path: place, message, hint: `Exchange it with the path of ${owner.name}` })
  }
}

/** Reports calls that look something up by another method than their like, and those that save it once more if they are tried again. */
function checkMethods(calls: ListedCalls, saved: string | undefined, report: (finding: Finding) => void): void {
  const all = Object.entries(calls).map(([name, call]) => ({ name, ...call, verb: toNameWords(name)[0] }))
  const isRepeated = ({ method, idempotent }: (typeof all)[number]) => method === 'POST' && idempotent !== true
  const saving = all.filter(
    ({ request, response }) => request !== undefined && response !== undefined && response === saved,
  )
  const [unsafe, ...more] = saving.filter(isRepeated)
  if (unsafe && more.length === 0 && saving.length > 3) {
    const message = `${unsafe.name} saves by POST, and would save once more when it is tried again, as no other call does`
    const [hint, unless] = ['Write PATCH or PUT, or add "idempotent": true', [`answer of ${unsafe.name}`]]
    report({ code: 'wrong-value', path: ['calls', unsafe.name, 'method'], message, hint, unless })
  }
  for (const { name } of saving.filter(({ method }) => method === 'DELETE')) {
    const message = `${name} saves what it sends, and is a DELETE`
    report({ code: 'wrong-value', path: ['calls', name, 'method'], message, hint: 'Write PUT, PATCH or POST' })
  }
  for (const { name, verb, method, request, query } of all) {
    const like = all.filter((one) => one.name !== name && one.verb === verb && one.request === undefined)
    const isBare = method !== 'GET' && request === undefined && query === undefined
    if (!isBare || like.length < 2 || like.some((one) => one.method !== 'GET')) continue
    const message = `${name} sends nothing by ${method}, and ${like.map((one) => one.name).join(' and ')} are a GET`
    const [path, hint] = [['calls', name, 'method'], 'Did you mean GET?']
    report({ code: 'wrong-value', path, message, hint, unless: ['a body'] })
  }
}

/** Finds calls of an API contract that put personal data into a URL, which ends up in logs. */
export function checkContract(file: SourceFile, { definition, schemas }: LinkedFlow): readonly Problem[] {
  const { report, toList } = collectProblems([file])
  checkSyntax(file, report)
  const personal = listNames({ flow: definition, schemas })
  const content = toContent(file)
  const calls = isRecord(content) && isRecord(content['calls']) ? content['calls'] : {}
  for (const [name, call] of Object.entries(calls)) {
    if (!isRecord(call)) continue
    const path = typeof call['path'] === 'string' ? call['path'] : ''
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => ({ param, at: ['path'] }))
    const query: unknown[] = Array.isArray(call['query']) ? call['query'] : []
    const inQuery = query.map((param, index) => ({ param: String(param), at: ['query', index] }))
    for (const { param, at } of [...inPath, ...inQuery]) {
      if (!personal.has(param)) continue
      const message = `the address of ${name} has ${param} in it, which a schema marks as personal`
      const hint = 'Send it in the body of a POST'
      report({ code: 'personal-in-url', path: ['calls', name, ...at], message, hint })
    }
  }
  return toList()
}
