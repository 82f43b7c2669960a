import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtInInputs } from '../../../engine/index.ts'
import { fieldRegistry } from '../../../src/widget/registries.ts'
import { pageScreens } from '../../../src/widget/registries.ts'
import { screenRegistry } from '../../../src/widget/registries.ts'

interface Flow {
  readonly failures: readonly { readonly screen: string }[]
  readonly steps: Readonly<Record<string, { readonly view: readonly (string | { readonly component?: string })[] }>>
}

const read = (path: string) => readFileSync(path, 'utf8')
const flow: Flow = JSON.parse(read('flows/refinance.json'))
const sorted = (names: Iterable<string | undefined>) =>
  [...new Set(names)].filter((name) => name !== undefined).toSorted()

it('the screen registry has exactly the views that the steps of the flow show', () => {
  const views = Object.values(flow.steps).flatMap(({ view }) => view)
  const names = views.map((part) => (typeof part === 'string' ? part : part.component))
  expect(sorted(names.filter((name) => name !== 'form'))).toEqual(sorted(Object.keys(screenRegistry)))
})

it('the page screens are exactly those that failures of the flow lead to', () => {
  expect(sorted(flow.failures.map(({ screen }) => screen))).toEqual(sorted(Object.keys(pageScreens)))
})

it('the field registry has exactly the inputs that the schemas name and the engine lacks', () => {
  const files = ['forms', 'shared'].flatMap((folder) =>
    readdirSync(`schemas/${folder}`).map((file) => `${folder}/${file}`),
  )
  const named = files.flatMap((file) =>
    [...read(`schemas/${file}`).matchAll(/"input": "(\w+)"/g)].map(([, name]) => name),
  )
  const isOwn = (name = '') => !Object.hasOwn(builtInInputs, name)
  expect(sorted(named.filter(isOwn))).toEqual(sorted(Object.keys(fieldRegistry).filter(isOwn)))
})

it('the screen registry can load every view as a component', async () => {
  const loaded = await Promise.all(Object.values(screenRegistry).map((view) => view.preload()))
  expect(loaded.map((view) => typeof view)).toEqual(loaded.map(() => 'function'))
})
