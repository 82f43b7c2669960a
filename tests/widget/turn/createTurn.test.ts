import { describe, expect, it, vi, type Mock, type TestContext } from 'vitest'
import { createTurn, type Turn, type TurnOptions } from '../../../src/widget/turn/createTurn.ts'
import type { Locks } from '../../../src/widget/turn/createTabLock.ts'
import { createLocks } from './createLocks.ts'

interface Tab {
  readonly turn: Turn
  readonly finish: Mock<() => Promise<void>>
  readonly restart: Mock<() => void>
  readonly standing: () => ReturnType<Turn['store']['getState']>['standing']
}

let browsers = 0

/** Opens a separate browser for each test: most tests wait for real time to pass, so they run together. */
function openBrowser({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const toLocks = createLocks()
  const channel = `turn ${(browsers += 1)}`

  /** Opens a tab of the browser. */
  function openTab(client: string, own: Partial<TurnOptions> = {}): Tab {
    const finish = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const restart = vi.fn<() => void>()
    const turn = createTurn({
      name: 'turn',
      locks: toLocks(client),
      openChannel: () => new BroadcastChannel(channel),
      patienceMs: 2500,
      finish,
      isBehind: () => false,
      restart,
      ...own,
    })
    onTestFinished(() => turn.end())
    return { turn, finish, restart, standing: () => turn.store.getState().standing }
  }
  return { toLocks, openTab }
}

/** Checks whether a call that must happen once may be sent within this many milliseconds. */
async function maySend({ turn }: Tab, withinMs = 5000): Promise<boolean> {
  const signal = AbortSignal.timeout(withinMs)
  await turn.ready({ signal, idempotencyKey: 'a key' })
  return !signal.aborted
}

const isHeldBack = async (tab: Tab) => !(await maySend(tab, 50))

describe.concurrent('the turn among several tabs', () => {
  it('goes to the first tab that starts; a tab that only reads does not ask for it', async (test) => {
    const { openTab } = openBrowser(test)
    const [one, other] = [openTab('one'), openTab('other')]
    await other.turn.ready({ signal: new AbortController().signal })
    expect(other.standing()).toBe('free')
    await one.turn.begin()
    await other.turn.begin()
    expect([one.standing(), other.standing()]).toEqual(['ours', 'elsewhere'])
    expect([await maySend(one), await isHeldBack(other)]).toEqual([true, true])
  })

  it('goes to the only tab even when the browser grants its lock late', async (test) => {
    const { openTab, toLocks } = openBrowser(test)
    const quick = toLocks('one')
    const slow: Locks['request'] = async (lock, how, work) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      how.signal?.throwIfAborted()
      return quick.request(lock, how, work)
    }
    const one = openTab('one', { locks: { ...quick, request: slow } })
    await one.turn.begin()
    expect(one.standing()).toBe('ours')
  })

  it('is taken by a call that must happen only once', async (test) => {
    const { openTab } = openBrowser(test)
    const [one, other] = [openTab('one'), openTab('other')]
    expect(await maySend(one)).toBe(true)
    expect(one.standing()).toBe('ours')
    expect(await isHeldBack(other)).toBe(true)
  })

  it('is free again when its tab is closed, and a reload waits for that', async (test) => {
    const { openTab } = openBrowser(test)
    const [one, other] = [openTab('one'), openTab('other')]
    await one.turn.begin()
    setTimeout(() => one.turn.end(), 100)
    await other.turn.begin()
    expect(other.standing()).toBe('ours')
  })

  it('goes back and forth between tabs that ask for it, after running work has finished', async (test) => {
    const { openTab } = openBrowser(test)
    let end = () => {}
    const finish = () => new Promise<void>((resolve) => (end = resolve))
    const [one, other] = [openTab('one', { finish }), openTab('other', { patienceMs: 1500 })]
    await one.turn.begin()
    await other.turn.begin()
    const taken = other.turn.goOn()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect([one.standing(), other.standing()], 'a tab that answers is waited for').toEqual(['ours', 'asking'])
    expect(await maySend(one)).toBe(true)
    end()
    await taken
    expect([one.standing(), other.standing()]).toEqual(['left', 'ours'])
    expect([await isHeldBack(one), await maySend(other)]).toEqual([true, true])

    await one.turn.goOn()
    expect([one.standing(), other.standing()]).toEqual(['ours', 'left'])
    expect(other.finish).toHaveBeenCalled()
  })

  it('goes to the last of several tabs that ask', async (test) => {
    const { openTab } = openBrowser(test)
    const [one, two, three] = [openTab('one'), openTab('two'), openTab('three')]
    await one.turn.begin()
    await Promise.all([two.turn.begin(), three.turn.begin()])
    await Promise.all([two.turn.goOn(), three.turn.goOn()])
    await vi.waitFor(() =>
      expect([one, two, three].map(({ standing }) => standing())).toEqual(['left', 'left', 'ours']),
    )
  })

  it('is taken from a tab that does not respond, and that tab’s calls are held back', async (test) => {
    const { openTab } = openBrowser(test)
    const deaf = openTab('one', { openChannel: () => undefined })
    const other = openTab('other', { patienceMs: 100 })
    await deaf.turn.begin()
    await other.turn.begin()
    await other.turn.goOn()
    expect([deaf.standing(), other.standing()]).toEqual(['left', 'ours'])
    expect(deaf.finish).toHaveBeenCalledOnce()
    expect(await isHeldBack(deaf)).toBe(true)
  })

  it('is checked before each call, so that a page that missed losing its lock sends nothing', async (test) => {
    const { openTab, toLocks } = openBrowser(test)
    const locks = toLocks('one')
    // A frozen page does not receive the news that its lock was stolen.
    const request: Locks['request'] = (...asked) => locks.request(...asked).catch(() => new Promise(() => {}))
    const frozen = openTab('one', { locks: { ...locks, request }, openChannel: () => undefined })
    const other = openTab('other', { patienceMs: 100 })
    await frozen.turn.begin()
    await other.turn.begin()
    await other.turn.goOn()
    expect(frozen.standing()).toBe('ours')
    expect(await isHeldBack(frozen)).toBe(true)
    expect(frozen.standing()).toBe('left')
  })

  it('is requested again by a page that lost it while it was suspended', async (test) => {
    const { openTab, toLocks } = openBrowser(test)
    const locks = toLocks('one')
    let isGone = false
    const query = async () => (isGone ? { held: [], pending: [] } : locks.query())
    const one = openTab('one', { locks: { ...locks, query } })
    await one.turn.begin()
    await one.turn.wake()
    expect(one.standing()).toBe('ours')
    isGone = true
    await one.turn.wake()
    expect(one.standing()).toBe('ours')
  })
})

