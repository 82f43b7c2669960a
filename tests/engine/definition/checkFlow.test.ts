import { describe, expect, it, vi } from 'vitest'
import { checkFlow, toText } from '../../../engine/build.ts'
import { checkFlow as checkDefinition } from '../../../engine/definition/checkFlow.ts'
import type { Check } from '../../../engine/definition/index.ts'
import { toExpressionHint } from '../../../engine/definition/Problem.ts'
import { toSourceFile } from '../../../engine/definition/SourceFile.ts'
import { createExpressionChecker } from '../../../engine/expressions/index.ts'
import { editNewsletter, type Edit } from '../../flows/newsletter/editNewsletter.ts'

describe('checkFlow', () => {
  it('finds nothing wrong with a sound flow, and links it', () => {
    const { problems, flow } = checkFlow(editNewsletter())
    expect(problems).toEqual([])
    expect(flow?.definition.name).toBe('newsletter')
  })

  it('lists names that are not known in order of files and lines, even when the grammar refuses a part; expressions wait', () => {
    const source = editNewsletter(
      { from: '"label": "daily.no"', to: '"lable": "daily.no"' },
      { from: '"start": "ADDRESS"', to: '"start": "ADRESS"' },
      { from: '"back": [{ "to": "ADDRESS" }]', to: '"back": [{ "to": "ADRESS" }]' },
      { from: 'choice.frequency ==', to: 'choice.frequence ==' },
      { file: email, from: '"errors.emailFormat"', to: '"errors.format"' },
      { file: english, from: '"Welcome"', to: '7' },
    )
    expect(checkFlow(source).problems.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'unknown-step 7',
      'unknown-property 85',
      'unknown-copy 10',
      'no-text 47',
    ])
  })

  it('looks again only for what texts decide when only a text has changed', () => {
    const told = { code: 'quiet', path: ['start'], message: 'this is odd', hint: 'Look at it' }
    const quiet = vi.fn<Check>(({ report }) => report(told))
    const ofCopy = vi.fn<Check>(({ copy }) => void copy)
    const ofFiles = vi.fn<Check>(({ source }) => void source.copy)
    const source = editNewsletter()
    const copy = new Map(
      [...source.copy].map(([language, { path, text }]) => [language, toSourceFile(path, text.replace('"W', '"V'))]),
    )
    for (const one of [source, { ...source, copy }]) {
      const { problems } = checkDefinition(one, [quiet, ofCopy, ofFiles])
      expect(problems.map(({ code }) => code)).toEqual(['quiet'])
    }
    expect([quiet, ofCopy, ofFiles].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 2])
    checkDefinition(editNewsletter({ from: '"start": "ADDRESS"', to: '"start": "ADRESS"' }), [quiet])
    expect(quiet, 'the flow is another one').toHaveBeenCalledTimes(2)
  })

  it('reports a missing step once, with the other lines that refer to it', () => {
    const source = editNewsletter(
      { from: '"start": "ADDRESS"', to: '"start": "ADRESS"' },
      { from: '"back": [{ "to": "ADDRESS" }]', to: '"back": [{ "to": "ADRESS" }]' },
    )
    expect(checkFlow(source).problems.map(toText)).toEqual([
      'tests/flows/newsletter/flow.json:7:12 the flow starts at ADRESS, which is not a step (also in line 119). Did you mean ADDRESS?',
    ])
  })

  it('reports a schema file that is gone once, with the other places that refer to it', () => {
    const source = editNewsletter()
    const schemas = new Map([...source.schemas].filter(([id]) => id !== 'data/topic.schema.json'))
    expect(checkFlow({ ...source, schemas }).problems.map(toText)).toEqual([
      'tests/flows/newsletter/flow.json:13:65 "data/topic.schema.json" leads to no schema (also in line 23 and in tests/flows/newsletter/schemas/data/subscription.schema.json:8). Restore data/topic.schema.json from git, or take the references out',
    ])
  })

  it('rejects a one-time action in an enter event', () => {
    const source = editNewsletter(
      { from: '"listTopics": {', to: '"listTopics": { "once": true,' },
      {
        from: '"on": {\n        "submit": [{ "call"',
        to: '"on": {\n        "enter": [{ "call": "listTopics" }],\n        "submit": [{ "call"',
      },
    )
    expect(checkFlow(source).problems.map(toText)).toEqual([
      'tests/flows/newsletter/flow.json:62:29 step ADDRESS calls listTopics, a one-time act, on enter, which nobody asks for. Call it in an event that a button sends',
    ])
  })

  it('does not report a step as missing when its content is wrong', () => {
    const done = editNewsletter().flow.text.indexOf('"DONE": {')
    const broken = editNewsletter({ from: editNewsletter().flow.text.slice(done), to: '"DONE": true\n  }\n}\n' })
    expect(checkFlow(broken).problems.map(toText)).toEqual([
      'tests/flows/newsletter/flow.json:122:13 step DONE should be an object. Write it between { and }, with its parts by name',
    ])
  })

  it('reports only the syntax error of a flow with broken JSON', () => {
    const source = editNewsletter(
      { from: '"version": 1,', to: '"version": 1' },
      { from: '"start": "ADDRESS"', to: '"start": "NOWHERE"' },
    )
    expect(checkFlow(source).problems.map(({ code }) => code)).toEqual(['no-json'])
  })

  it('checks the other languages against the first', () => {
    const source = editNewsletter(
      portuguese('"Continue"', '"Continuar"'),
      portuguese('"form.optional": "(optional)",', '"form.optionl": "(opcional)",'),
      portuguese('You read {topic} already', 'Ya lee {topic} {times}'),
    )
    expect(checkFlow(source).problems.map(toText)).toEqual([
      'tests/flows/newsletter/copy/pt.json:3:3 pt has "form.optionl", which en does not have. Did you mean form.optional?',
      'tests/flows/newsletter/copy/pt.json:42:26 "topics.knownAddress" of pt has {times}, {topic}, but {topic} in en. Take {times} out, or write it there, too',
    ])
  })

  it('rejects a plural case that the language does not have', () => {
    expect(checkFlow(editNewsletter(plural('=1{one character}'))).problems).toEqual([])
    expect(checkFlow(editNewsletter(plural('few{one character}'))).problems).toMatchObject([{ code: 'bad-text' }])
  })

  it('accepts enter and leave events without an end in a step without a component', () => {
    const source = editNewsletter({
      from: '"again": [{',
      to: '"enter": [], "leave": [{ "track": "Newsletter Subscribed" }], "again": [{',
    })
    expect(checkFlow(source).problems).toEqual([])
  })

  it('requires an end for the enter event of a step that shows a component', () => {
    const source = editNewsletter(
      { from: '"view": [{ "text": "done.text" },', to: '"view": ["spinner",' },
      { from: '"again": [{', to: '"enter": [{ "track": "Newsletter Subscribed" }], "again": [{' },
    )
    expect(checkFlow(source).problems).toMatchObject([{ code: 'no-end' }])
  })

  it('lets a component send any event', () => {
    const source = editNewsletter(
      { from: '"view": [{ "text": "done.text" },', to: '"view": ["celebration",' },
      { from: '"again": [{', to: '"celebrated": [{ "stay": true }], "again": [{' },
    )
    expect(checkFlow(source).problems).toEqual([])
  })
})

const email = 'schemas/forms/email.schema.json'
const english = 'copy/en.json'
const portuguese = (from: string, to: string): Edit => ({ file: 'copy/pt.json', from, to })
const plural = (to: string): Edit => ({ file: english, from: 'one{one character}', to })

it.each([
  ['size("a", "b")', 'Give it one value'],
  ['isAdult(1)', 'Give it a string'],
  ['ready == 1', 'Compare two things of the same kind'],
  ['ready > 1', 'Let both be numbers'],
])('toExpressionHint says what to do about %s', (source, hint) => {
  const variables = { ready: 'boolean' } as const
  const checked = createExpressionChecker({ variables, functions: { isAdult: '(string): boolean' } }).check(source)
  const [problem] = checked.ok ? [] : checked.problems
  expect(problem?.hint).toBeUndefined()
  expect(toExpressionHint(problem?.message ?? '')).toBe(hint)
})
