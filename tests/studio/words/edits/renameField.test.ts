import { describe, expect, it } from 'vitest'
import { type LinkedFlow, toSourceFile } from '../../../../engine/authoring.ts'
import { readCode } from '../../../../engine/build.ts'
import { toSeal } from '../../../../engine/definition/released/ReleasedFlow.ts'
import { toCodeWords } from '../../../../engine/commands/studio/readStudioFiles.ts'
import { addField } from '../../../../studio/words/edits/fields.ts'
import { renameField, toFieldNameFault, toKnower } from '../../../../studio/words/edits/renameField.ts'
import { listFormFields, listStepForms } from '../../../../studio/words/listFormFields.ts'
import { emptyField } from '../../../../studio/words/steps/NewStep.ts'
import { openFlow, openProject, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()
const code = toCodeWords(readCode('src'))
const insurance = openProject('examples/insurance-quote/flow.json')

const listForms = (of: LinkedFlow) => {
  const forms = Object.keys(of.definition.steps).flatMap((step) =>
    listStepForms(of, step).map(({ schema, fields }, form) => ({ step, form, schema, fields })),
  )
  return [...new Map(forms.map((one) => [one.schema, one])).values()]
}

function field(schema: string, path: string, of = flow) {
  const found = listFormFields(of, schema).find((one) => one.path === path)
  if (!found) throw new Error(`There is no field ${path}.`)
  return found
}

/** Lists what still uses a name. */
const toLeft = ({ source, written, copy }: LinkedFlow, name: string) =>
  [
    JSON.stringify({ ...written, migrations: {} }),
    ...[...source.schemas.values()].map(({ text }) => text),
    ...[...copy.values()].flatMap((texts) => Object.keys(texts)),
  ].filter((text) => new RegExp(`\\b${name}\\b`).test(text))

describe('renaming a new field', () => {
  it.each(listForms(flow))('of $schema changes its name everywhere', async ({ step, form, schema }) => {
    const label = { en: 'Name of your pet', es: 'Nombre de su mascota' }
    const added = addField(flow, step, form, { ...emptyField, label })
    const { flow: now } = await runEdit(added)
    const pet = field(schema, 'nameOfYourPet', now)
    expect(toKnower(now, pet, code)).toBeUndefined()
    const renamed = renameField(now, pet, 'animal', code)
    const { flow: after, faults } = await runEdit({ ...renamed, changes: [...added.changes, ...renamed.changes] })
    expect(faults).toEqual([])
    expect(toLeft(after, 'nameOfYourPet')).toEqual([])
    expect(field(schema, 'animal', after).needs).toHaveLength(1)
  })
})

describe.each([
  ['the refinance flow', { flow, runEdit }],
  ['the insurance quote', insurance],
])('renaming a field of %s that no service and no code uses', (_, project) => {
  const fields = listForms(project.flow).flatMap(({ schema, fields: all }) => all.map((one) => ({ schema, one })))
  const free = fields.filter(({ one }) => toKnower(project.flow, one, '') === undefined)

  it.each(free)('changes its name everywhere: $one.path of $schema', async ({ schema, one }) => {
    const { flow: after, faults } = await project.runEdit(renameField(project.flow, one, 'somethingElse', ''))
    expect(faults).toEqual([])
    const paths = listFormFields(after, schema).map(({ path }) => path)
    expect(paths).toEqual(
      fields.flatMap((other) =>
        other.schema !== schema ? [] : [other.one === one ? 'somethingElse' : other.one.path],
      ),
    )
  })
})

it('renaming a field changes its name in expressions, but not the same name of other fields', async () => {
  const zip = field('forms/area.schema.json', 'zip', insurance.flow)
  const { flow: after } = await insurance.runEdit(renameField(insurance.flow, zip, 'postcode', ''))
  expect(after.written.steps['AREA']?.on['submit']?.[0]?.with).toEqual({ zip: 'area.postcode' })
  expect(after.definition.predicates['carKept']?.when).toContain('has(area.postcode)')
})

it('renaming a field changes its name in options that are made from it', () => {
  const { written } = insurance.flow
  const form = { schema: 'forms/cover.schema.json', data: 'cover', submit: 'cover.submit' }
  const options = { from: 'drivers', value: 'firstName', label: 'lastName' }
  const cover = {
    title: 'cover.title',
    progress: 70,
    view: [],
    on: {},
    form: { ...form, fields: { excess: { options } } },
  }
  const flowOf = { ...insurance.flow, written: { ...written, steps: { ...written.steps, COVER: cover } } }
  const first = field('forms/driver.schema.json', 'firstName', insurance.flow)
  const { changes } = renameField(flowOf, first, 'givenName', '')
  const path = ['steps', 'COVER', 'form', 'fields', 'excess', 'options', 'value']
  expect(changes).toContainEqual({ file: 'examples/insurance-quote/flow.json', path, value: 'givenName' })
})

it('renaming a field keeps its value in saved applications', async () => {
  const zip = field('forms/area.schema.json', 'zip', insurance.flow)
  const saved = { type: 'object', properties: { area: { type: 'object', properties: { zip: { type: 'string' } } } } }
  const path = 'examples/insurance-quote/released/insurance-quote.1.json'
  const content = { version: 1, steps: {}, saved }
  const released = toSourceFile(path, JSON.stringify({ ...content, seal: toSeal(content) }))
  const source = { ...insurance.flow.source, released: new Map([[1, released]]) }
  const { changes } = renameField({ ...insurance.flow, source }, zip, 'postcode', '')
  expect(changes.filter(({ path: [part] }) => part === 'version' || part === 'migrations')).toMatchObject([
    { path: ['version'], value: 2 },
    { path: ['migrations', '1', 'data', 'area.postcode'], value: 'saved.area.zip' },
    { path: ['migrations', '1', 'data', 'area.zip'], value: null },
  ])
})

it.each([
  ['email', 'forms/review.schema.json', code, /^The product’s code uses the name email, so a programmer/],
  ['email', 'forms/review.schema.json', '', 'A service uses this name: see schemas/api/contact-request.schema.json.'],
  ['residency', 'forms/review.schema.json', '', /^completeIdentity sends the whole form to a service/],
])('renaming the field %s of %s is refused, since others use it', (path, schema, words, reason) => {
  expect(toKnower(flow, field(schema, path), words)).toMatch(reason)
})

it.each([
  ['Pet name', 'Use letters and digits, starting with a lowercase letter, such as petName.'],
  ['lenderName', 'The field lenderName already exists.'],
  ['constructor', 'constructor means something else in conditions. Choose another name.'],
  ['petName', undefined],
])('renaming a field to "%s" is checked', (name, fault) => {
  expect(toFieldNameFault(flow, field('forms/lender.schema.json', 'accountNumber'), name)).toBe(fault)
})
