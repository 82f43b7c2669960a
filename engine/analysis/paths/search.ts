import type { CompiledFlow } from '../../definition/CompiledFlow.ts'
import type { SessionState } from '../../machine/index.ts'
import { createFrontiers, createKeys, createNovelty } from './createFrontier.ts'
import { createMoves, type Try } from './createMoves.ts'
import { type Found, type SearchContext, isOrdinary } from './Found.ts'
import type { Point, Way } from './Way.ts'
import type { Example } from './Example.ts'

/** The result of a search. */
export interface SearchResult {
  /** The first point found at the end of each way. */
  readonly byWay: ReadonlyMap<string, Found>
  readonly found: readonly Found[]
  /** Errors that running the flow caused, although it was checked. */
  readonly errors: readonly { readonly from: Found; readonly event: string; readonly error: Error }[]
  /** The number of moves and answers tried. */
  readonly tries: number
}

/** The limit on tries; a larger flow is searched only in part. */
const mostTries = 60_000
const mostForOneWay = 10
/** After this many tries without a new result at a place, a move is not tried there again, except for a missing way. */
const patience = 4

/**
 * Searches a flow breadth first from its start, trying the inputs possible at each point. It first expands only points with new
 * answers to the conditions of their place, and skips moves that brought nothing there. Then it expands, for each missing way, the
 * points nearest to it with all inputs. For a `goal`, unusual points wait until the ordinary ones are expanded, so that an applicant's
 * ordinary way to it is found.
 */
export function search(context: SearchContext): SearchResult {
  const { runnable, play, candidates, ways, goal } = context
  const listMoves = createMoves(context)
  const openFrontier = createFrontiers(context)
  const byWay = new Map<string, Found>()
  const found: Found[] = []
  const unusual: Found[] = []
  const deferred: { readonly one: Found; readonly place: string }[] = []
  const errors: { from: Found; event: string; error: Error }[] = []
  const isNews = createNovelty()
  const known = new Set<string>()
  const expanded = new Set<Found>()
  const toKeys = createKeys(context)
  const failures = new Map<string, number>()
  let next = 0
  let tries = 0
  let isReached = false
  let takesUnusual = goal === undefined
  const isEnough = () => isReached || tries >= mostTries

  function add(one: Found): void {
    const [place, own, later] = toKeys(one)
    const isFirst = one.ways.some((way) => !byWay.has(way))
    const key = `${place} ${own} ${later}`
    const isKnown = known.has(key)
    known.add(key)
    if (isNews(place, own, later) || isFirst) found.push(one)
    else if (!isKnown) deferred.push({ one, place: `${place} ${own}` })
    for (const way of one.ways) if (!byWay.has(way)) byWay.set(way, one)
    const { asked, state } = one.point
    isReached ||= state.currentStep === goal && state.visit > 0 && !asked
  }

  function go(
    from: Found | undefined,
    at: Point,
    { move, answer, input, isGuess }: Try,
    saved?: Example['saved'],
  ): void {
    tries++
    try {
      const { point, ways: ended } = play.next(at, input)
      if (isGuess && from && emptiesSlot(runnable, from.point.state, point.state)) return
      const depth = (from?.depth ?? -1) + 1
      const one = { point, scope: play.scopeOf(point), from, move, answer, saved, ways: ended, depth }
      if (takesUnusual || isOrdinary(one)) add(one)
      else unusual.push(one)
    } catch (error) {
      if (isGuess || !from || !(error instanceof Error)) return
      errors.push({ from, event: answer?.action ?? move?.event ?? '', error })
    }
  }

  /**
   * Tries the inputs possible at a point: all of them if `isThorough`, otherwise without those that repeatedly brought nothing new.
   * Looking for a way, it answers a call of the way only as the way needs it, and stops as soon as the way is found; the rest may
   * be tried for another way.
   */
  function expand(one: Found, isThorough: boolean, way?: Way): void {
    const { asked, state } = one.point
    const place = `${state.currentStep} ${state.dialog} ${asked?.list} ${asked?.at}`
    // A move is identified by its index, since its values differ from point to point.
    let count = 0
    const due = way?.choices.find((choice) => choice.kind === 'call' && choice.at === asked?.at)
    for (const move of listMoves(one)) {
      if (way && byWay.has(way.id)) return
      if (due?.kind === 'call' && move.answer && move.answer.outcome !== due.outcome) continue
      const name = `${place} ${count++}`
      const failed = failures.get(name) ?? 0
      if (!isThorough && failed >= patience) continue
      const before = found.length + deferred.length
      go(one, one.point, move)
      failures.set(name, found.length + deferred.length > before ? 0 : failed + 1)
    }
    if (!due) expanded.add(one)
  }

  /** Expands every found point that is not expanded yet. */
  function expandAll(isThorough: boolean): void {
    for (; next < found.length && !isEnough(); next++) {
      const one = found[next]
      if (one && !expanded.has(one)) expand(one, isThorough)
    }
  }

  function start(): void {
    for (const facts of candidates.facts()) {
      for (const saved of [undefined, ...candidates.saved()]) {
        const move = { kind: 'start', step: undefined, event: 'startUp' } as const
        go(undefined, play.open(facts), { move, input: { type: 'start', saved } }, saved)
      }
    }
    expandAll(false)
    if (takesUnusual || isReached) return
    takesUnusual = true
    for (const one of unusual) add(one)
    failures.clear()
    expandAll(false)
  }

  /** Expands the points nearest to a missing way. */
  function seek(way: Way): void {
    const frontier = openFrontier(way)
    for (let expansions = 0; expansions < mostForOneWay && !byWay.has(way.id) && !isEnough(); expansions++) {
      for (const { one, place } of deferred.slice(frontier.size())) frontier.put(one, place)
      const one = frontier.take((candidate) => !expanded.has(candidate))
      if (!one) break
      expand(one, true, way)
      if (byWay.has(way.id)) return
      found.push(one)
      expandAll(true)
    }
  }

  return withoutStacks(() => {
    start()
    for (const way of ways) if (!byWay.has(way.id)) seek(way)
    return { byWay, found, errors, tries }
  })
}

/** Runs a function without recording stack traces: many conditions throw, and recording a stack takes longer than evaluating them. */
function withoutStacks<Result>(run: () => Result): Result {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return run()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Checks whether a payload set a slot to `null` whose initial value is not `null`, which no component's payload does. */
const emptiesSlot = ({ slots }: CompiledFlow, before: SessionState, after: SessionState): boolean =>
  Object.entries(slots).some(
    ([name, { initial }]) => initial !== null && before.data[name] !== null && after.data[name] === null,
  )
