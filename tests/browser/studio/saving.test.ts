import { expect, it } from 'vitest'
import { everyRule, runAxe } from '../support/access/runAxe.ts'
import { useStudioServer } from './support/openStudio.ts'

const studio = useStudioServer()
const file = 'flows/copy/en.json'

it('the studio applies what another program writes to a file, and says so', async () => {
  const page = await studio.open()
  const before = await studio.read(file)
  await studio.write(file, before.replace('"Find your car"', '"Find that car"'))
  await page.getByText(`Someone else changed ${file}. Their changes were applied here.`).waitFor()
  await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Find that car')
  await expect.poll(() => page.getByRole('button', { name: /^Undo/ }).isDisabled()).toBe(true)
  await studio.write(file, before)
  await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Find your car')
})

it('the studio merges changes of two people in different places of a file', async () => {
  const [mine, theirs] = await Promise.all([studio.open(), studio.open()])
  await mine.locator('[name="plate.lead en"]').fill('My lead')
  await theirs.locator('[name="plate.note en"]').fill('Their note')
  await theirs.keyboard.press('Control+s')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Save 1 file' }).click()
  await mine.getByText(/Their changes were applied here/).waitFor()
  await expect.poll(() => mine.locator('[name="plate.note en"]').inputValue()).toBe('Their note')
  await mine.keyboard.press('Control+s')
  await expect.poll(() => mine.locator('dialog ins').allInnerTexts()).toEqual([expect.stringContaining('My lead')])
  await mine.getByRole('dialog').getByRole('button', { name: 'Save 1 file' }).click()
  await mine.getByText('Saved 1 file.').waitFor()
  const text = await studio.read(file)
  expect(text).toContain('My lead')
  expect(text).toContain('Their note')
})

it('the studio shows conflicting changes to whoever saves later, and overwrites nothing before', async () => {
  const [mine, theirs] = await Promise.all([studio.open({ expectedErrors: /409 \(Conflict\)/ }), studio.open()])
  await mine.locator('[name="plate.submit en"]').fill('My button')
  await theirs.locator('[name="plate.submit en"]').fill('Their button')
  await theirs.keyboard.press('Control+s')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Save 1 file' }).click()
  await theirs.getByText('Saved 1 file.').waitFor()
  await mine.getByText(/You changed it, too\. Saving will show both versions\./).waitFor()
  await mine.keyboard.press('Control+s')
  await mine.getByRole('dialog').getByRole('button', { name: 'Save 1 file' }).click()
  const dialog = mine.getByRole('dialog', { name: 'Someone else saved changes' })
  const together = dialog.getByRole('button', { name: 'Merge changes' })
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
  await mine.getByRole('dialog').getByRole('button', { name: 'Save 1 file' }).click()
  await mine.getByText('Saved 1 file.').waitFor()
  expect(await studio.read(file)).toContain('"My button"')
})

it('the studio applies what was written while its server was down', async () => {
  const page = await studio.open({
    expectedErrors: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/,
  })
  await page.locator('[name="plate.lead en"]').fill('My unsaved lead')
  const before = await studio.read(file)
  await studio.restart(() => studio.write(file, before.replace('"Find your car"', '"Find that car"')))
  await page.getByText(`Someone else changed ${file}. Their changes were applied here.`).waitFor()
  await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Find that car')
  await expect.poll(() => page.locator('[name="plate.lead en"]').inputValue()).toBe('My unsaved lead')
  await studio.write(file, before)
  await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Find your car')
})

it('the studio keeps a file that was edited here and deleted on disk, and asks which version to use', async () => {
  const page = await studio.open({ expectedErrors: /409 \(Conflict\)/ })
  const spanish = 'flows/copy/es.json'
  const text = page.locator('[name="plate.note es"]')
  await text.fill('Mi nota')
  await studio.remove(spanish)
  await page.getByText(`Someone else deleted ${spanish}. You edited it, so it is kept here`).waitFor()
  await expect.poll(() => text.inputValue()).toBe('Mi nota')
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save 1 file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved changes' })
  await dialog.getByRole('radio', { name: /Theirs: .*no file \(it was deleted\)/ }).check()
  await dialog.getByRole('radio', { name: /Mine: / }).check()
  await dialog.getByRole('button', { name: 'Merge changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save 1 file' }).click()
  await page.getByText('Saved 1 file.').waitFor()
  expect(await studio.read(spanish)).toContain('"Mi nota"')
})

it('the studio keeps the flow when its file is deleted on disk, says so, and writes it again', async () => {
  const page = await studio.open({ expectedErrors: /404 \(Not Found\)/ })
  const flow = 'flows/refinance.json'
  const before = await studio.read(flow)
  await studio.remove(flow)
  await page.getByText(`${flow} was deleted from disk. It is kept here, and saving will write it again.`).waitFor()
  await page.getByRole('region', { name: 'Map' }).locator('.card').first().waitFor()
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save 1 file' }).click()
  await page.getByText('Saved 1 file.').waitFor()
  expect(await studio.read(flow)).toBe(before)
})

