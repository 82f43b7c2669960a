// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { challengeClass } from '../../../../src/widget/Footer.tsx'
import {
  type TurnstileParameters,
  createTurnstile,
} from '../../../../src/widget/integrations/botCheck/createTurnstile.ts'
import { arrive, block, forgetVendors, readFailure } from './vendorScript.ts'

beforeEach(() => {
  document.body.append(Object.assign(document.createElement('div'), { className: challengeClass }))
  document.documentElement.lang = 'es'
})
afterEach(() => {
  forgetVendors()
  vi.useRealTimers()
})

interface Drawn {
  readonly id: string
  readonly place: HTMLElement
  readonly parameters: TurnstileParameters
}

/** Simulates Turnstile after its script has run, and records what it draws and removes. */
function createTurnstileApi() {
  const drawn: Drawn[] = []
  const removed: string[] = []
  const api = {
    render(place: HTMLElement, parameters: TurnstileParameters) {
      const id = `widget-${drawn.length}`
      drawn.push({ id, place, parameters })
      return id
    },
    remove: (id: string) => void removed.push(id),
  }
  const next = (index = 0) =>
    vi.waitFor(() => {
      const one = drawn[index]
      if (!one) throw new Error('Nothing was drawn.')
      return one
    })
  return { api, drawn, removed, next }
}

const room = () => document.querySelector(`.${challengeClass}`)

describe('Turnstile', () => {
  it('gets a fresh token for each call from a widget of its own, which is then removed', async () => {
    const check = createTurnstile({ siteKey: 'key' })
    const { api, drawn, removed, next } = createTurnstileApi()
    const tokens = Promise.all([check.token('listYears'), check.token(`look up/${'x'.repeat(40)}`)])
    const script = await arrive({ turnstile: api })
    expect(script.src).toBe('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
    const [first, second] = [await next(0), await next(1)]
    expect(first.parameters).toMatchObject({ sitekey: 'key', action: 'listYears', language: 'es' })
    expect(second.parameters.action).toBe(`look_up_${'x'.repeat(24)}`)
    expect([first.place.parentElement, second.place.parentElement]).toEqual([room(), room()])
    second.parameters.callback('token 2')
    first.parameters.callback('token 1')
    expect(await tokens).toEqual(['token 1', 'token 2'])
    expect(removed.toSorted()).toEqual(drawn.map(({ id }) => id))
    expect(room()?.children).toHaveLength(0)
  })

  it('is loaded again after it was blocked', async () => {
    const check = createTurnstile({ siteKey: 'key' })
    const refused = readFailure(check.token('listYears'))
    await block()
    expect(await refused).toMatchObject({
      name: 'BotCheckError',
      message: 'Turnstile could not be loaded.',
    })
    const { api, next } = createTurnstileApi()
    const token = check.token('listYears')
    await arrive({ turnstile: api })
    ;(await next()).parameters.callback('token')
    expect(await token).toBe('token')
  })

  it.each<[string, (parameters: TurnstileParameters) => unknown, string]>([
    ['fails', (asked) => asked['error-callback']('300010'), 'Turnstile failed with 300010.'],
    ['is not answered', (asked) => asked['timeout-callback'](), 'Turnstile was not answered in time.'],
    ['knows no such browser', (asked) => asked['unsupported-callback'](), 'Turnstile does not support this browser.'],
  ])('fails with an error that says why when it %s', async (_, act, message) => {
    const check = createTurnstile({ siteKey: 'key' })
    const { api, removed, next } = createTurnstileApi()
    const refused = readFailure(check.token('listYears'))
    await arrive({ turnstile: api })
    act((await next()).parameters)
    expect(await refused).toMatchObject({ name: 'BotCheckError', message })
    expect(removed).toEqual(['widget-0'])
    expect(room()?.children).toHaveLength(0)
  })

  it('fails after a timeout, except while a person answers it, and then restores the focus', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const check = createTurnstile({ siteKey: 'key' }, 3000)
    const { api, next } = createTurnstileApi()
    const asked = check.token('listYears')
    await arrive({ turnstile: api })
    const { parameters, place } = await next()
    vi.useFakeTimers()
    const endless = readFailure(check.token('listMakes'))
    const scrollIntoView = vi.fn<() => void>()
    Object.assign(place, { scrollIntoView })
    parameters['before-interactive-callback']()
    expect(scrollIntoView).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(place)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await endless).toMatchObject({
      message: expect.stringContaining('Turnstile did not answer within 3000 ms.'),
    })
    vi.useRealTimers()
    parameters.callback('token')
    expect(await asked).toBe('token')
    expect(document.activeElement).toBe(button)
  })

  it('fails when it draws nothing', async () => {
    const check = createTurnstile({ siteKey: 'key' })
    const refused = readFailure(check.token('listYears'))
    await arrive({ turnstile: { render: () => undefined, remove: () => undefined } })
    expect(await refused).toMatchObject({ message: expect.stringContaining('Turnstile could not be drawn.') })
  })

  it('fails when the configured script has no Turnstile', async () => {
    const check = createTurnstile({ siteKey: 'key', scriptUrl: 'https://cdn.example/api.js' })
    const refused = readFailure(check.token('listYears'))
    await arrive({ turnstile: {} })
    expect(await refused).toMatchObject({ message: expect.stringContaining('The script has no Turnstile.') })
  })
})
