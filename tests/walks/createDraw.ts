/** Draws numbers from a tape: the same tape gives the same walk, and a shorter one a shorter walk. */
export interface Draw {
  /** Returns a whole number from 0, below the limit. */
  readonly below: (limit: number) => number
  readonly isOneIn: (chances: number) => boolean
  /** Returns one of the items; throws when there are none. */
  readonly pick: <Item>(items: readonly Item[]) => Item
}

/** Creates a draw from a tape; where the tape ends, it starts again with other numbers. */
export function createDraw(tape: readonly number[]): Draw {
  let place = 0
  const next = () => {
    const round = Math.floor(place / tape.length)
    const number = (tape[place % tape.length] ?? 0) + round * 7919
    place++
    return number
  }
  const below = (limit: number) => next() % limit
  return {
    below,
    isOneIn: (chances) => below(chances) === 0,
    pick(items) {
      const item = items[below(Math.max(items.length, 1))]
      if (item === undefined) throw new Error('There is nothing to draw from.')
      return item
    },
  }
}