it('the studio restores unsaved changes after a reload, merged with the changes of others', async () => {
  const page = await studio.open()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.locator('[name="plate.lead en"]').fill('A lead that is not saved')
  const before = await studio.read(file)
  const address = page.url()
  await page.goto('about:blank')
  await studio.write(file, before.replace('"plate.note": "', '"plate.note": "By others: '))
  await page.goto(address)
  await page.getByText('Your unsaved changes were restored. Undo to discard them.').waitFor()
  await expect.poll(() => page.locator('[name="plate.lead en"]').inputValue()).toBe('A lead that is not saved')
  await expect.poll(() => page.locator('[name="plate.note en"]').inputValue()).toMatch(/^By others: /)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => page.locator('[name="plate.lead en"]').inputValue()).not.toBe('A lead that is not saved')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Your unsaved changes were restored').count()).toBe(0)
})

it('Escape closes the save dialog of the studio whether or not pictures are taken', async () => {
  const page = await studio.open()
  await page.locator('[name="plate.title en"]').fill('Which car is it?')
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
  for (let round = 0; round < 5; round += 1) {
    await page.keyboard.press('Control+s')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.keyboard.press('Control+s')
  await dialog.getByRole('img', { name: 'ENTER_LICENSE_PLATE after the change' }).waitFor()
})

it('the studio proposes a change as a branch and a patch, saves nothing, and restores an earlier version', async () => {
  const page = await studio.open({ expectedErrors: /400 \(Bad Request\)/ })
  const before = await studio.read(file)
  await page.locator('[name="plate.title en"]').fill('Which car is it?')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
  const isSeen = (picture: HTMLElement) => picture instanceof HTMLImageElement && picture.naturalWidth === 390
  for (const when of ['before', 'after'])
    await expect
      .poll(() => dialog.getByRole('img', { name: `ENTER_LICENSE_PLATE ${when} the change` }).evaluate(isSeen))
      .toBe(true)
  await dialog.getByText('Propose changes instead of saving').click()
  const propose = dialog.getByRole('button', { name: 'Propose changes' })
  await propose.click()
  await dialog.getByText('Give the change a name with letters or digits in it.').waitFor()
  await dialog.getByLabel('Name', { exact: true }).fill('Ask which car')
  await dialog.getByLabel('Reason').fill('“Find” sounds like work.')
  expect((await runAxe(page, everyRule, 'dialog')).violations).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), propose.click()])
  expect(download.suggestedFilename()).toBe('ask-which-car.patch')
  await page.getByText(/^Proposed as branch proposals\/ask-which-car/).waitFor()
  expect(await studio.read(file)).toBe(before)
  expect(studio.git('log', '-1', '--format=%B', 'proposals/ask-which-car')).toMatch(
    /^Ask which car\n\n“Find” sounds like work\.\n\n### .*Which car is it\?/s,
  )
  const toPicture = (when: string) =>
    studio.git('show', `proposals/ask-which-car-pictures:ENTER_LICENSE_PLATE-${when}.svg`)
  expect(toPicture('before')).toContain('>Find your car</h1>')
  expect(toPicture('after')).toContain('>Which car is it?</h1>')

  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save 1 file' }).click()
  await page.getByText('Saved 1 file.').waitFor()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: 'Restore this version (Begin)' }).waitFor()
  expect((await runAxe(page, everyRule, 'dialog')).violations).toEqual([])
  await page.getByRole('button', { name: 'Restore this version (Begin)' }).click()
  await page.getByText('Version restored. Nothing is saved yet.').waitFor()
  await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Find your car')
  await page.keyboard.press('Control+s')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save \d+ files?$/ })
    .click()
  await page.getByText(/^Saved \d+ files?\.$/).waitFor()
  expect(await studio.read(file)).toContain('"Find your car"')
})

it('the studio shows what others have committed before it proposes a change to the same place', async () => {
  const page = await studio.open({ expectedErrors: /409 \(Conflict\)/ })
  await page.locator('[name="plate.submit en"]').fill('My button')
  const before = await studio.read(file)
  await studio.write(file, before.replace(/("plate.submit": ")[^"]*/, '$1Their button'))
  studio.git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qam', 'Name the button')
  await page.getByText(/You changed it, too\. Saving will show both versions\./).waitFor()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
  await dialog.getByText('Propose changes instead of saving').click()
  await dialog.getByLabel('Name', { exact: true }).fill('My button')
  await dialog.getByRole('button', { name: 'Propose changes' }).click()
  const conflict = page.getByRole('dialog', { name: 'Someone else saved changes' })
  await conflict.getByRole('radio', { name: /Theirs: .*Their button/ }).check()
  expect(studio.git('branch', '--list', 'proposals/my-button')).toBe('')
  await conflict.getByRole('button', { name: 'Merge changes' }).click()
  await expect.poll(() => page.locator('[name="plate.submit en"]').inputValue()).toBe('Their button')
  studio.git('reset', '--quiet', '--hard', 'HEAD~')
})

it.each([
  ['at its start', (text: string) => `<<<<<<< HEAD\n${text}`],
  ['among its steps', (text: string) => text.replace('"steps": {', '"steps": [{')],
])('the studio restores a version while the flow cannot be read %s', async (_, toBroken) => {
  const flow = 'flows/refinance.json'
  const before = await studio.read(flow)
  await studio.write(flow, toBroken(before))
  const page = await studio.open()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: 'Restore this version (Begin)' }).click()
  await page.getByText('Version restored. Nothing is saved yet.').waitFor()
  await page.keyboard.press('Control+s')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save \d+ files?/ })
    .click()
  await page.getByText(/^Saved \d+ files?\.$/).waitFor()
  expect(await studio.read(flow)).toBe(before)
  expect(studio.git('status', '--porcelain')).toBe('')
})
