import { expect, it } from 'vitest'
import { everyRule, runAxe } from '../support/access/runAxe.ts'
import { useStudioServer } from './support/openStudio.ts'

const studio = useStudioServer()
const file = 'flows/copy/en.json'

it('takes what another program writes to a file, and says so', async () => {
  const page = await studio.open()
  const before = await studio.read(file)
  await studio.write(file, before.replace('"Find your car"', '"Find that car"'))
  await page.getByText(`Somebody else has changed ${file}. Their change is taken over.`).waitFor()
  await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Find that car')
  await expect.poll(() => page.getByRole('button', { name: /^Undo/ }).isDisabled()).toBe(true)
  await studio.write(file, before)
  await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Find your car')
})

it('puts together what two people change in different places of one file', async () => {
  const [mine, theirs] = await Promise.all([studio.open(), studio.open()])
  await mine.locator('[name="plate.lead en"]').fill('My lead')
  await theirs.locator('[name="plate.note en"]').fill('Their note')
  await theirs.keyboard.press('Control+s')
  await theirs.getByRole('button', { name: 'Save 1 file' }).click()
  await mine.getByText(/Their change is taken over/).waitFor()
  await expect.poll(() => mine.locator('[name="plate.note en"]').inputValue()).toBe('Their note')
  await mine.keyboard.press('Control+s')
  await expect.poll(() => mine.locator('dialog ins').allInnerTexts()).toEqual([expect.stringContaining('My lead')])
  await mine.getByRole('button', { name: 'Save 1 file' }).click()
  await mine.getByText('Saved 1 file.').waitFor()
  const text = await studio.read(file)
  expect(text).toContain('My lead')
  expect(text).toContain('Their note')
})

it('tells the later of two who changed the same, and overwrites nothing before they have looked', async () => {
  const [mine, theirs] = await Promise.all([studio.open({ expectedErrors: /409 \(Conflict\)/ }), studio.open()])
  await mine.locator('[name="plate.submit en"]').fill('My button')
  await theirs.locator('[name="plate.submit en"]').fill('Their button')
  await theirs.keyboard.press('Control+s')
  await theirs.getByRole('button', { name: 'Save 1 file' }).click()
  await theirs.getByText('Saved 1 file.').waitFor()
  await mine.getByText(/You have, too: saving shows you both\./).waitFor()
  await mine.keyboard.press('Control+s')
  await mine.getByRole('button', { name: 'Save 1 file' }).click()
  const dialog = mine.getByRole('dialog', { name: 'Somebody else has saved meanwhile' })
  const together = dialog.getByRole('button', { name: 'Put both together' })
  await together.waitFor()
  await mine.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect((await runAxe(mine, everyRule, 'dialog')).violations).toEqual([])
  await mine.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect((await runAxe(mine, everyRule, 'dialog')).violations).toEqual([])
  expect(await studio.read(file)).toContain('Their button')
  expect(await together.isDisabled()).toBe(true)
  await dialog.getByRole('radio', { name: /Theirs: .*Their button/ }).check()
  await dialog.getByRole('radio', { name: /Mine: .*My button/ }).check()
  await together.click()
  await mine.getByRole('button', { name: 'Save 1 file' }).click()
  await mine.getByText('Saved 1 file.').waitFor()
  expect(await studio.read(file)).toContain('"My button"')
})

it('takes what was written while its server was away', async () => {
  const page = await studio.open({
    expectedErrors: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/,
  })
  await page.locator('[name="plate.lead en"]').fill('My unsaved lead')
  const before = await studio.read(file)
  await studio.restart(() => studio.write(file, before.replace('"Find your car"', '"Find that car"')))
  await page.getByText(`Somebody else has changed ${file}. Their change is taken over.`).waitFor()
  await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Find that car')
  await expect.poll(() => page.locator('[name="plate.lead en"]').inputValue()).toBe('My unsaved lead')
  await studio.write(file, before)
  await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Find your car')
})

it('keeps a file that was edited here and deleted on disk, and asks which of both counts', async () => {
  const page = await studio.open({ expectedErrors: /409 \(Conflict\)/ })
  const spanish = 'flows/copy/es.json'
  const before = await studio.read(spanish)
  const text = page.locator('[name="plate.note es"]')
  await text.fill('Mi nota')
  await studio.remove(spanish)
  await page.getByText(`Somebody else has deleted ${spanish}. You have edited it: it is kept here`).waitFor()
  await expect.poll(() => text.inputValue()).toBe('Mi nota')
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Save 1 file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved meanwhile' })
  await dialog.getByRole('radio', { name: /Theirs: .*no file: it was deleted/ }).check()
  await dialog.getByRole('radio', { name: /Mine: / }).check()
  await dialog.getByRole('button', { name: 'Put both together' }).click()
  await page.getByRole('button', { name: 'Save 1 file' }).click()
  await page.getByText('Saved 1 file.').waitFor()
  expect(await studio.read(spanish)).toContain('"Mi nota"')
  await studio.write(spanish, before)
})

it('keeps the flow when its file is deleted on disk, says so, and writes it again', async () => {
  const page = await studio.open({ expectedErrors: /404 \(Not Found\)/ })
  const flow = 'flows/refinance.json'
  const before = await studio.read(flow)
  await studio.remove(flow)
  await page.getByText(`${flow} is not on the disk any more. It is kept here, and saving writes it again.`).waitFor()
  await page.getByRole('region', { name: 'Map' }).locator('.card').first().waitFor()
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Save 1 file' }).click()
  await page.getByText('Saved 1 file.').waitFor()
  expect(await studio.read(flow)).toBe(before)
})
