import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { runFlow } from '../../src/cli/flow/runFlow.ts'
import { everyRule, runAxe } from './support/access/runAxe.ts'
import { useBrowser } from './support/openPage.ts'
import { walkExample } from './support/walkExample.ts'
import { readCheckedFlow } from '../flows/readCheckedFlow.ts'

const browser = useBrowser()

mkdirSync('node_modules/.cache', { recursive: true })
// Inside the project, because their pages import its engine.
const folder = mkdtempSync('node_modules/.cache/begun-')
afterAll(() => rmSync(folder, { recursive: true }))

/** Serves a flow as `npm run example` does, and opens it. */
async function open(root: string, viewport = { width: 320, height: 640 }) {
  const server = await createServer({
    root,
    configFile: 'examples/vite.config.ts',
    logLevel: 'error',
    server: { host: 'localhost', port: 0 },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const page = await browser.open({
    url: server.resolvedUrls?.local[0] ?? '',
    viewport,
    expectedErrors: /\[vite\]|React DevTools/,
  })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  /** Lists what makes the page inaccessible, in the light and the dark color scheme. */
  const inspect = async () => {
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await runAxe(page, everyRule, 'body')
      found.push(...violations.map((one) => `${colorScheme}: ${one}`))
    }
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    return [...found, ...(isWide ? ['is wider than the page'] : [])]
  }
  return { page, press, inspect }
}

/** Creates a flow with `flow new`, and returns its folder. */
async function begin(name: string, ...rest: readonly string[]): Promise<string> {
  expect(await runFlow(['new', 'flow', name, '--in', folder, ...rest])).toMatchObject({ exitCode: 0 })
  return join(folder, name)
}

const examples = readdirSync('examples', { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
)

describe.each(examples)('the example %s', (name) => {
  it('can be completed from its start to a successful end', async () => {
    const flow = readCheckedFlow(join('examples', name, 'flow.json'))
    const { page } = await open(join('examples', name))
    const steps = await walkExample(page, flow)
    expect({ steps, ending: flow.definition.steps[steps.at(-1) ?? '']?.ending }).toMatchObject({ ending: 'success' })
  })
})

describe('a flow created by "flow new"', () => {
  it('asks its question and shows a thank-you step', async () => {
    const { page, press, inspect } = await open(await begin('pet-sitting'))
    await press('Send')
    const answer = page.getByLabel('Your answer')
    await answer.and(page.locator('[aria-invalid=true]')).waitFor()
    expect(await inspect()).toEqual([])
    await answer.fill('Feed the cat')
    await press('Send')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })

  it('asks the questions of an imported SurveyJS form, and skips those that do not apply', async () => {
    const root = await begin('pet-adoption', '--from', 'tests/cli/flow/forms/survey.json')
    const { page, press, inspect } = await open(root)
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('Your age').fill('17')
    await page.getByLabel('Your email').fill('ada@example.org')
    await page.getByLabel('In a flat').check()
    const floor = page.getByLabel('On which floor?')
    await floor.fill('3')
    await floor.blur()
    await page.getByRole('group', { name: 'Is there a lift?' }).getByLabel('Yes').check()
    await press('Continue')
    await page.getByRole('link', { name: 'Enter 18 or more' }).waitFor()
    expect(await inspect()).toEqual([])
    await page.getByLabel('Your age').fill('36')
    await press('Continue')
    await page.getByRole('heading', { name: 'Your pet' }).waitFor()
    await page.getByLabel('A cat').check()
    await page.getByLabel('A fish').check()
    await press('Continue')
    await page.getByRole('heading', { name: 'Your visit' }).waitFor()
    await page.getByLabel('When do you come?').fill('06/20/2030')
    await press('Send')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})

describe('the page of all inputs', () => {
  it('is accessible with and without errors, and accepts a value in each input', async () => {
    const { page, press, inspect } = await open('examples/inputs')
    await page.getByRole('heading', { name: 'Every input' }).waitFor()
    expect(await inspect()).toEqual([])
    await press('Check what is entered')
    await page.locator('.error-summary').getByRole('link').first().waitFor()
    expect(await inspect()).toEqual([])

    await page.getByLabel('A line of text').fill('One')
    await page.getByLabel('An email address').fill('ada@example.org')
    await page.getByLabel('A text with a pattern').fill('80202')
    await page.getByLabel('A text of several lines').fill('One\nTwo')
    await page.getByLabel('A whole number').fill('36')
    await page.getByLabel('One of some').selectOption('A dog')
    const few = page.getByRole('group', { name: 'One of a few' })
    await few.getByLabel('A dog').check()
    await page.getByLabel('Shown for a dog').fill('2')
    const several = page.getByRole('group', { name: 'Any number of them' })
    for (const name of ['A cat', 'A dog', 'A fish']) await several.getByLabel(name).check()
    await page.getByLabel('I agree').check()
    for (const [index, name] of ['Ada', 'Byron'].entries())
      await page.locator(`[name="lists.names.${index}"]`).fill(name)
    await page.locator('[name="lists.people.0.city"]').fill('Denver')
    const guests = page.getByRole('group', { name: 'Guests', exact: true })
    for (const name of ['Byron', 'Carol', 'Dora']) {
      await guests.getByRole('button', { name: 'Add an entry' }).click()
      await page.keyboard.type(name)
    }
    const shape = page.getByRole('group', { name: 'What is it?' })
    await shape.getByLabel('A boat').check()
    await page.getByLabel('Name of the boat').fill('Argo')
    await shape.getByLabel('A house').check()
    await page.getByLabel('Name of the boat').waitFor({ state: 'detached' })
    expect(await guests.getByRole('button', { name: 'Add an entry' }).count(), 'four are the most').toBe(0)
    expect(await inspect()).toEqual([])
    await guests.getByRole('button', { name: 'Remove number 2' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Remove number 2')
    const names = () =>
      guests.getByLabel('Name').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
    expect(await names()).toEqual(['', 'Carol', 'Dora'])
    await press('Check what is entered')
    await page.getByRole('link', { name: 'Choose two at most' }).waitFor()
    expect(await page.locator('.error-summary').getByRole('link').allTextContents()).toEqual([
      'Any number of them: Choose two at most',
      'Rooms of the house: Enter a number',
    ])
    await page.getByLabel('Rooms of the house').fill('3')
    await several.getByLabel('A dog').uncheck()
    await press('Check what is entered')
    await page.getByRole('heading', { name: 'All of it is right' }).waitFor()
  })
})
