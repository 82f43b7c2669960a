import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'
import { upgradeFlow } from '../../../engine/authoring.ts'
import { copyNewsletter } from './copyNewsletter.ts'

const today = JSON.parse(readFileSync('tests/flows/newsletter/flow.json', 'utf8'))

/** The newsletter in the first format of flow files, with its properties in another order. */
const { $schema, predicates, ...others } = today
const first = {
  $schema,
  meanings: { wantsDaily: 'mail "every day" is wanted' },
  ...others,
  predicates: Object.fromEntries(Object.entries<{ when: string }>(predicates).map(([name, { when }]) => [name, when])),
}

it('upgradeFlow merges meanings into predicates and keeps the rest in its order', () => {
  const upgraded = JSON.parse(upgradeFlow(JSON.stringify(first)))
  const wantsDaily = { means: 'mail "every day" is wanted', ...predicates.wantsDaily }
  expect(upgraded).toEqual({ ...today, predicates: { ...predicates, wantsDaily } })
  expect(Object.keys(upgraded)).toEqual(Object.keys(first).filter((name) => name !== 'meanings'))
  expect(Object.keys(upgraded.predicates.wantsDaily)).toEqual(['means', 'when'])
})

it('upgradeFlow marks expressions in set and fill with "=", and writes other values as JSON', () => {
  const flow = {
    data: { place: {} },
    startUp: [{ set: { a: 'null', b: "'weekly'", c: '{}', d: '[1, true]' }, on: { lost: [{ set: { e: 'place' } }] } }],
    steps: { A: { on: { submit: [{ fill: { f: 'place.city', g: 'pick(place, [])' }, with: { h: 'null' } }] } } },
    later: { set: { i: 'null' } },
  }
  expect(JSON.parse(upgradeFlow(JSON.stringify(flow)))).toEqual({
    ...flow,
    startUp: [{ set: { a: null, b: 'weekly', c: {}, d: [1, true] }, on: { lost: [{ set: { e: '=place' } }] } }],
    steps: { A: { on: { submit: [{ fill: { f: '=place.city', g: '=pick(place, [])' }, with: { h: 'null' } }] } } },
  })
})

it('upgradeFlow keeps the quotes of a text that would read as an expression', () => {
  const toFlow = (value: string) => JSON.stringify({ startUp: [{ set: { a: value } }] })
  for (const text of ["'null'", "'=1'"]) expect(upgradeFlow(toFlow(text))).toBe(toFlow(`=${text}`))
})

it.each(['tests/flows/newsletter/flow.json', 'flows/refinance.json'])('upgradeFlow changes nothing in %s', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(upgradeFlow(text)).toBe(text)
})

it('the upgrade command writes a formatted file that passes the check', async () => {
  const { file } = copyNewsletter()
  writeFileSync(file, JSON.stringify({ ...first, meanings: undefined }, undefined, 2))
  expect((await runFlow(['check', file])).text).toContain('npm run flow -- upgrade')
  expect(await runFlow(['upgrade', file])).toEqual({ text: `Rewrote ${file}.`, exitCode: 0 })
  expect(await runFlow(['check', file])).toEqual({ text: `${file}: nothing found.`, exitCode: 0 })
  expect(readFileSync(file, 'utf8')).toContain('\n    "isUnavailable": { "when": "failure.status == 503" }\n')
  expect(await runFlow(['upgrade', file])).toEqual({ text: `${file} is up to date.`, exitCode: 0 })
})
