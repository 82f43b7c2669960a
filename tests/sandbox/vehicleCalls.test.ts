import { describe, expect, it } from 'vitest'
import { openSandbox } from './openSandbox.ts'

type Vehicle = { isSuccess: boolean; message: string | null; year: number; make: string; model: string; vin: string }

const toPlate = (plateNumber: string) => ({ plateNumber, plateState: 'CO', estimatedMileageRange: '20,000-30,000' })

describe('the vehicle calls', () => {
  it('find the same vehicle for the same plate', async () => {
    const sandbox = await openSandbox()
    const first = await sandbox.call<Vehicle>('lookUpPlate', { body: toPlate('ABC 123') })
    const second = await sandbox.call<Vehicle>('lookUpPlate', { body: toPlate('ABC-123') })
    expect(first.body).toMatchObject({
      isSuccess: true,
      vin: expect.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
    })
    expect(first.body.year).toBeGreaterThanOrEqual(2016)
    expect(second.body).toEqual(first.body)
  })

  it('list years, the makes of a year and the models of a make', async () => {
    const sandbox = await openSandbox()
    const years = await sandbox.call<{ modelYear: number }[]>('listYears')
    expect(years.body).toContainEqual({ modelYear: 2020 })
    const makes = await sandbox.call<{ makeId: string; makeName: string }[]>('listMakes', {
      values: { yearID: '2020' },
    })
    expect(makes.body).toContainEqual({ makeId: 'toyota', makeName: 'Toyota' })
    const models = await sandbox.call('listModels', { values: { yearID: '2020', makeID: 'toyota' } })
    expect(models.body).toContainEqual({ modelName: 'Camry' })
  })

  it('fail once to list the makes of 1992', async () => {
    const sandbox = await openSandbox()
    const values = { yearID: '1992' }
    expect((await sandbox.call('listMakes', { values })).status).toBe(500)
    expect((await sandbox.call('listMakes', { values })).status).toBe(200)
  })

  it('name the missing part of the query', async () => {
    const sandbox = await openSandbox()
    const { status, body } = await sandbox.call('listModels', { values: { yearID: '2020' } })
    expect({ status, body }).toEqual({ status: 400, body: { status: 400, message: 'makeID is missing in the query.' } })
  })

  it('play both kinds of plates that are not found', async () => {
    const sandbox = await openSandbox()
    const notFound = await sandbox.call<Vehicle>('lookUpPlate', { body: toPlate('NOTFOUND') })
    expect(notFound.body.isSuccess).toBe(false)
    const noMatch = await sandbox.call<Vehicle>('lookUpPlate', { body: toPlate('NO MATCH') })
    expect(noMatch.body).toEqual({ isSuccess: true, message: 'No plate match' })
  })

  it('play vehicles at the age limit and beyond', async () => {
    const sandbox = await openSandbox()
    const limit = await sandbox.call<Vehicle>('lookUpPlate', { body: toPlate('TENYEARS') })
    const beyond = await sandbox.call<Vehicle>('lookUpPlate', { body: toPlate('TOOOLD') })
    expect([limit.body.year, beyond.body.year]).toEqual([2016, 2015])
  })
})

async function lookUp(plate: string) {
  const sandbox = await openSandbox()
  return { sandbox, ...(await sandbox.call('lookUpPlate', { body: toPlate(plate) })) }
}

describe('the sandbox, for a plate with a fault,', () => {
  it('fails on every other try', async () => {
    const { sandbox, status } = await lookUp('FAILONCE')
    expect(status).toBe(500)
    expect((await sandbox.call('lookUpPlate', { body: toPlate('FAILONCE') })).status).toBe(200)
    expect((await sandbox.call('lookUpPlate', { body: toPlate('FAILONCE') })).status).toBe(500)
  })

  it('fails on every try', async () => {
    const { sandbox, status } = await lookUp('FAILS')
    expect(status).toBe(500)
    expect((await sandbox.call('lookUpPlate', { body: toPlate('FAILS') })).status).toBe(500)
  })

  it('refuses with a message nested in the message', async () => {
    const { status, body } = await lookUp('REFUSED')
    expect(status).toBe(422)
    expect(JSON.parse(body.message)).toEqual({ message: 'A partner service refused this.' })
  })

  it('answers slowly', async () => {
    const sandbox = await openSandbox({ slowMs: 150 })
    const start = performance.now()
    const { status } = await sandbox.call('lookUpPlate', { body: toPlate('SLOW') })
    expect(status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(145)
  })

  it('answers 401 because the bot check failed', async () => {
    const { status, body } = await lookUp('BOT401')
    expect([status, body.message]).toEqual([401, 'The bot check failed.'])
  })

  it('answers 207 with the hint that the applicant seems like a bot', async () => {
    const { status, body } = await lookUp('BOT207')
    expect([status, body.message]).toEqual([207, 'Seems like a bot.'])
  })

  it('answers 207 without any data', async () => {
    const { status, body } = await lookUp('EMPTY207')
    expect([status, body.message]).toEqual([207, 'Accepted.'])
  })

  it('breaks the connection', async () => {
    await expect(lookUp('OFFLINE')).rejects.toThrow(TypeError)
  })
})
