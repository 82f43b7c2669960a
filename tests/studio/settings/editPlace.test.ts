import { expect, it } from 'vitest'
import { addPart, removePart, renameWords, setValue } from '../../../studio/settings/editPlace.ts'
import { toPlacedFindings } from '../../../studio/settings/SettingsForm.tsx'
import { applyEdit, type FlowEdit } from '../../../studio/words/edits/applyEdit.ts'
import { type Files, createWorkspace } from '../../../studio/workspace/createWorkspace.ts'
import { openFlow, toFiles } from '../support/openFlow.ts'

const flow = openFlow()
const file = 'flows/sections.json'
const sections = {
  sections: [
    { name: 'car', minutes: 1 },
    { name: 'you', minutes: 2 },
  ],
}
const toTextKey = (path: readonly (string | number)[], value: string) =>
  path.at(-1) === 'name' ? `app.section.${value}` : undefined

/** Applies an edit, and returns the sections and the English words that result. */
function run(edit: FlowEdit): { sections: unknown; words: Readonly<Record<string, string>>; files: Files } {
  const workspace = createWorkspace('flows/refinance.json', { ...toFiles(), [file]: JSON.stringify(sections) })
  applyEdit(workspace, edit)
  const { files } = workspace.store.getState()
  return {
    sections: JSON.parse(files[file] ?? '').sections,
    words: JSON.parse(files['flows/copy/en.json'] ?? ''),
    files,
  }
}

const at = (...path: (string | number)[]) => ({ file, path, label: 'the change' })

it('setValue changes a value, and removes one', () => {
  expect(run(setValue(at('sections', 0, 'minutes'), 4)).sections).toMatchObject([{ name: 'car', minutes: 4 }, {}])
  expect(run(setValue(at('sections', 0, 'minutes'), undefined)).sections).toEqual([
    { name: 'car' },
    sections.sections[1],
  ])
})

it('addPart adds a part with its new texts, marked as untranslated in other languages', () => {
  const part = { value: { name: 'thanks' }, texts: { 'app.section.thanks': 'thanks', 'app.section.car': 'other' } }
  const { words, sections: list, files } = run(addPart(flow, at('sections', 2), part))
  expect(list).toMatchObject([{}, {}, { name: 'thanks' }])
  expect(words).toMatchObject({ 'app.section.thanks': 'thanks', 'app.section.car': 'Your car' })
  expect(JSON.parse(files['flows/copy/es.json'] ?? '')['app.section.thanks']).toBe('[en] thanks')
})

it('removePart removes a part and the texts that only it uses', () => {
  const { words, sections: list } = run(
    removePart(flow, at('sections', 1), sections.sections[1], { toTextKey }, 'app.section.car'),
  )
  expect(list).toEqual([sections.sections[0]])
  expect(words).not.toHaveProperty(['app.section.you'])
  expect(words).toHaveProperty(['app.section.car'])
})

it('removePart removes a list with its last item, where the list is no longer needed', () => {
  const place = at('sections', 0)
  const { sections: list } = run(removePart(flow, place, sections.sections[0], {}, '', ['sections']))
  expect(list).toBeUndefined()
})

it('removePart keeps the texts that the code names', () => {
  const { words } = run(removePart(flow, at('sections', 0), sections.sections[0], { toTextKey }, 'app.section.car'))
  expect(words).toHaveProperty(['app.section.car'])
})

it('renameWords moves the texts along with a name, and never overwrites other texts', () => {
  const rename = (name: string) =>
    run(renameWords(flow, at('sections', 1, 'name'), name, 'app.section.you', `app.section.${name}`))
  const { words, sections: list } = rename('applicant')
  expect(list).toMatchObject([{}, { name: 'applicant' }])
  expect(words).toHaveProperty(['app.section.applicant'])
  expect(words).not.toHaveProperty(['app.section.you'])
  expect(rename('car').words).toMatchObject({ 'app.section.car': 'Your car' })
})

it('toPlacedFindings puts a finding at the field in whose value or name it lies', () => {
  const text = '{\n  "qa": {\n    "apiBaseUrl": "x"\n  }\n}\n'
  const finding = (line: number, column: number) => ({ code: 'a', file, line, column, message: 'm', isAdvice: false })
  const toPlaces = (line: number, column: number) => [...toPlacedFindings([finding(line, column)], text).keys()]
  expect(toPlaces(3, 19)).toEqual(['["qa","apiBaseUrl"]'])
  expect(toPlaces(3, 5)).toEqual(['["qa","apiBaseUrl"]'])
  expect(toPlaces(2, 9)).toEqual(['["qa"]'])
  expect(toPlaces(1, 1)).toEqual(['[]'])
})
