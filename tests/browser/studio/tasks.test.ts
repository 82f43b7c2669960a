import { describe, expect, it } from 'vitest'
import { everyRule, runAxe } from '../support/access/runAxe.ts'
import { chooseStep, openTab } from './support/panes.ts'
import { useStudioServer } from './support/openStudio.ts'

const studio = useStudioServer()

describe('somebody who does not program', () => {
  it('changes a message, looks at what that means, and saves it to the file', async () => {
    const page = await studio.open()
    const before = await studio.read('flows/copy/en.json')
    const text = page.getByRole('textbox', { name: /English/ }).and(page.locator('[name="plate.title en"]'))
    await text.fill('Which car is it?')
    await page.getByRole('textbox', { name: /Spanish .* English has changed/ }).waitFor()
    await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Which car is it?' }).waitFor()
    await page.getByRole('button', { name: /^Save/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
    await expect
      .poll(() => dialog.locator('ins').allInnerTexts())
      .toEqual([expect.stringContaining('"Which car is it?"')])
    await dialog.getByRole('button', { name: 'Save 1 file' }).click()
    await page.getByText('Saved 1 file.').waitFor()
    expect(await studio.read('flows/copy/en.json')).toBe(before.replace('"Find your car"', '"Which car is it?"'))
  })

  it('loses no letter however fast it is typed, and undoes what was typed at once', async () => {
    const page = await studio.open()
    const text = page.locator('[name="plate.lead en"]')
    const before = await text.inputValue()
    await text.selectText()
    const typed = 'Fast: {phone} 12 "lazy" \\ dogs.'
    await text.pressSequentially(typed, { timeout: 60_000 })
    expect(await text.inputValue()).toBe(typed)
    await page.getByRole('button', { name: 'Undo the text plate.lead (en)' }).click()
    await expect.poll(() => text.inputValue()).toBe(before)
  })

  it('adds an option, and sees what the other language still lacks', async () => {
    const page = await studio.open()
    await chooseStep(page, 'YOUR_INFORMATION_MANUALLY')
    await openTab(page, 'Options')
    const form = page.getByRole('form', { name: /A further option of Residency/i })
    await form.getByLabel('Kept as').fill('Citizen')
    await form.getByRole('button').click()
    await form.getByText('There is an option Citizen already.').waitFor()
    await form.getByLabel('Kept as').fill('Visitor')
    await form.getByLabel('Shown as').fill('Visitor of the United States')
    await form.getByRole('button').click()
    await page.getByRole('row', { name: /^Visitor/ }).waitFor()
    await page.getByRole('banner').getByText('1 fault').waitFor()
    await page.getByLabel('Visitor (es)').fill('Visitante')
    await page.getByRole('banner').getByText('Nothing found').waitFor()
    expect(await page.getByLabel('Visitor (en)').inputValue()).toBe('Visitor of the United States')
  })

  it('finds who uses a text, translates it, and replaces words everywhere', async () => {
    const page = await studio.open()
    const words = page.getByRole('region', { name: 'Words and rules' })
    const search = words.getByRole('searchbox', { name: 'Find a text anywhere' })
    await search.fill('common.continue')
    const row = words.getByRole('listitem').filter({ hasText: 'common.continue' })
    await row.getByText(/Also at \d+ other steps\./).waitFor()
    await row.getByRole('textbox', { name: /Spanish/ }).fill('Seguir')
    await page.getByRole('button', { name: 'Undo the text common.continue (es)' }).waitFor()
    await search.fill('refinance')
    await words.getByLabel('Replace “refinance” with').fill('refinance today')
    const replace = words.getByRole('button', { name: /^Replace in \d+ texts$/ })
    const [, count] = /(\d+)/.exec(await replace.innerText()) ?? []
    await replace.click()
    await page.getByRole('button', { name: 'Undo “refinance today” in place of “refinance”' }).waitFor()
    await page.getByRole('button', { name: /^Save/ }).click()
    const dialog = page.getByRole('dialog')
    await expect
      .poll(async () => (await dialog.locator('ins').allInnerTexts()).filter((line) => line.includes('today')).length)
      .toBe(Number(count))
  })

  it('makes a field optional', async () => {
    const page = await studio.open()
    await chooseStep(page, 'YOUR_INFORMATION_MANUALLY')
    await openTab(page, 'Rules')
    const required = page.getByRole('checkbox', { name: 'Email must be filled in' })
    await required.uncheck()
    expect(await required.isChecked()).toBe(false)
    await page.getByRole('button', { name: /^Save/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Rules of fields' }).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('Control+z')
    await expect.poll(() => required.isChecked()).toBe(true)
  })

  it('adds a field to a form, and removes it', async () => {
    const page = await studio.open()
    await chooseStep(page, 'YOUR_INFORMATION_MANUALLY')
    await openTab(page, 'Rules')
    await page.getByRole('button', { name: 'Add a field', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'A field of YOUR_INFORMATION_MANUALLY' })
    await dialog.getByRole('button', { name: 'Add the field' }).click()
    await dialog.getByText('Give field 1 a label in English.').waitFor()
    await dialog.getByLabel('Label, English').fill('Name of your pet')
    await dialog.getByLabel('Label, Spanish').fill('Nombre de su mascota')
    await dialog.getByRole('button', { name: 'Add the field' }).click()
    await page.frameLocator('iframe').getByLabel('Name of your pet').fill('Rex')
    expect(await page.getByRole('banner').getByText(/fault/).count()).toBe(0)
    await page.getByRole('button', { name: 'Remove this field Name of your pet' }).click()
    await page.frameLocator('iframe').getByLabel('Name of your pet').waitFor({ state: 'detached' })
    // Its words are left, which nothing says any more.
    await page.getByRole('banner').getByText('2 pieces of advice').waitFor()
  })

  it('puts fields into another order', async () => {
    const page = await studio.open()
    await chooseStep(page, 'YOUR_INFORMATION_MANUALLY')
    await openTab(page, 'Rules')
    const names = () =>
      page
        .frameLocator('iframe')
        .locator('.form :is(input, select)')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))
    await expect.poll(names).toContain('email')
    const before = await names()
    const order = page.getByRole('list', { name: 'The order of the fields' })
    await order.getByRole('button', { name: 'Move Email up' }).click()
    await expect.poll(names).not.toEqual(before)
    await page.getByRole('banner').getByText('Nothing found').waitFor()
    await page.getByRole('button', { name: 'Undo the order of the fields' }).click()
    await expect.poll(names).toEqual(before)
  })

  it('lets a way lead elsewhere', async () => {
    const page = await studio.open()
    await openTab(page, 'Routes')
    const way = page.getByRole('region', { name: 'Submit' }).getByLabel('Where instruction 1 goes')
    await way.selectOption('IDENTITY_FAILED')
    await page.getByRole('button', { name: 'Undo the way to IDENTITY_FAILED' }).waitFor()
    const lines = page.getByRole('region', { name: 'Map' }).locator('[data-id^="ENTER_LICENSE_PLATE IDENTITY_FAILED"]')
    await lines.first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Save/ }).click()
    await page
      .getByRole('dialog')
      .getByText(/a new way:.*IDENTITY_FAILED/)
      .waitFor()
  })

  it('adds a way with a condition that is put together from menus', async () => {
    const page = await studio.open()
    await chooseStep(page, 'VERIFY_VEHICLE_INFO')
    await openTab(page, 'Routes')
    const submit = page.locator('section', { has: page.getByRole('heading', { name: /submit$/ }) }).last()
    const paths = page.locator('.paths')
    const count = async () => Number(/all (\d+) paths run$/.exec((await paths.innerText()).trim())?.[1] ?? 0)
    await expect.poll(count).toBeGreaterThan(0)
    const before = await count()
    await submit.getByText('Add a way').last().click()
    await submit.getByLabel('Condition of the new way').last().selectOption('if … (a new condition)')
    const dialog = page.getByRole('dialog', { name: 'A new condition' })
    const use = dialog.getByRole('button', { name: 'Use this condition' })
    await use.click()
    await dialog.getByText('Choose what line 1 is about.').waitFor()
    await dialog.getByLabel('What line 1 is about').selectOption('licensePlateInfoResponse.year')
    await dialog.getByLabel('How line 1 compares').selectOption('is less than')
    await dialog.getByLabel('With what line 1 compares').fill('2020')
    await dialog.getByRole('button', { name: 'Add a line' }).click()
    await dialog.getByLabel('What line 2 is about').selectOption('licensePlateInfoForm.plateState')
    await dialog.getByLabel('With what line 2 compares').selectOption('Alaska')
    const join = dialog.getByLabel('How many lines have to hold')
    await join.selectOption('one of these holds')
    await dialog.getByText('if “year” is less than 2020 or “License plate state” is “Alaska”').waitFor()
    await join.selectOption('all of these hold')
    await dialog.getByText('if “year” is less than 2020 and “License plate state” is “Alaska”').waitFor()
    expect((await runAxe(page, everyRule, 'dialog')).violations).toEqual([])
    await use.click()
    await submit.getByLabel('Where the new way goes').last().selectOption('YOUR_INFORMATION_MANUALLY')
    await submit.getByRole('button', { name: 'Add it before the last' }).last().click()
    // Data were found that make it true, and the engine was led along the new way by them.
    await expect.poll(count).toBeGreaterThan(before)
    await page.getByRole('banner').getByText('Nothing found').waitFor()
  })

  it('adds a language, which the check holds for unfinished', async () => {
    const page = await studio.open()
    await page.getByLabel('Language', { exact: true }).fill('French')
    await page.getByRole('button', { name: 'Add the language' }).click()
    await page.getByText(/such as fr or pt-BR/).waitFor()
    await page.getByLabel('Language', { exact: true }).fill('ar')
    await page.getByRole('button', { name: 'Add the language' }).click()
    await expect.poll(() => page.locator('[name="plate.title ar"]').inputValue()).toMatch(/^\[en\] /)
    await page.getByRole('banner').getByText('1 fault').waitFor()
    await page
      .getByText(/^\d+ texts of ar left to translate\. While one is left, the application is not built\./)
      .waitFor()
    const preview = page.frameLocator('iframe')
    await preview.getByRole('button', { name: 'العربية' }).click()
    await preview.getByRole('heading', { level: 1, name: /^\[en\] / }).waitFor()
    expect(await preview.locator('html').getAttribute('dir'), 'as it is written').toBe('rtl')
    await page.getByRole('button', { name: 'Undo the language ar' }).click()
    await page.locator('[name="plate.title ar"]').waitFor({ state: 'detached' })
  })

  it('changes a limit, of which the sentences tell', async () => {
    const page = await studio.open()
    await openTab(page, 'Limits')
    await page.getByRole('spinbutton', { name: 'vehicle age years' }).fill('12')
    await page
      .getByText(/the car is more than 12 years old/)
      .first()
      .waitFor()
  })

  it('is asked before leaving with what is not saved', async () => {
    const page = await studio.open()
    await page.locator('[name="plate.lead en"]').fill('Another lead')
    const asked = page.waitForEvent('dialog')
    const left = page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.accept()
    await left
  })
})

