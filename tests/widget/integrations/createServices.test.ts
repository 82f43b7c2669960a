import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSandbox } from '../../../src/sandbox/createSandbox.ts'
import { type ServicesOptions, createServices } from '../../../src/widget/createServices.ts'
import { adapters } from '../../../src/widget/integrations/adapters.ts'
import { type BotCheck, BotCheckError } from '../../../src/widget/integrations/botCheck/BotCheck.ts'
import { createSandboxErrorSink } from '../../../src/widget/integrations/sandboxSinks.ts'
import { type Settings, readConfig } from '../../../src/widget/config/readConfig.ts'
import { noAbort } from '../api/createTestClient.ts'
import { toMetaData } from '../../../src/widget/contact/contactRequest.ts'
import { toPlate } from '../../../src/widget/firstStep.tsx'

const plate = { plateState: 'CO', estimatedMileageRange: '0-10,000' } as const

type BotCheckAdapters = Partial<(typeof adapters)['botCheck']>

type PageOptions = Pick<ServicesOptions, 'loadProveSdk'>

async function start(settings: Settings = {}, botCheck: BotCheckAdapters = {}, page: PageOptions = {}) {
  const app = await createSandbox()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const sink = createSandboxErrorSink()
  const config = readConfig({ environment: 'dev', apiBaseUrl: address, ...settings }, { isDevelopment: false })
  const services = createServices(config, {
    init: () => ({ PartnerName: 'Acme' }),
    isMobile: () => true,
    events: () => ({}),
    pageUrl: () => 'https://a.example/',
    adapters: {
      ...adapters,
      botCheck: { ...adapters.botCheck, ...botCheck },
      errorTracking: { ...adapters.errorTracking, sandbox: () => Promise.resolve(sink) },
    },
    ...page,
  })
  return { services, sink }
}

describe('the services', () => {
  it('call the sandbox with fresh bot tokens', async () => {
    const { services, sink } = await start()
    for (let time = 0; time < 2; time += 1)
      expect(await services.api.call('listYears', { signal: noAbort })).toMatchObject({ ok: true })
    expect(sink.reports).toEqual([])
  })

  it('send the bot override in place of tokens, and load no bot check', async () => {
    const load = vi.fn<() => Promise<BotCheck>>()
    const { services } = await start({ botOverride: 'let me in' }, { sandbox: load })
    expect(await services.api.call('listYears', { signal: noAbort })).toMatchObject({ ok: true })
    expect(load).not.toHaveBeenCalled()
  })

  it('send no request without a bot token, and get a new token for the next call', async () => {
    const token = vi.fn<BotCheck['token']>(() => Promise.resolve(crypto.randomUUID()))
    token.mockRejectedValueOnce(new BotCheckError('Turnstile could not be loaded.'))
    const load = () => Promise.resolve({ token })
    const { services } = await start({ botCheck: { adapter: 'turnstile', siteKey: 'key' } }, { turnstile: load })
    expect(await services.api.call('listYears', { signal: noAbort })).toMatchObject({
      failure: { status: 'BotCheckError' },
    })
    expect(await services.api.call('listYears', { signal: noAbort })).toMatchObject({ ok: true })
    expect(token.mock.calls).toEqual([['listYears'], ['listYears']])
  })

  it('load the identity SDK from the page when the configuration says so', async () => {
    const loadProveSdk = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no such module')))
    const { services, sink } = await start({ identityProvider: { adapter: 'proveFromPage' } }, {}, { loadProveSdk })
    const opening = services.verification.open({ authToken: 't', flowType: 'MOBILE', signal: noAbort })
    await expect(opening).rejects.toMatchObject({ name: 'IdentityError' })
    expect(loadProveSdk).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(sink.reports).toMatchObject([{ message: 'no such module' }]))
  })

  it('report to developers when the page provides no identity SDK', async () => {
    const { services, sink } = await start({ identityProvider: { adapter: 'proveFromPage' } })
    const opening = services.verification.open({ authToken: 't', flowType: 'MOBILE', signal: noAbort })
    await expect(opening).rejects.toMatchObject({ name: 'IdentityError' })
    await vi.waitFor(() => expect(sink.reports[0]?.message).toContain('gave the widget no "loadProveSdk"'))
  })

  it.each([
    ['BOT401', 'BotRefused'],
    ['BOT207', 'BotRefused'],
    ['REFUSED', 422],
    ['FAILS', 500],
    ['OFFLINE', 'AxiosError'],
  ])('report how the lookup of the plate %s failed', async (text, status) => {
    const { services, sink } = await start()
    const result = await services.api.call('lookUpPlate', {
      body: { ...plate, plateNumber: toPlate(text) },
      signal: noAbort,
    })
    expect(result).toMatchObject({ ok: false, failure: { status } })
    await vi.waitFor(() => expect(sink.reports[0]?.message).toBe(`The call lookUpPlate failed with ${status}.`))
  })

  it('treat an accepted call without a body as no data', async () => {
    const { services } = await start()
    const body = { ...plate, plateNumber: toPlate('EMPTY207') }
    expect(await services.api.call('lookUpPlate', { body, signal: noAbort })).toEqual({ ok: true, data: null })
  })

  it('give a lead its origin', async () => {
    const { services } = await start()
    expect(services.origin()).toMatchObject({ isMobile: true })
    expect(toMetaData({ loanApplicationId: 'id', ...services.origin() })).toMatchObject({
      loanApplicationId: 'id',
      partnerName: 'Acme',
      subid3: 'mobile',
    })
  })
})
