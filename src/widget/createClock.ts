/** What time it is, for every rule that depends on it. */
export interface Clock {
  readonly now: () => Date
  /** Takes over the time that a server has told with its answer; what is no time is passed over. */
  readonly adjust: (told: string | undefined) => void
}

/** Creates a clock that goes by the device until a server tells the time, since a device may be wrong by years. */
export function createClock(device: () => Date): Clock {
  let aheadMs = 0
  return {
    now: () => new Date(device().getTime() + aheadMs),
    adjust(told) {
      const time = Date.parse(told ?? '')
      if (!Number.isNaN(time)) aheadMs = time - device().getTime()
    },
  }
}
