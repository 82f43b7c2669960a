import { describe, expect, it } from 'vitest'
import { compileFlow, FlowError, type ModuleNames } from '../../../engine/build.ts'
import { editNewsletter, type Edit } from '../../flows/newsletter/editNewsletter.ts'

const names: ModuleNames = { forms: (step) => `forms of ${step}`, schema: (id) => `validator of ${id}`, saved: 'saved' }
const compile = (...edits: readonly Edit[]) => compileFlow(editNewsletter(...edits), names)

describe('compileFlow', () => {
  it('emits no eval, no new Function and no CommonJS', () => {
    const { core, forms, schemas, saved } = compile()
    const sources = [core, saved, ...Object.values(forms), ...Object.values(schemas)]
    for (const source of sources)
      expect(source).not.toMatch(/\beval\b|\bnew Function\b|\brequire\(|\bmodule\.exports\b/)
  })

  it('emits a forms module for each step with a form, and a validator for each schema', () => {
    const { forms, schemas } = compile()
    expect(Object.keys(forms)).toEqual(['ADDRESS', 'TOPICS'])
    expect(Object.keys(schemas)).toEqual(['forms/address.schema.json', 'forms/choice.schema.json'])
    expect(forms['ADDRESS']).toContain('from "validator of forms/address.schema.json"')
  })

  it('compiles a schema that two forms share only once', () => {
    const variants = `[{ "when": "wantsDaily", "schema": "forms/choice.schema.json", "data": "choice", "submit": "form.continue" },
      { "schema": "forms/choice.schema.json", "data": "choice", "submit": "form.continue" }]`
    const { text } = editNewsletter().flow
    const [form = ''] = /\{\n\s+"schema": "forms\/choice[^]*?"submit": "topics.submit"\s+\}/.exec(text) ?? []
    const { forms } = compile({ from: form, to: variants })
    expect(forms['TOPICS']?.match(/^import .*choice\.schema\.json/gm)).toHaveLength(1)
    expect(forms['TOPICS']?.match(/validate: f0\.validate/g)).toHaveLength(2)
  })

  it('lists the slots that a step fetches for the options of its own fields', () => {
    const enter = '"enter": [{ "call": "listTopics", "save": "topics" }, { "stay": true }],'
    const { core } = compile({ from: '"change frequency":', to: `${enter} "change frequency":` })
    expect(core.match(/optionSlots: .*?\]/g)).toEqual(['optionSlots: ["topics"]'])
    expect(compile().core, 'what another step fetches').not.toContain('optionSlots')
    expect(compile().forms['TOPICS']).toContain('slot: "topics"')
  })

  it('loads forms with a dynamic import', () => {
    expect(compile().core).toContain('loadForms: () => import("forms of ADDRESS")')
  })

  it('inlines constants into the expressions that use them', () => {
    const { core } = compile()
    expect(core).toContain('x.lt(x.get(s, "saved", "ageDays"), 30)')
    expect(core).not.toContain('"constants"')
  })

  it('never turns an author’s text into code', () => {
    const words = `A "]; globalThis.broken = true; //`
    const { core } = compile(
      { from: '"The Weekly Reader"', to: JSON.stringify(words) },
      { from: '"events": {', to: `"events": { ${JSON.stringify(words)}: {},` },
    )
    expect(core).toContain(JSON.stringify(words))
  })

  it('emits __proto__ as an ordinary key', () => {
    expect(
      compile({
        from: '"dialogs": {',
        to: '"dialogs": { "__proto__": { "title": "daily.title", "text": "daily.text", "buttons": [{ "action": "subscribe", "label": "daily.yes" }] },',
      }).core,
    ).toContain('["__proto__"]: {')
  })

  it('puts migrations in the module of saved data, not in the core', () => {
    const { core, saved } = compile({
      from: '"version": 1,',
      to: '"version": 2, "migrations": { "1": { "data": { "subscription.id": "saved.subscription.id + \'!\'" } } },',
    })
    expect(core).toContain('version: 2,')
    expect(core).not.toContain('migrations')
    expect(saved).toContain('migrations: { "1": [["subscription.id", (s) => ')
  })

  it('emits a start module with the start step and its forms, and no other step', () => {
    const { start } = compile()
    expect(start).toContain('import * as forms from "forms of ADDRESS"')
    expect(start).toContain('loadForms: async () => forms')
    expect(start, 'which the start-up asks for').toContain('isRemembered:')
    for (const other of ['TOPICS: {', 'wantsDaily:', 'subscribe:', 'isUnavailable', 'submit:'])
      expect(start).not.toContain(other)
  })

  it('leaves start-up instructions for returning visitors out of the start module', () => {
    const { start } = compile(
      {
        from: '"startUp": [',
        to: '"startUp": [{ "when": "isNew", "to": "ADDRESS" }, ',
      },
      {
        from: '"predicates": {',
        to: '"predicates": { "isNew": { "means": "nothing was saved", "when": "saved == null" },',
      },
    )
    expect(start).toContain('startUp: [{ when: "isNew", to: "ADDRESS" }],')
    expect(start).not.toContain('isRemembered')
  })

  it.each(['{ "call": "listTopics", "save": "topics" }, { "stay": true }', '{ "to": "TOPICS" }'])(
    'puts the whole flow in the start module when entering the start step does more than write: %s',
    (list) => {
      const { start } = compile({
        from: '"layout": [["firstName", "lastName"], "email"],\n        "submit": "form.continue"\n      },\n      "on": {',
        to: `"layout": [["firstName", "lastName"], "email"], "submit": "form.continue" }, "on": { "enter": [${list}],`,
      })
      expect(start).toContain('TOPICS: {')
      expect(start).toContain('isUnavailable')
    },
  )

  it('limits the start copy to texts of the start step, of the engine and of named prefixes', () => {
    const { toStartCopy } = compile()
    const words = toStartCopy(['done'])
    for (const key of ['address.title', 'form.continue', 'form.failed', 'errors.required', 'done.title'])
      expect(words).toContain(`${JSON.stringify(key)}:`)
    expect(toStartCopy([])).not.toContain('"done.title"')
    expect(words).not.toContain('"topics.title"')
    // The view names the component `form`, which must not count as the beginning of a key.
    expect(words).not.toContain('"form.date.pick"')
  })

  it('sets an action’s timeout in milliseconds, and none for an action that waits', () => {
    const { core } = compile({ from: '"outcomes": { "listed":', to: '"waits": true, "outcomes": { "listed":' })
    expect(core).toContain('listTopics: { expected: "listed", waits: true }')
    expect(core).toContain('subscribe: { expected: "subscribed", timeoutMs: 10000, waits: false }')
  })

  it('throws with every problem of a faulty flow', () => {
    const edits = [
      { from: '"start": "ADDRESS"', to: '"start": "ADRESS"' },
      { from: '"title": "done.title"', to: '"title": "done.titel"' },
    ]
    expect(() => compile(...edits)).toThrow(FlowError)
    expect(() => compile(...edits)).toThrow(
      'The flow has 2 problems:\n' +
        'tests/flows/newsletter/flow.json:7:12 the flow starts at ADRESS, which is not a step. Did you mean ADDRESS?\n' +
        'tests/flows/newsletter/flow.json:123:16 there is no "done.titel" in the copy of en. Did you mean done.title?',
    )
  })
})
