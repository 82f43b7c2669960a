import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { countLeftovers, readLeftovers } from './support/countLeftovers.ts'
import { findFrame, openPartner, readEvents, recorder } from './support/openPartner.ts'
import { useBrowser } from './support/openPage.ts'
import { loaderTag, stub, usePartner } from './support/servePartner.ts'

const browser = useBrowser()
const partner = usePartner()

const target = '<div id="here"></div>'
const nothing = { frames: 0, listeners: [], timers: 0 }
const prepare = countLeftovers

/** Opens a page with a target and the loader, and waits until the real `Refinance` has replaced the stub. */
async function openReady(body = target): Promise<Page> {
  const page = await openPartner(browser, partner, body + recorder + stub + loaderTag, { prepare })
  await page.waitForFunction(() => !('q' in Object(Reflect.get(window, 'Refinance'))))
  return page
}

const run = (page: Page, script: string) => page.evaluate(script)

const start = `window.widget = Refinance.init({ target: '#here', ...callbacks })`

const typesOf = async (page: Page) => (await readEvents(page)).map(({ type }) => type)

describe('a destroyed widget', () => {
  it('leaves nothing behind in the page, and reports "closed" once', async () => {
    const page = await openReady()
    expect(await readLeftovers(page), 'before').toEqual(nothing)
    await run(page, start)
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
    expect(await readLeftovers(page), 'while it is there').toMatchObject({
      frames: 1,
      listeners: ['message', 'resize', 'scroll'],
    })
    await run(page, 'widget.destroy(); widget.destroy()')
    await expect.poll(() => readLeftovers(page)).toEqual(nothing)
    expect(await page.locator('#here').innerHTML()).toBe('')
    expect(await typesOf(page)).toEqual(['ready', 'step', 'closed'])
    await run(page, `widget.update({ locale: 'es' })`)
    expect(await readLeftovers(page)).toEqual(nothing)
  })

  it('reports only "closed" when it is destroyed before its frame has loaded', async () => {
    const page = await openReady()
    await run(page, `${start}; widget.destroy()`)
    await expect.poll(() => readLeftovers(page)).toEqual(nothing)
    await run(page, `${start}; widget.destroy(); ${start}; widget.destroy()`)
    await expect.poll(() => readLeftovers(page)).toEqual(nothing)
    expect(await typesOf(page)).toEqual(['closed', 'closed', 'closed'])
  })

  it('can be created again any number of times', async () => {
    const page = await openReady()
    for (let times = 0; times < 3; times++) {
      await run(page, start)
      await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
      await run(page, 'widget.destroy()')
    }
    await expect.poll(() => readLeftovers(page)).toEqual(nothing)
    expect(await typesOf(page)).toEqual(Array.from({ length: 3 }, () => ['ready', 'step', 'closed']).flat())
  })

  it('goes on with what was typed when its element is moved by moveBefore', async () => {
    const page = await openReady('<section></section><refinance-widget></refinance-widget>')
    const me = toApplicant(page, await findFrame(page))
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.fill('plateNumber', 'ABC 1234')
    await run(page, `document.querySelector('section').moveBefore(document.querySelector('refinance-widget'), null)`)
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await page.locator('section iframe').count()).toBe(1)
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
  })

  it('starts anew when its element is moved, and is closed when it is removed', async () => {
    const page = await openReady('<section></section><refinance-widget>One moment</refinance-widget>')
    await run(
      page,
      `window.element = document.querySelector('refinance-widget')
      for (const name of ['ready', 'closed']) element.addEventListener('refinance:' + name, (event) => record(event.detail))`,
    )
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
    await run(page, `document.querySelector('section').append(element)`)
    await expect.poll(() => typesOf(page)).toContain('closed')
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
    await run(page, 'element.remove()')
    await expect.poll(() => readLeftovers(page)).toEqual(nothing)
    expect((await typesOf(page)).filter((type) => type === 'closed')).toHaveLength(2)
  })
})