describe.concurrent('progress saved by another tab', () => {
  it('restarts the tab that takes over, and holds its calls back until then', async (test) => {
    const { openTab } = openBrowser(test)
    let isBehind = false
    const [one, other] = [openTab('one'), openTab('other', { isBehind: () => isBehind })]
    await one.turn.begin()
    await other.turn.begin()
    isBehind = true
    await other.turn.goOn()
    expect(other.restart).toHaveBeenCalledOnce()
    expect(await isHeldBack(other)).toBe(true)
  })

  it('is noticed by a tab that starts, and by one that only checks', async (test) => {
    const { openTab } = openBrowser(test)
    const [begins, looks] = [openTab('one', { isBehind: () => true }), openTab('other', { isBehind: () => true })]
    await begins.turn.begin()
    looks.turn.look()
    expect([begins.standing(), looks.standing()]).toEqual(['left', 'left'])
    const third = openTab('third')
    await third.turn.begin()
    expect(third.standing(), 'neither keeps others from it').toBe('ours')
  })

  it('does not affect the tab that has the turn', async (test) => {
    const { openTab } = openBrowser(test)
    const one = openTab('one', { isBehind: () => isBehind })
    let isBehind = false
    await one.turn.begin()
    isBehind = true
    one.turn.look()
    expect(one.standing()).toBe('ours')
  })
})

describe.concurrent('a browser without usable locks', () => {
  const forbidden = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
  it.for([
    ['has none', undefined],
    ['forbids them', { request: forbidden, query: forbidden }],
  ] as const)('lets every tab continue until one has saved progress: the browser %s', async ([, locks], test) => {
    const { openTab } = openBrowser(test)
    let isBehind = false
    const [one, other] = [openTab('one', { locks }), openTab('other', { locks, isBehind: () => isBehind })]
    expect([await maySend(one), await maySend(other)]).toEqual([true, true])
    isBehind = true
    other.turn.look()
    expect(other.standing()).toBe('left')
    await other.turn.goOn()
    expect(other.restart).toHaveBeenCalledOnce()
  })
})