describe('a step that is added', () => {
  it('stands between two others, with three fields in two languages, and is filled in at once', async () => {
    const page = await studio.open()
    await chooseStep(page, 'VERIFY_VEHICLE_INFO')
    await page.getByRole('button', { name: 'Add a step after this one' }).click()
    const dialog = page.getByRole('dialog', { name: 'A step after VERIFY_VEHICLE_INFO' })
    const add = dialog.getByRole('button', { name: 'Add the step' })
    await add.click()
    await dialog.getByText('Give the step a title in English.').waitFor()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect((await runAxe(page, everyRule, 'dialog')).violations).toEqual([])
    }
    await dialog.getByLabel('Title, English').fill('Your garage')
    await dialog.getByLabel('Title, Spanish').fill('Su garaje')
    const fields = [
      ['How is it locked?', '¿Cómo se cierra?', 'a line of text'],
      ['Since when do you have it?', '¿Desde cuándo lo tiene?', 'a date'],
      ['What is it?', '¿Qué es?', 'one of some choices'],
    ] as const
    for (const [index, [english, spanish, kind]] of fields.entries()) {
      if (index > 0) await dialog.getByRole('button', { name: 'Add a field' }).click()
      const field = dialog.getByRole('group', { name: `Field ${index + 1}` })
      await field.getByLabel('Label, English').fill(english)
      await field.getByLabel('Label, Spanish').fill(spanish)
      await field.getByLabel('What is asked for').selectOption(kind)
    }
    await add.click()
    await dialog.getByText('Write the choices of field 3 in English, one on each line.').waitFor()
    await dialog.getByLabel('Choices, one on each line, English').fill('A box\nA hall')
    await dialog.getByLabel('Choices, one on each line, Spanish').fill('Una caja\nUn salón')
    await add.click()
    await page.getByRole('banner').getByText('YOUR_GARAGE', { exact: true }).waitFor()
    await page.getByRole('banner').getByText('Nothing found').waitFor()
    const step = page.frameLocator('iframe')
    await step.getByLabel('How is it locked?').fill('With a key')
    await step.getByLabel('What is it?').selectOption('A hall')
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('button', { name: 'Save 4 files' }).click()
    await page.getByText('Saved 4 files.').waitFor()
    expect(await studio.read('schemas/forms/your-garage.schema.json')).toContain('"whatIsIt"')
    expect(await studio.read('flows/copy/es.json')).toContain('"Un salón"')
  })
})