describe('the target of a widget', () => {
  it('never has two widgets: a second one replaces the first, with a warning', async () => {
    const warnings: string[] = []
    const page = await openPartner(browser, partner, target + recorder + stub + loaderTag, {
      prepare,
      expectedErrors: /Refinance: /,
    })
    page.on('console', (message) => warnings.push(message.text()))
    await page.waitForFunction(() => !('q' in Object(Reflect.get(window, 'Refinance'))))
    await run(page, `${start}; window.first = widget; ${start}`)
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
    expect((await readLeftovers(page)).frames).toBe(1)
    expect(await typesOf(page)).toEqual(['closed', 'ready', 'step'])
    expect(warnings).toEqual([expect.stringContaining('call update()')])
    await run(page, 'first.destroy()')
    expect((await readLeftovers(page)).frames, 'the second one is still there').toBe(1)
    await run(page, 'widget.destroy()')
    await expect.poll(() => readLeftovers(page)).toEqual(nothing)
  })

  const ref = `{ current: Object.assign(document.createElement('p'), { fiber: { get self() { return this } } }) }`
  it.each([`'#nowhere'`, `'##'`, 'null', 'undefined', '7', ref])('that is %s is reported as missing', async (wrong) => {
    const warnings: string[] = []
    const page = await openPartner(browser, partner, target + recorder + stub + loaderTag, {
      prepare,
      expectedErrors: /Refinance: no target/,
    })
    page.on('console', (message) => warnings.push(message.text()))
    await page.waitForFunction(() => !('q' in Object(Reflect.get(window, 'Refinance'))))
    await run(
      page,
      `window.widget = Refinance.init({ target: ${wrong}, ...callbacks }); widget.update({}); widget.destroy()`,
    )
    expect(warnings).toEqual([expect.stringMatching(/^Refinance: no target .* Use an element or a selector/)])
    expect(await readLeftovers(page)).toEqual(nothing)
    expect(await readEvents(page)).toEqual([])
  })
})

it.each(['', 'null', '7'])('init(%s) throws nothing, and reports a missing target', async (given) => {
  const page = await openPartner(
    browser,
    partner,
    `${target}${stub}<script>Refinance.init(${given})</script>
    <script>Refinance.init({ target: '#here' })</script>${loaderTag}`,
    { expectedErrors: /Refinance: no target/ },
  )
  await findFrame(page)
  expect(await run(page, `typeof Refinance.init(${given}).destroy`)).toBe('function')
})

describe('before the script has loaded', () => {
  const early = (script: string) => `${recorder}${stub}<script>${script}</script>${loaderTag}${target}`

  it('init is queued, with all calls on its handle', async () => {
    const script = `${start}; widget.update({ branding: { hideTopNav: true } })`
    const page = await openPartner(browser, partner, early(script), { prepare })
    const frame = await findFrame(page)
    await toApplicant(page, frame).isAt('ENTER_LICENSE_PLATE')
    expect(await frame.locator('.header').isVisible()).toBe(false)
    await run(page, 'widget.destroy()')
    await expect.poll(() => readLeftovers(page)).toEqual(nothing)
    expect(await typesOf(page)).toEqual(['ready', 'step', 'closed'])
  })

  it('destroy reports "closed" and leaves nothing behind', async () => {
    const page = await openPartner(browser, partner, early(`${start}; widget.destroy(); ${start}; widget.destroy()`), {
      prepare,
    })
    await page.waitForFunction(() => !('q' in Object(Reflect.get(window, 'Refinance'))))
    await expect.poll(() => readLeftovers(page)).toEqual(nothing)
    expect(await typesOf(page)).toEqual(['closed', 'closed'])
  })

  it('the element shows its own content', async () => {
    const page = await openPartner(browser, partner, '<refinance-widget>Call us: 303</refinance-widget>')
    expect(await page.getByText('Call us: 303').isVisible()).toBe(true)
  })
})

describe('two widgets on a page', () => {
  it('are independent of each other', async () => {
    const body = `<div id="one"></div><refinance-widget primary-color="purple"></refinance-widget>`
    const page = await openReady(body)
    await run(
      page,
      `window.widget = Refinance.init({ target: '#one', branding: { primaryColor: 'teal' }, ...callbacks })`,
    )
    const [element, first] = [await findFrame(page, 1), await findFrame(page, 0)]
    const [one, other] = [toApplicant(page, first), toApplicant(page, element)]
    await one.isAt('ENTER_LICENSE_PLATE')
    await other.isAt('ENTER_LICENSE_PLATE')
    const colorOf = (frame: typeof first) =>
      frame.locator('button[type="submit"]').evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(await colorOf(first)).not.toBe(await colorOf(element))
    await one.type('plateNumber', 'ABC 1234')
    expect(await other.field('plateNumber').inputValue()).toBe('')
    await run(page, 'widget.destroy()')
    await expect.poll(async () => (await readLeftovers(page)).frames).toBe(1)
    await other.isAt('ENTER_LICENSE_PLATE')
  })
})
