import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { adviseFlow, createFlowRunner, toFlowSource } from '../../engine/authoring.ts'
import { checkFlow, compileFlow } from '../../engine/build.ts'
import { createSession } from '../../engine/index.ts'
import { bareHost } from '../engine/bare.ts'

type LinkedFlow = NonNullable<ReturnType<typeof checkFlow>['flow']>

const json = (value: unknown) => JSON.stringify(value, undefined, 2)

/** Creates a flow with this many consecutive steps, each with its own form and texts, and a route that skips the next step. */
function writeFlow(count: number): ReadonlyMap<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const name = (index: number) => `STEP_${Math.min(index, count)}`
  const toStep = (index: number) => ({
    title: `step${index}.title`,
    progress: Math.floor((index * 99) / count),
    view: ['form'],
    form: { schema: `forms/step${index}.schema.json`, data: `form${index}`, submit: 'continue' },
    on: { submit: [{ when: `skips${index}`, to: name(index + 2) }, { to: name(index + 1) }] },
  })
  const toForm = (index: number) => ({
    $id: `forms/step${index}.schema.json`,
    type: 'object',
    required: ['first', 'skips'],
    properties: {
      first: {
        type: 'string',
        title: `step${index}.first`,
        minLength: 1,
        maxLength: 40 + index,
        errorMessage: { maxLength: 'long', minLength: 'missing' },
      },
      skips: { type: 'boolean', title: `step${index}.skips` },
    },
    errorMessage: { required: { first: 'missing', skips: 'missing' } },
  })
  const flow = {
    name: 'growth',
    version: 1,
    schemas: 'schemas',
    copy: 'copy',
    start: 'STEP_0',
    steps: {
      ...Object.fromEntries(numbers.map((index) => [name(index), toStep(index)])),
      [name(count)]: { title: 'end', progress: 100, ending: 'success', view: [{ text: 'end', style: 'lead' }], on: {} },
    },
    constants: {},
    actions: {},
    events: {},
    failures: [],
    predicates: Object.fromEntries(numbers.map((index) => [`skips${index}`, { when: `form${index}.skips` }])),
    startUp: [{ to: 'STEP_0' }],
    data: Object.fromEntries(
      numbers.map((index) => [`form${index}`, { schema: `forms/step${index}.schema.json`, initial: {} }]),
    ),
  }
  const words = {
    continue: 'Continue',
    missing: 'Please answer this',
    long: 'Please say it in fewer words',
    end: 'That is all',
    ...Object.fromEntries(
      numbers.flatMap((index) => [
        [`step${index}.title`, `Question ${index + 1}`],
        [`step${index}.first`, `Answer ${index + 1}`],
        [`step${index}.skips`, `Leave out question ${index + 2}`],
      ]),
    ),
  }
  return new Map([
    ['flow.json', json(flow)],
    ['copy/en.json', json(words)],
    ...numbers.map((index) => [`schemas/forms/step${index}.schema.json`, json(toForm(index))] as const),
  ])
}

/**
 * Measures what a flow with this many steps costs: the author in CPU milliseconds and megabytes for checking and building it,
 * and the applicant in bytes of the first step's module and milliseconds per step change.
 */
export async function timeGrowth(sizes: readonly number[] = [28, 280, 2800]) {
  const rows: Record<string, object> = {}
  for (const size of sizes) {
    // Runs in a separate process, because a process's peak memory includes everything that it did before.
    const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, ownFile, String(size)])
    rows[`a flow of ${size} steps`] = JSON.parse(stdout)
  }
  return rows
}

const ownFile = fileURLToPath(import.meta.url)

async function timeFlow(size: number) {
  const source = toFlowSource('flow.json', writeFlow(size))
  const checked = time(() => {
    const { problems, flow } = checkFlow(source)
    if (!flow || problems.length > 0) throw new Error(`The flow is not sound: ${problems[0]?.message}`)
    return { flow, advice: adviseFlow(flow, '') }
  })
  const built = time(() =>
    compileFlow(source, { forms: (step) => `forms/${step}`, schema: (id) => `schemas/${id}`, saved: 'saved' }),
  )
  return {
    'check, ms': Math.round(checked.ms),
    'build, ms': Math.round(built.ms),
    // The peak, because current usage depends on the last garbage collection.
    'memory, MB': Math.round(process.resourceUsage().maxRSS / 1e3),
    'first step, bytes': built.value.start.length,
    'a step change, ms': (await timeStepChange(checked.value.flow)).toFixed(2),
  }
}

/** Returns the median time of submitting the first steps, with expressions and forms compiled in advance. */
async function timeStepChange(flow: LinkedFlow): Promise<number> {
  const session = createSession({ ...bareHost, flow: createFlowRunner()(flow) })
  await session.start()
  const times: number[] = []
  for (let count = 0; count < 15; count += 1) {
    await session.loadForm()
    const start = performance.now()
    await session.submit({ first: 'Something', skips: false })
    times.push(performance.now() - start)
  }
  session.destroy()
  return times.toSorted((one, other) => one - other)[7] ?? NaN
}

/** Returns the result of the work and its CPU time in milliseconds, because wall-clock time would include other processes. */
function time<Value>(work: () => Value): { readonly value: Value; readonly ms: number } {
  const before = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(before)
  return { value, ms: (user + system) / 1000 }
}

const [, started, size] = process.argv
if (started === ownFile) console.log(JSON.stringify(await timeFlow(Number(size))))
