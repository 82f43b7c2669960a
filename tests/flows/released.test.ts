import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkFlow, readFlow, toText, type FlowSource } from '../../engine/build.ts'
import { toReleases } from '../../engine/definition/released/ReleasedFlow.ts'
import type { CompiledFlow } from '../../engine/index.ts'
import { createSession, createStorage } from '../../engine/session/index.ts'
import { toRunnableFlow } from '../../engine/authoring.ts'
import type { JsonSchema } from '../../engine/validation/JsonSchema.ts'
import { editNewsletter } from './newsletter/editNewsletter.ts'

/** The newsletter after a release: its last step and a saved field have new names, and a saved field has another type. */
const changed = () =>
  editNewsletter(
    { from: '"DONE": {', to: '"WELCOME": {' },
    { from: '"to": "DONE"', to: '"resumeAt": "\'DONE\'"' },
    ...[1, 2].map(() => ({ from: '"to": "DONE"', to: '"to": "WELCOME"' })),
    { file: subscription, from: '"required": ["id"]', to: '"required": ["number"]' },
    { file: subscription, from: '"id": { "type": "string"', to: '"number": { "type": "string"' },
    { file: subscription, from: '"$ref": "topic.schema.json"', to: '"type": "string"' },
    {
      from: '"version": 1,',
      to: `"version": 2, "migrations": { "1": {
        "steps": { "DONE": "WELCOME" },
        "data": {
          "subscription.number": "saved.subscription.id",
          "subscription.id": null,
          "subscription.topic": "saved.subscription.topic.name"
        }
      } },`,
    },
  )
const subscription = 'schemas/data/subscription.schema.json'

function open(source: FlowSource) {
  const { flow, problems } = checkFlow(source)
  if (!flow) throw new Error(problems.map(toText).join('\n'))
  return { flow: toRunnableFlow(flow), releases: toReleases(source) }
}

describe.each<[string, () => FlowSource]>([
  ['the refinance flow', () => readFlow('flows/refinance.json')],
  ['a flow that has changed', changed],
])('released versions of %s', (_, toSource) => {
  const { flow, releases } = open(toSource())

  it.each(releases.map((release) => [release.version, release] as const))(
    'have saved data that the current flow can read: version %i',
    async (version, { saved, hash }) => {
      const { default: read } = await flow.loadSavedReader()
      fc.assert(
        fc.property(toArbitrary(saved), (data) => {
          const record = { data: data as object }
          expect(read({ ...record, version })).toBeDefined()
          expect(read({ ...record, ...(hash === undefined ? { version } : { hash }) })).toEqual(
            read({ ...record, version }),
          )
        }),
        { numRuns: 300 },
      )
    },
  )

  it.each(releases.map((release) => [release.version, release] as const))(
    'have a current step for each resumable step: version %i',
    (__, { steps }) => {
      for (const [step] of Object.entries(steps).filter(([, { resumable }]) => resumable)) {
        const target = flow.resumeSteps?.[step] ?? step
        expect([step, flow.steps[target]?.resumable]).toEqual([step, true])
      }
    },
  )
})

/** Returns the flow as a bundler compiles it from the same files, in a separate folder. */
async function bundle(source: FlowSource): Promise<CompiledFlow> {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, { text }: FlowSource['flow']) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('flow.json', source.flow)
  for (const [id, file] of source.schemas) write(`schemas/${id}`, file)
  for (const [language, file] of source.copy) write(`copy/${language}.json`, file)
  for (const [version, file] of source.released) write(`released/newsletter.${version}.json`, file)
  const { default: flow }: { default: CompiledFlow } = await import(/* @vite-ignore */ `${folder}/flow.json?flow`)
  return flow
}

describe.each<[string, (source: FlowSource) => CompiledFlow | Promise<CompiledFlow>]>([
  ['as it is shipped', bundle],
  ['as authors try it', (source) => open(source).flow],
])('an application saved before a change of the flow, %s', (_, toFlow) => {
  it('resumes at the step that replaced its own, with migrated data', async () => {
    const flow = await toFlow(changed())
    const now = () => new Date(2026, 4, 17)
    const data = { subscription: { id: '7', topic: { id: 'art', name: 'Art' } } }
    const record = JSON.stringify({ version: 1, timeStamp: now().getTime(), data })
    const kept = new Map([['key', record]])
    const backend = {
      getItem: () => kept.get('key') ?? null,
      setItem: (__: string, text: string) => void kept.set('key', text),
      removeItem: () => kept.clear(),
    }
    const session = createSession({
      flow,
      actions: {},
      services: undefined,
      functions: {},
      facts: () => ({ campaign: 'spring' }),
      storage: createStorage(flow, 'key', () => backend, now),
      now,
    })
    await session.start()
    const { currentStep, data: migrated } = session.store.getState()
    expect(currentStep).toBe('WELCOME')
    expect(migrated['subscription']).toEqual({ number: '7', topic: 'Art' })
  })
})

/** Generates any value that a plain schema allows; throws for an unknown rule, so that none is ignored. */
function toArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, anyOf, ...rules } = schema
  if (anyOf && type === undefined) return fc.oneof(...anyOf.map(toArbitrary))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => toArbitrary({ ...schema, type: one })))
  const { enum: options, ...others } = rules
  if (Array.isArray(options)) return fc.constantFrom<unknown>(...options)
  if (type === 'object') return toObject(others)
  if (type === 'null') return fc.constant(null)
  const { minLength = 0, maxLength = 200, minimum, maximum, ...unknown } = others
  if (Object.keys(unknown).length > 0) throw new Error(`No value is made for ${JSON.stringify(schema)}.`)
  if (type === 'boolean') return fc.boolean()
  if (type === 'string') return fc.string({ minLength: Number(minLength), maxLength: Number(maxLength) })
  const limits = {
    ...(minimum !== undefined && { min: Number(minimum) }),
    ...(maximum !== undefined && { max: Number(maximum) }),
  }
  if (type === 'integer') return fc.integer(limits)
  if (type === 'number') return fc.double({ ...limits, noNaN: true, noDefaultInfinity: true })
  throw new Error(`No value is made for ${JSON.stringify(schema)}.`)
}

function toObject({ properties = {}, required = [], additionalProperties = true }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, toArbitrary(field)]))
  const known = fc.record(fields, { requiredKeys: required })
  if (additionalProperties === false) return known
  const others = fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => !Object.hasOwn(properties, name) && name !== '__proto__'),
    fc.jsonValue(),
    { maxKeys: 2 },
  )
  return fc.tuple(others, known).map(([more, own]) => ({ ...more, ...own }))
}