describe('a step that is taken out', () => {
  it('has its ways and its saved applications go on elsewhere, and leaves nothing that nothing uses', async () => {
    const page = await studio.open()
    await chooseStep(page, 'LENDER_INFO')
    await page.getByRole('button', { name: 'Give it another name' }).click()
    const naming = page.getByRole('dialog', { name: 'Another name for LENDER_INFO' })
    await naming.getByLabel('Name').fill('YOUR LENDER')
    await naming.getByLabel('Name').press('Enter')
    await naming.getByText('Write the name in capital letters, such as ASK_SOMETHING.').waitFor()
    await naming.getByLabel('Name').fill('YOUR_LENDER')
    await naming.getByText('applications that stopped at this step of the released version go on there').waitFor()
    expect((await runAxe(page, everyRule, 'dialog')).violations).toEqual([])
    await naming.getByLabel('Name').press('Enter')
    await page.getByRole('banner').getByText('YOUR_LENDER', { exact: true }).waitFor()
    await page.getByRole('banner').getByText('Nothing found').waitFor()

    await page.getByRole('button', { name: 'Undo the name of YOUR_LENDER' }).click()
    await chooseStep(page, 'LENDER_INFO')
    await page.getByRole('button', { name: 'Take it out' }).click()
    const removing = page.getByRole('dialog', { name: 'Take LENDER_INFO out' })
    await removing.getByLabel('Where its ways lead').selectOption('EMPLOYMENT_AND_INCOME')
    expect(await removing.getByLabel('Where saved applications go on').inputValue()).toBe('LOAN_SELECTION')
    expect((await runAxe(page, everyRule, 'dialog')).violations).toEqual([])
    await removing.getByRole('button', { name: 'Take the step out' }).click()
    const banner = page.getByRole('banner')
    await banner.getByText('EMPLOYMENT_AND_INCOME', { exact: true }).waitFor()
    await banner.getByRole('button', { name: /advice|fault/ }).waitFor()
    await banner.getByRole('button', { name: /advice|fault/ }).click()
    await page.getByRole('button', { name: /^Take out all \d+ that nothing uses$/ }).click()
    const fields = page.getByRole('listitem').filter({ hasText: /Field .* is never used/ })
    await banner.getByRole('button', { name: '3 pieces of advice' }).waitFor()
    for (const left of ['2 pieces of advice', '1 piece of advice', 'Nothing found']) {
      await fields.first().getByRole('button', { name: 'Take it out' }).click()
      await banner.getByText(left).waitFor()
    }
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('button', { name: /^Save \d files$/ }).click()
    await page.getByText(/^Saved \d files\.$/).waitFor()
    expect(await studio.read('flows/refinance.json')).toContain('"LENDER_INFO": "LOAN_SELECTION"')
    expect(await studio.read('schemas/forms/lender.schema.json')).not.toContain('accountNumber')
  })
})
