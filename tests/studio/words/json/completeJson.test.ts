import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { createCompletion } from '../../../../studio/words/json/completeJson.ts'
import { explainJson } from '../../../../studio/words/json/explainJson.ts'
import { openFlow } from '../../support/openFlow.ts'

const flow = openFlow()
const flowFile = flow.source.flow.path

/** Returns the completions at the `|` of a text that replaces a piece of a file. */
function complete(piece: string, withCursor: string, file = flowFile) {
  const source = [flow.source.flow, ...flow.source.schemas.values()].find(({ path }) => path === file)
  const before = source?.text ?? ''
  if (!before.includes(piece)) throw new Error(`${file} has no ${piece}.`)
  const at = before.indexOf(piece) + withCursor.indexOf('|')
  const doc = before.replace(piece, () => withCursor.replace('|', ''))
  const result = createCompletion(() => ({ flow, file }))(new CompletionContext(EditorState.create({ doc }), at, true))
  return result?.options ?? []
}

const labels = (options: readonly { readonly label: string }[]) => options.map(({ label }) => JSON.parse(label))

describe('completion of the flow file', () => {
  it('offers the properties that are not set yet, with their descriptions', () => {
    const options = complete('"title": "plate.title",', '"title": "plate.title", "|"')
    expect(labels(options)).toEqual(expect.arrayContaining(['resumable', 'back', 'ending', 'dialogs']))
    expect(labels(options)).not.toContain('title')
    expect(options.find(({ label }) => label === '"resumable"')).toMatchObject({
      apply: '"resumable": ',
      info: 'A saved application can be resumed here.',
    })
  })

  it('offers the values that the grammar allows', () => {
    expect(labels(complete('"style": "lead"', '"style": "|"'))).toEqual(['lead', 'note', 'heading'])
    expect(labels(complete('"resumable": true', '"resumable": |'))).toEqual([true, false])
  })

  it.each([
    ['steps', '"to": "DISQUALIFIED"', '"to": "|"', 'VERIFY_VEHICLE_INFO'],
    ['predicates', '"when": "mileageTooHigh"', '"when": "|"', 'vehicleTooOld'],
    ['actions', '"call": "lookUpPlate"', '"call": "|"', 'requestOffers'],
    ['slots to save in', '"save": "licensePlateInfoResponse"', '"save": "|"', 'identity'],
    ['copy keys', '"title": "plate.title"', '"title": "|"', 'offers.title'],
    ['schemas', '"schema": "forms/license-plate.schema.json"', '"schema": "|"', 'forms/address.schema.json'],
    ['events of analytics', '"track": "No License Found"', '"track": "|"', 'No License Found'],
    ['fields to lay out', '"layout": ["plateNumber"', '"layout": ["|"', 'plateState'],
    ['events of a button', '"action": "enterManually"', '"action": "|"', 'enterManually'],
    ['the start', '"start": "ENTER_LICENSE_PLATE"', '"start": "|"', 'YOUR_INFO'],
  ])('offers the names of the flow: %s', (_, piece, withCursor, name) => {
    expect(labels(complete(piece, withCursor))).toContain(name)
  })

  it('offers the events of a step and the outcomes of a call', () => {
    expect(labels(complete('"enterManually": [', '"|": ['))).toEqual(
      expect.arrayContaining(['leave', 'change estimatedMileageRange']),
    )
    expect(labels(complete('"on": { "unknown": [{ "stay": true }] }', '"on": { "|" }'))).toEqual(
      expect.arrayContaining(['unknown', 'failed']),
    )
  })

  it('offers steps with their titles', () => {
    const [first] = complete('"to": "DISQUALIFIED"', '"to": "|"')
    expect(first).toMatchObject({ label: '"ENTER_LICENSE_PLATE"', detail: 'Find your car' })
  })
})

describe('completion of a schema file', () => {
  const file = 'schemas/forms/license-plate.schema.json'

  it('offers copy keys for titles and messages, and files to reference', () => {
    expect(labels(complete('"title": "fields.plateNumber"', '"title": "|"', file))).toContain('fields.plateState')
    expect(labels(complete('"pattern": "errors.plateNumber.valid"', '"pattern": "|"', file))).toContain(
      'errors.required',
    )
    expect(labels(complete('"../shared/state.schema.json"', '"|"', file))).toContain('../shared/zip.schema.json')
  })
})

describe('hover help in the JSON editor', () => {
  const explain = (piece: string) =>
    explainJson({ flow, file: flowFile }, flow.source.flow.text, flow.source.flow.text.indexOf(piece) + 2)?.sentences

  it('explains properties by the grammar, and names by their meaning', () => {
    expect(explain('"progress": 20')).toEqual(['How far the applicant has come at this step, from 0 to 100.'])
    expect(explain('"plate.title"')?.slice(0, 2)).toEqual(['Find your car', 'en: Find your car'])
    expect(explain('"mileageTooHigh", "to"')?.[0]).toMatch(/^If the car has more than 150,000 miles: /)
  })

  it('shows nothing for what is unknown', () => {
    expect(explainJson({ flow: undefined, file: flowFile }, '{}', 1)).toBeUndefined()
  })
})
