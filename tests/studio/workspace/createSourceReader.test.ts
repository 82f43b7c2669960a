import { expect, it } from 'vitest'
import { adviseFlow, checkFlow, listCopy, toFlowSource } from '../../../engine/authoring.ts'
import { readFlowFiles } from '../../../engine/build.ts'
import { createFlowReader, createSourceReader } from '../../../studio/workspace/createModel.ts'
import { type JsonChange, changeJson } from '../../../studio/workspace/changeJson.ts'
import type { Files } from '../../../studio/workspace/createWorkspace.ts'

const flowFile = 'flows/refinance.json'
const zip = 'schemas/shared/zip.schema.json'
const english = 'flows/copy/en.json'

const change = (file: string, one: JsonChange) => (files: Files) => ({
  ...files,
  [file]: changeJson(files[file] ?? '{}', one),
})

const edits: readonly (readonly [string, (files: Files) => Files])[] = [
  ['a word', change(english, { path: ['plate.title'], value: 'Another title' })],
  ['a word that is taken away', change(english, { path: ['plate.lead'], value: undefined })],
  ['a limit', change(flowFile, { path: ['constants', 'vehicleAgeYears'], value: 12 })],
  ['a limit of another kind', change(flowFile, { path: ['constants', 'vehicleAgeYears'], value: 'twelve' })],
  ['a way', change(flowFile, { path: ['steps', 'ENTER_LICENSE_PLATE', 'on', 'submit', 0, 'to'], value: 'NOWHERE' })],
  ['a slot', change(flowFile, { path: ['data', 'ownSlot'], value: { schema: { type: 'string' } } })],
  ['the label of a field', change(zip, { path: ['title'], value: 'plate.title' })],
  ['what is not a schema', change(zip, { path: ['type'], value: 5 })],
  ['what the grammar refuses', change(flowFile, { path: ['steps', 'ENTER_LICENSE_PLATE', 'title'], value: 5 })],
  ['a text that is not JSON', (files) => ({ ...files, [zip]: '{' })],
  ['a name that stands twice', (files) => ({ ...files, [english]: '{ "plate.title": "A", "plate.title": "B" }' })],
  ['a file that is gone', ({ [zip]: _, ...files }) => files],
]

const files: Files = Object.fromEntries(readFlowFiles(flowFile).files)
const read = createSourceReader()
const toSeen = (source: ReturnType<typeof read>) => {
  const { problems, flow } = checkFlow(source)
  return { problems, definition: flow?.definition, copy: flow && listCopy(flow) }
}
const atFirstSight = (texts: Files) => toSeen(toFlowSource(flowFile, new Map(Object.entries(texts))))
const untouched = atFirstSight(files)

it.each(edits)(
  'the source reader returns for an edit of %s what a first read returns, and nothing of it after undo',
  (_, edit) => {
    expect(toSeen(read(flowFile, edit(files)))).toEqual(atFirstSight(edit(files)))
    expect(toSeen(read(flowFile, files))).toEqual(untouched)
  },
)

it('the source reader returns the result of several edits in a row', () => {
  let all = files
  for (const [, edit] of edits.slice(0, 7)) {
    all = edit(all)
    read(flowFile, all)
  }
  expect(toSeen(read(flowFile, all))).toEqual(atFirstSight(all))
})

it('the advice follows a text, and the fault beside it, as at first sight', () => {
  const own = 'tests/flows/newsletter/flow.json'
  const sound: Files = Object.fromEntries(readFlowFiles(own).files)
  const reader = createSourceReader()
  const toCopy = (words: string) =>
    change('tests/flows/newsletter/copy/en.json', { path: ['form.continue'], value: words })(sound)
  const advise = (source: ReturnType<typeof read>) => {
    const { draft } = checkFlow(source)
    return draft && adviseFlow(draft)
  }
  const foreign = toCopy('Busque el carro que usted quiere para la familia')
  for (const one of [sound, foreign, toCopy('Call {phone'), sound])
    expect(advise(reader(own, one))).toEqual(advise(toFlowSource(own, new Map(Object.entries(one)))))
  expect(advise(reader(own, foreign))?.map(({ code }) => code)).toContain('untranslated')
})

it('the source reader returns the same source when only unrelated files have changed', () => {
  const source = read(flowFile, files)
  expect(read(flowFile, { ...files, 'deploy/partners.json': '{}' })).toBe(source)
})

it('a flow is not linked again for another layout, but for another value, and for a name that stands twice', () => {
  const link = createFlowReader(flowFile)
  const flow = link(files)
  const to = (from: string, into: string) => ({ ...files, [flowFile]: (files[flowFile] ?? '').replace(from, into) })
  const spread = to('"vehicleAgeYears": 10', '\n "vehicleAgeYears" :10')
  const laid = link(spread)
  expect(laid?.definition).toBe(flow?.definition)
  expect(laid?.source.flow.text).toBe(spread[flowFile])
  for (const other of [
    to('"vehicleAgeYears": 10', '"vehicleAgeYears": 11'),
    to('"vehicleAgeYears": 10', '"vehicleAgeYears": 10, "vehicleAgeYears": 10'),
    { ...files, [english]: (files[english] ?? '').replace('"Find your car"', '"Find  your car"') },
  ]) {
    link(files)
    const again = link(other)
    expect(again?.definition).not.toBe(flow?.definition)
  }
})
