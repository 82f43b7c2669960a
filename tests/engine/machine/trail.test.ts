import { array, assert, boolean, constantFrom, nat, oneof, property, record, type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyTrail,
  toNext,
  toPlace,
  toPlaceAfter,
  toPlaceBefore,
  toSealed,
  withoutAhead,
  withoutCurrent,
  type Arrival,
  type Trail,
} from '../../../engine/machine/trail.ts'
import { keepPlaces } from '../../../engine/machine/transition.ts'

let nextId = 0
const arrival = (step: string, more: Partial<Arrival> = {}): Arrival => ({
  id: (nextId += 1),
  step,
  back: undefined,
  replaces: false,
  ...more,
})
const walk = (...steps: (string | Arrival)[]): Trail =>
  steps.reduce<Trail>((trail, step) => toNext(trail, typeof step === 'string' ? arrival(step) : step), emptyTrail)
const toText = ({ places, at }: Trail) => places.map(({ step }, index) => (index === at ? `[${step}]` : step)).join(' ')
const goBack = (trail: Trail): Trail => toPlace(trail, toPlaceBefore(trail)?.id ?? -1)
const goForward = (trail: Trail): Trail => toPlace(trail, toPlaceAfter(trail)?.id ?? -1)

describe('the trail', () => {
  it('keeps the visited steps and moves back and forward through them', () => {
    const trail = walk('A', 'B', 'C')
    expect(toText(trail)).toBe('A B [C]')
    expect(toText(goBack(goBack(trail)))).toBe('[A] B C')
    expect(toText(goForward(goBack(goBack(trail))))).toBe('A [B] C')
  })

  it('drops the steps ahead after another step is taken or something is changed', () => {
    const trail = goBack(goBack(walk('A', 'B', 'C')))
    expect(toText(toNext(trail, arrival('D')))).toBe('A [D]')
    expect(toText(withoutAhead(trail))).toBe('[A]')
  })

  it('keeps no passing step, no replaced step and no step twice in a row', () => {
    const passing = walk('A', arrival('P', { back: 'skip' }))
    expect(toText(passing)).toBe('A [P]')
    expect(toText(toNext(passing, arrival('B')))).toBe('A [B]')
    expect(toText(goBack(passing))).toBe('[A]')
    expect(toText(toNext(walk('A', 'B'), arrival('C', { replaces: true })))).toBe('A [C]')
    expect(toText(toNext(walk('A', 'B'), arrival('B')))).toBe('A [B]')
  })

  it('drops the steps before a seal or a barrier', () => {
    const sealed = toSealed(walk('A', 'B'))
    expect(toText(sealed)).toBe('A [B]')
    expect(toPlaceBefore(sealed)).toBeUndefined()
    expect(toText(toNext(sealed, arrival('C')))).toBe('[C]')
    expect(toText(walk('A', 'B', arrival('C', { back: 'bar' }), 'D'))).toBe('C [D]')
  })

  it('drops the current step and moves to the one before it', () => {
    expect(toText(withoutCurrent(goBack(walk('A', 'B', 'C'))))).toBe('[A] C')
  })

  it('drops steps that an edited flow no longer has', () => {
    expect(toText(keepPlaces(walk('A', 'B', 'C', 'D'), (step) => step !== 'B'))).toBe('A C [D]')
    expect(keepPlaces(emptyTrail, () => false)).toEqual(emptyTrail)
  })
})

type Move =
  | {
      readonly kind: 'next'
      readonly step: string
      readonly back: 'skip' | 'bar' | undefined
      readonly replaces: boolean
    }
  | { readonly kind: 'back' | 'forward' | 'change' | 'seal' | 'drop' }
  | { readonly kind: 'jump'; readonly to: number }

const move: Arbitrary<Move> = oneof(
  record({
    kind: constantFrom('next' as const),
    step: constantFrom('A', 'B', 'C', 'D'),
    back: constantFrom<('skip' | 'bar' | undefined)[]>(undefined, undefined, undefined, 'skip', 'bar'),
    replaces: boolean(),
  }),
  record({
    kind: constantFrom('back' as const, 'forward' as const, 'change' as const, 'seal' as const, 'drop' as const),
  }),
  record({ kind: constantFrom('jump' as const), to: nat(6) }),
)

function apply(trail: Trail, made: Move): Trail {
  const [before, after] = [toPlaceBefore(trail), toPlaceAfter(trail)]
  switch (made.kind) {
    case 'next':
      return toNext(trail, arrival(made.step, made))
    case 'back':
      return before ? toPlace(trail, before.id) : trail
    case 'forward':
      return after ? toPlace(trail, after.id) : trail
    case 'jump': {
      const place = trail.isSealed ? undefined : trail.places[made.to]
      return place ? toPlace(trail, place.id) : trail
    }
    case 'change':
      return withoutAhead(trail)
    case 'seal':
      return toSealed(trail)
    case 'drop':
      return before ? withoutCurrent(trail) : trail
  }
}

describe('the trail after any sequence of moves', () => {
  const walks = array(move, { maxLength: 40 })
  const trailsOf = (moves: readonly Move[]) => {
    const trails: Trail[] = [walk('A')]
    for (const made of moves) trails.push(apply(trails.at(-1) ?? emptyTrail, made))
    return trails
  }

  it('has a current place and no place twice', () => {
    assert(
      property(walks, (moves) => {
        for (const { places, at } of trailsOf(moves)) {
          expect(places[at]).toBeDefined()
          expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
        }
      }),
    )
  })

  it('never has a place from before a barrier', () => {
    assert(
      property(walks, (moves) => {
        const left = new Set<number>()
        const trails = trailsOf(moves)
        for (const [index, trail] of trails.entries()) {
          const [made, before] = [moves[index - 1], trails[index - 1]]
          const isBarrier = made?.kind === 'next' && (made.back === 'bar' || before?.isSealed)
          if (isBarrier) for (const { id } of before?.places ?? []) left.add(id)
          expect(trail.places.filter(({ id }) => left.has(id))).toEqual([])
        }
      }),
    )
  })

  it('has a passing step only while it is the current one', () => {
    assert(
      property(walks, (moves) => {
        for (const { places, at } of trailsOf(moves)) {
          expect(places.filter(({ isPassing }, index) => isPassing && index !== at)).toEqual([])
        }
      }),
    )
  })
})
