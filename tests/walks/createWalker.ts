import type { ActionResult, AnyActionRegistry } from '../../engine/actions/ActionHandler.ts'
import { createScriptedSession, findExamples, toRunnableFlow } from '../../engine/authoring.ts'
import { createCandidates } from '../../engine/analysis/paths/createCandidates.ts'
import type { LinkedFlow } from '../../engine/definition/index.ts'
import { createSession, createStorage, toNow, type Session } from '../../engine/session/index.ts'
import { storageIn } from '../engine/bare.ts'
import { createAnswerer } from './createAnswerer.ts'
import type { Draw } from './createDraw.ts'
import { createRandomValues } from './createRandomValues.ts'
import { listActs, type Act, type Payloads } from './listActs.ts'

/** What walks through a flow need besides the flow. */
export interface WalkWorld {
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  readonly payloads?: Payloads
}

/** A call that is still unanswered. */
interface Open {
  readonly action: string
  readonly resolve: (result: ActionResult) => void
}

const now = new Date('2026-11-21T12:00:00')
const dayMs = 24 * 60 * 60 * 1000
const aborted: ActionResult = { outcome: 'failed', failure: { status: 'Aborted', message: '' } }

/**
 * Creates random walks through a flow: from its start or from a situation, with anything that a person, a browser and
 * the services can do. A walk returns an empty list when all went well, or else its acts and the errors of the engine.
 */
export function createWalker(flow: LinkedFlow, { functions, payloads = {} }: WalkWorld) {
  const runnable = toRunnableFlow(flow)
  const candidates = createCandidates(flow, now)
  const random = createRandomValues(flow, toNow(now).date)
  const toAnswer = createAnswerer(flow, candidates, random)
  const examples = findExamples(flow, { now, functions })
  const situations = Object.values(examples.steps).flat()
  const [facts, saved] = [candidates.facts(), candidates.saved()]
  const visited = new Set<string>()

  async function walk(draw: Draw, length: number): Promise<readonly string[]> {
    const log: string[] = []
    const errors: unknown[] = []
    const note = (words: string) => void log.push(words)
    let open: readonly Open[] = []
    let session: Session | undefined

    const reply = (action: string): ActionResult => {
      const result = toAnswer(action, session?.scope() ?? {}, draw)
      note(`  ${action}: ${JSON.stringify(result)}`)
      return result
    }
    const answer = (action: string, signal: AbortSignal) =>
      new Promise<ActionResult>((resolve) => {
        signal.addEventListener('abort', () => resolve(aborted))
        const isLate = runnable.actions[action]?.waits === true || draw.isOneIn(5)
        if (isLate || !session) open = [...open, { action, resolve }]
        else resolve(reply(action))
      })
    const actions: AnyActionRegistry<undefined> = Object.fromEntries(
      Object.keys(runnable.actions).map((action) => [
        action,
        async () => ({ default: (_: never, context: { signal: AbortSignal }) => answer(action, context.signal) }),
      ]),
    )
    const report = (error: unknown) => void errors.push(error)
    const kept = new Map<string, string>()
    const openPage = () => {
      const told = draw.pick(facts)
      note(`open the page with ${JSON.stringify(told)}; saved is ${kept.get('key') ?? 'nothing'}`)
      const storage = createStorage(
        runnable,
        'key',
        () => storageIn(kept),
        () => now,
      )
      return createSession<undefined>({
        flow: runnable,
        services: undefined,
        actions,
        functions,
        storage,
        report,
        facts: () => told,
        now: () => now,
      })
    }
    // Also counts steps that last only until a service answers.
    const watch = (one: Session) => {
      one.store.subscribe(({ visit, currentStep }) => {
        if (visit > 0) visited.add(currentStep)
      })
      return one
    }
    const reload = async () => {
      session?.leave()
      session?.destroy()
      open = []
      if (kept.size === 0 && draw.isOneIn(2)) kept.set('key', toRecord(draw.pick([...saved, { data: {}, ageDays: 0 }])))
      session = watch(openPage())
      await session.start()
    }
    const listOpen = (): readonly Act[] =>
      open.map((one) => ({
        words: `let ${one.action} answer`,
        act: async () => {
          open = open.filter((other) => other !== one)
          one.resolve(reply(one.action))
        },
      }))

    if (draw.isOneIn(2) && situations.length > 0) {
      const example = draw.pick(situations)
      note(`be at ${example.step}: ${example.label}, with ${JSON.stringify(example.facts)}`)
      session = watch(await createScriptedSession(runnable, example, { answer, functions, now, report }))
    } else void reload().catch(report)
    await settle()
    for (let count = 0; count < length && errors.length === 0; count++) {
      if (!session) break
      const acts = [...listActs(session, { flow, candidates, random, payloads, draw, note }), ...listOpen()]
      const { words, act } = draw.isOneIn(25) ? { words: 'reload', act: reload } : draw.pick(acts)
      note(words)
      void act()?.catch(report)
      // Each act settles before the next one.
      // oxlint-disable-next-line no-await-in-loop
      await settle()
    }
    session?.destroy()
    await settle()
    return errors.length === 0 ? [] : [...log, ...errors.map((error) => `the engine failed: ${String(error)}`)]
  }

  const toRecord = ({ data, ageDays }: { readonly data: object; readonly ageDays: number }) =>
    JSON.stringify({ version: runnable.version, timeStamp: now.getTime() - ageDays * dayMs, data })

  return {
    walk,
    /** The steps that walks have reached. */
    visited,
    /** What the search for data found that the flow cannot carry out. */
    failures: examples.failures.map(({ message }) => message),
  }
}

/** Waits for the next task: by then, the session has done everything it does by itself. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
