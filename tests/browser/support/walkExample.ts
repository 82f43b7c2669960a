import type { Page } from 'playwright-core'
import { type ExampleMove, type Examples, findExamples, type LinkedFlow } from '../../../engine/authoring.ts'
import { toText } from '../../../engine/react/inputs/InputProps.ts'

/** More steps than any example has on one path. */
const longest = 40

/**
 * Walks through a flow in a browser with data that the path search finds, against a sandbox with its default answers. Fills in
 * each form and presses its primary button until the flow ends. Returns the steps on the way.
 */
export async function walkExample(page: Page, flow: LinkedFlow): Promise<readonly string[]> {
  const examples = findExamples(flow, { now: new Date(), functions: {} })
  const steps: string[] = []
  while (steps.length < longest) {
    // oxlint-disable-next-line no-await-in-loop -- one step leads to the next
    const step = await readStep(page, steps.at(-1))
    steps.push(step)
    if (flow.definition.steps[step]?.ending !== undefined) return steps
    // oxlint-disable-next-line no-await-in-loop
    await leave(page, findSubmit(flow, examples, step))
  }
  throw new Error(`The flow has no end: ${steps.join(', ')}`)
}

/** Returns the current step once it differs from the previous one and accepts presses. */
async function readStep(page: Page, before: string | undefined): Promise<string> {
  const shown = page.locator(`[data-step]:not([data-step="${before}"], [aria-busy=true], [data-settling])`)
  await shown.waitFor()
  return (await shown.getAttribute('data-step')) ?? ''
}

/** Finds an example of submitting a step's form in which every call has its expected outcome. */
function findSubmit({ definition }: LinkedFlow, { steps }: Examples, step: string): ExampleMove | undefined {
  const isExpected = ({ answers }: ExampleMove) =>
    answers.every(({ action, outcome }) => Object.keys(definition.actions[action]?.outcomes ?? {})[0] === outcome)
  const moves = Object.values(steps).flatMap((examples) => examples.flatMap((example) => example.moves))
  return moves.find((move) => move.step === step && move.kind === 'submit' && isExpected(move))
}

async function leave(page: Page, submit: ExampleMove | undefined): Promise<void> {
  for (const [name, value] of toLeaves(submit?.value ?? {})) {
    // oxlint-disable-next-line no-await-in-loop -- filling in a field may show others
    await fill(page, name, value)
  }
  await page.locator('button[type=submit]').click()
}

/** Returns the single values of a form with the names of their fields. */
function toLeaves(value: unknown, name = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, inner]) => toLeaves(inner, name === '' ? key : `${name}.${key}`))
}

/** Fills in a field like a person. Skips fields that are read-only or not shown. */
async function fill(page: Page, name: string, value: unknown): Promise<void> {
  const named = (wanted: string, chosen = '') => page.locator(`[name="${wanted}"]${chosen}`)
  const chosen = `[value="${toText(value)}"]`
  // Each checkbox of a list has the name of the list.
  const box = named(name.replace(/\.\d+$/, ''), `[type=checkbox]${chosen}`)
  if ((await box.count()) > 0) return box.check()
  const field = named(name).first()
  if ((await field.count()) === 0 || !(await field.isEditable())) return
  const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.localName)
  if (kind === 'radio') return named(name, chosen).check()
  if (kind === 'checkbox') return field.setChecked(value === true)
  // A service's real options differ from those that the search made up.
  if (kind === 'select') return void (await field.selectOption({ index: 1 }))
  await field.fill(toText(value).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1'))
}
