import react from '@vitejs/plugin-react'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { build, type InlineConfig, preview } from 'vite'
import { flowPlugin } from '../../engine/build.ts'
import { waitUntilSettled } from '../browser/support/pressLikeAPerson.ts'
import { createMeter, type Meter } from './createMeter.ts'

/** A form of a certain size: its schema, its initial data, and the source of its options. */
interface GrowingForm {
  readonly properties: object
  readonly initial?: object
  readonly choices?: readonly object[]
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const toText = (label: number) => ({
  type: 'string',
  title: `label${label}`,
  maxLength: 40,
  errorMessage: { maxLength: 'long' },
})

const toFields = (count: number): GrowingForm => ({
  properties: Object.fromEntries(numbers(count).map((index) => [`field${index}`, toText(index)])),
})
const toRows = (count: number): GrowingForm => ({
  properties: {
    first: toText(0),
    rows: { type: 'array', items: { type: 'object', properties: { name: toText(1), city: toText(2) } } },
  },
  initial: { rows: numbers(count).map((index) => ({ name: `Name ${index}` })) },
})
const toChoice = (count: number): GrowingForm => ({
  properties: { first: toText(0), choice: toText(1) },
  choices: numbers(count).map((index) => ({ id: `choice${index}`, name: `Choice ${index}` })),
})

/** The forms that are measured, by what they are. */
export const cases: Readonly<Record<string, GrowingForm>> = {
  'a form of 10 fields': toFields(10),
  'a form of 50 fields': toFields(50),
  'a form of 200 fields': toFields(200),
  'a list of 50 rows': toRows(50),
  'a list of 500 rows': toRows(500),
  'a choice of 1,000': toChoice(1000),
  'a choice of 10,000': toChoice(10_000),
}

/**
 * Measures what drawing growing forms costs (milliseconds of script, style and layout) and what a key in one of their text
 * fields costs (script): the medians of some runs. Builds the forms into the folder.
 */
export async function timeForms(browser: Browser, folder: string, runs: number) {
  const root = join(folder, 'growing')
  const names = Object.keys(cases)
  const folders = names.map((_, index) => join(root, `case${index}`))
  await Promise.all(Object.values(cases).map((form, index) => writePage(folders[index] ?? root, form)))
  const made: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [flowPlugin(), react()],
    build: { rolldownOptions: { input: folders.map((page) => join(page, 'index.html')) } },
  }
  await build(made)
  const server = await preview({ ...made, preview: { port: 0, host: 'localhost' } })
  const measure = createMeter(browser)
  try {
    const rows: Record<string, object> = {}
    for (const [index, name] of names.entries()) {
      const url = `${server.resolvedUrls?.local[0]}case${index}/`
      const samples: { readonly drawn: number; readonly key: number }[] = []
      for (let run = 0; run < runs; run += 1) samples.push(await measure(url, drawAndType))
      rows[name] = {
        'drawn, ms': toMedian(samples.map(({ drawn }) => drawn)),
        'script of a key, ms': toMedian(samples.map(({ key }) => key)),
      }
    }
    return rows
  } finally {
    await server.close()
  }
}

const words = 'Alexandrina Wilhelmina'

async function drawAndType({ page, countOf }: Meter) {
  const work = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const
  const go = page.locator('[data-action="go"]')
  await go.waitFor()
  await page.waitForLoadState('networkidle')
  await waitUntilSettled(page)
  const draw = () => go.evaluate((button: HTMLElement) => button.click()).then(() => first.waitFor())
  const first = page.locator('input').first()
  const drawn = await countOf(draw, ...work)
  await first.focus()
  const typed = await countOf(() => page.keyboard.type(words), 'ScriptDuration')
  return { drawn, key: typed / words.length }
}

const toMedian = (values: readonly number[]) =>
  Number(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]?.toFixed(1))

/** Returns the files of a flow with a step that leads to the form, and of a page that starts it. */
export function toFiles({ properties, initial = {}, choices }: GrowingForm): Readonly<Record<string, string>> {
  const form = { $id: 'forms/growing.schema.json', type: 'object', properties }
  const flow = {
    name: 'growing',
    version: 1,
    schemas: 'schemas',
    copy: 'copy',
    start: 'START',
    steps: {
      START: { title: 'word', progress: 0, view: [{ action: 'go', label: 'word' }], on: { go: [{ to: 'FORM' }] } },
      FORM: {
        title: 'word',
        progress: 50,
        view: ['form'],
        form: {
          schema: 'forms/growing.schema.json',
          data: 'growing',
          submit: 'word',
          ...(choices && { fields: { choice: { options: { from: 'choices', value: 'id', label: 'name' } } } }),
        },
        on: { submit: [{ to: 'END' }] },
      },
      END: {
        title: 'word',
        progress: 100,
        ending: 'success',
        view: [{ action: 'again', label: 'word' }],
        on: { again: [{ reset: true, to: 'START' }] },
      },
    },
    constants: {},
    predicates: {},
    actions: {},
    startUp: [{ to: 'START' }],
    data: {
      growing: { schema: 'forms/growing.schema.json', initial },
      ...(choices && { choices: { schema: { type: 'array', items: { type: 'object' } }, initial: choices } }),
    },
  }
  const copy = {
    word: 'Word',
    long: 'Please say it in fewer words',
    ...Object.fromEntries(numbers(200).map((index) => [`label${index}`, `Field ${index}`])),
  }
  return {
    'flow.json': JSON.stringify(flow),
    'api.json': JSON.stringify({ calls: {} }),
    'copy/en.json': JSON.stringify(copy),
    'schemas/forms/growing.schema.json': JSON.stringify(form),
    'index.html':
      '<!doctype html><html lang="en"><div id="flow"></div><script type="module" src="./main.ts"></script></html>',
    'main.ts': main,
  }
}

async function writePage(folder: string, form: GrowingForm): Promise<void> {
  for (const [name, content] of Object.entries(toFiles(form))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

const main = `
import { startFlow } from '${resolve('engine/index.ts')}'
import '${resolve('engine/start/theme.css')}'
import copy from './copy/en.json?copy'
import contract from './flow.json?calls'
import flow from './flow.json?flow'
import { languages } from './flow.json?languages'
await startFlow(document.querySelector('#flow'), {
  flow, languages, copy, contract, baseUrl: '/api/', loadAnswers: () => import('./flow.json?answers'),
})
`
