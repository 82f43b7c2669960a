import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'
import { copyNewsletter } from './copyNewsletter.ts'

mkdirSync('node_modules/.cache', { recursive: true })
// Inside the project, because a flow imports its engine.
const folder = mkdtempSync('node_modules/.cache/forms-')
afterAll(() => rmSync(folder, { recursive: true }))

const forms = 'tests/cli/flow/forms'
const read = (...path: readonly string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
const begin = (name: string, from: string) =>
  runFlow([
    'new',
    'flow',
    name,
    '--in',
    folder,
    '--from',
    ...from.split(' ').map((part) => part.replace(/^@/, `${forms}/`)),
  ])
const check = (name: string) => runFlow(['check', join(folder, name, 'flow.json')])
/** Lists what a command reports as left out. */
const toLeft = (text: string) => [...text.matchAll(/^ {2}(.+)$/gm)].map(([, line]) => line)

describe('a flow created from a SurveyJS form', () => {
  it('passes the check, and the command lists what was left out', async () => {
    const { text, exitCode } = await begin('survey', '@survey.json')
    expect(exitCode).toBe(0)
    expect(toLeft(text)).toEqual([
      'page aboutYou, full-name: its name, which is fullName here',
      'page aboutYou, email: placeholder',
      'page aboutYou, home: showOtherItem',
      'page aboutYou, signature: a question of the type signaturepad',
      'page pet, story: visibleIf, which asks about another page',
      'the form: triggers',
    ])
    expect(await check('survey')).toMatchObject({ exitCode: 0 })
  })

  it('has a step for each page, and skips a page whose condition does not hold', () => {
    const { steps, predicates, actions } = read('survey', 'flow.json')
    expect(actions.sendAnswers.input.required).toEqual(['aboutYou', 'pet', 'dog', 'visit'])
    expect(Object.keys(steps)).toEqual(['ABOUT_YOU', 'PET', 'DOG', 'VISIT', 'THANKS'])
    expect(steps.PET.on.submit).toEqual([{ when: 'asksDog', to: 'DOG' }, { to: 'VISIT' }])
    expect(predicates.asksDog.when).toBe("has(pet.kinds) && 'dog' in pet.kinds")
    expect(steps.VISIT.on.submit).toEqual([{ call: 'sendAnswers' }, { to: 'THANKS' }])
  })

  it('keeps rules, choices, conditions and the texts of both languages', () => {
    const { properties, required, allOf } = read('survey', 'schemas/forms/about-you.schema.json')
    expect(properties.fullName).toMatchObject({ type: 'string', maxLength: 60, ui: { autocomplete: 'name' } })
    expect(properties.age).toMatchObject({ type: 'number', minimum: 18, maximum: 120 })
    expect(properties.home).toMatchObject({ enum: ['house', 'flat'], ui: { input: 'radio' } })
    expect(required).toEqual(['fullName', 'email', 'home'])
    expect(read('survey', 'schemas/forms/visit.schema.json').properties.companions).toMatchObject({
      maxItems: 3,
      ui: { addable: true },
      items: { required: ['companion'] },
    })
    expect(allOf).toMatchObject([
      { if: { required: ['home'], properties: { home: { const: 'flat' } } }, then: { required: ['floor'] } },
      {
        if: {
          required: ['home', 'floor'],
          properties: { home: { const: 'flat' }, floor: { type: 'number', exclusiveMinimum: 2 } },
        },
        then: { properties: { hasLift: { enum: [true, false] } } },
      },
    ])
    expect(read('survey', 'schemas/forms/pet.schema.json').properties).toMatchObject({
      kinds: { type: 'array', maxItems: 2, items: { enum: ['cat', 'dog', 'fish'] } },
      experience: { type: 'number', enum: [1, 2, 3] },
    })
    expect(read('survey', 'copy/es.json')).toMatchObject({
      'aboutYou.title': 'Sobre usted',
      'aboutYou.fullName.required': 'Díganos su nombre',
      'aboutYou.home.options.flat': 'En un apartamento',
    })
  })
})

describe('a flow created from a JSON Schema and a uiSchema', () => {
  it('passes the check, has data for every path, and the command lists what was left out', async () => {
    const { text } = await begin('schema', '@adoption.schema.json --ui @adoption.ui.json')
    expect(toLeft(text)).toEqual([
      'the form: ui:submitButtonOptions',
      'age: the widget stars',
      'story: ui:placeholder',
      'site: the format uri',
    ])
    expect(await check('schema')).toMatchObject({ exitCode: 0 })
    expect((await runFlow(['paths', '--flow', join(folder, 'schema/flow.json')])).text).toContain('goes as foreseen')
  })

  it('keeps the order, inputs, references and conditions of the fields', () => {
    const { properties, allOf } = read('schema', 'schemas/forms/adopt-a-pet.schema.json')
    expect(Object.keys(properties).slice(0, 3)).toEqual(['agrees', 'name', 'age'])
    expect(properties.pet).toMatchObject({ enum: ['cat', 'dog'], ui: { input: 'radio' } })
    expect(properties.children).toMatchObject({ maxItems: 8, ui: { addable: true }, items: { required: ['name'] } })
    expect(properties.address).toMatchObject({ required: ['city'], properties: { zip: { pattern: '^[0-9]{5}$' } } })
    expect(allOf).toMatchObject([
      { if: { properties: { pet: { enum: ['dog'] } } }, then: { required: ['walks'] } },
      { if: { properties: { age: { minimum: 70 } } }, then: { required: ['helper'] } },
    ])
    expect(read('schema', 'copy/en.json')).toMatchObject({
      'adoptAPet.title': 'Adopt a pet',
      'adoptAPet.name.hint': 'First and last name',
      'adoptAPet.colors.options.black': 'Black',
    })
  })
})

describe('a flow created from a JSON Schema with a oneOf', () => {
  it('has a field and conditions to choose a shape, and the command lists a oneOf that was left out', async () => {
    const { text, exitCode } = await begin('shapes', '@shapes.schema.json')
    expect(exitCode).toBe(0)
    expect(toLeft(text)).toEqual(['contact: a choice of shapes'])
    expect(await check('shapes')).toMatchObject({ exitCode: 0 })
    expect((await runFlow(['paths', '--flow', join(folder, 'shapes/flow.json')])).text).toContain('goes as foreseen')
    const { properties } = read('shapes', 'schemas/forms/how-would-you-like-to-pay.schema.json')
    expect(properties.payment).toMatchObject({
      properties: { kind: { type: 'string', enum: ['card', 'bank', 'cash'] } },
      required: ['kind'],
      allOf: [
        {
          if: { properties: { kind: { const: 'card' } }, required: ['kind'] },
          then: { properties: { number: { pattern: '^[0-9]{16}$' } }, required: ['number'] },
        },
        {
          if: { properties: { kind: { const: 'bank' } }, required: ['kind'] },
          then: { properties: { account: { maxLength: 34 }, bankName: { type: 'string' } }, required: ['account'] },
        },
      ],
    })
    const words = read('shapes', 'copy/en.json')
    const options = ['card', 'bank', 'cash'].map(
      (kind) => words[`${properties.payment.properties.kind.ui.options}.${kind}`],
    )
    expect(options).toEqual(['By card', 'From a bank account', 'In cash'])
  })
})

describe('a flow created from a Form.io form', () => {
  it('passes the check, has data for every path, and the command lists what was left out', async () => {
    const { text } = await begin('formio', '@formio.json')
    expect(toLeft(text)).toEqual(['papers: a component of the type file', 'code: customConditional'])
    expect(await check('formio')).toMatchObject({ exitCode: 0 })
    expect((await runFlow(['paths', '--flow', join(folder, 'formio/flow.json')])).text).toContain('goes as foreseen')
  })

  it('keeps rules with their messages, lists and conditions', () => {
    const { properties, allOf } = read('formio', 'schemas/forms/you.schema.json')
    expect(properties.age).toMatchObject({ minimum: 18, errorMessage: { minimum: 'you.age.minimum' } })
    const lists = { maxItems: 4, ui: { addable: true }, items: { required: ['child'] } }
    expect(properties.children).toMatchObject(lists)
    expect(read('formio', 'copy/en.json')['you.age.minimum']).toBe('You have to be an adult')
    expect(allOf[0]).toMatchObject({
      if: { properties: { home: { const: 'flat' } } },
      then: { properties: { floor: {} } },
    })
    expect(read('formio', 'flow.json').predicates.asksPet.when).toBe("!(has(you.home) && you.home == 'house')")
    expect(read('formio', 'schemas/forms/pet.schema.json').properties.agrees).toMatchObject({ const: true })
  })
})

describe('an imported form', () => {
  it('is added between two steps, with texts to be translated into the other languages', async () => {
    const { folder: home, file } = copyNewsletter()
    // Spanish also needs marks before its questions.
    writeFileSync(join(home, 'copy/es.json'), readFileSync(join(home, 'copy/en.json'), 'utf8').replaceAll('?', '.'))
    const from = `${forms}/formio.json`
    const { text } = await runFlow(['new', 'step', 'ADOPT', '--after', 'ADDRESS', '--from', from, '--flow', file])
    expect(text).toContain('papers: a component of the type file')
    const { steps, predicates } = JSON.parse(readFileSync(file, 'utf8'))
    expect(Object.keys(steps).slice(0, 4)).toEqual(['ADDRESS', 'ADOPT_1', 'ADOPT_2', 'TOPICS'])
    expect(steps.ADDRESS.on.submit.at(-1)).toEqual({ to: 'ADOPT_1' })
    expect(steps.ADOPT_1.on.submit).toEqual([{ when: 'asksAdopt2', to: 'ADOPT_2' }, { to: 'TOPICS' }])
    expect(predicates).toHaveProperty('asksAdopt2')
    const copy = (language: string) => JSON.parse(readFileSync(join(home, `copy/${language}.json`), 'utf8'))
    expect(copy('en')['adopt1.title']).toBe('About you')
    expect(copy('es')['adopt1.title']).toBe('TODO: About you')
  })

  it.each([
    ['missing.json', undefined, 'is not there'],
    ['broken.json', '{ "pages": [', 'is not JSON.'],
    ['other.json', '{ "name": "pets" }', 'is not a form that can be taken'],
  ])('is rejected, and nothing is written, when its file is unusable: %s', async (name, text, message) => {
    const file = join(folder, name)
    if (text !== undefined) writeFileSync(file, text)
    const answer = await begin('refused', file)
    expect(answer).toMatchObject({ exitCode: 2, text: expect.stringContaining(message) })
    expect(() => read('refused', 'flow.json')).toThrow('ENOENT')
  })
})
