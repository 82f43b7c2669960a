import { describe, expect, it } from 'vitest'
import { adviseFlow } from '../../../engine/analysis/index.ts'
import { toText } from '../../../engine/compiler/index.ts'
import { editNewsletter, type Edit } from '../../flows/newsletter/editNewsletter.ts'
import { checkFlow } from '../../../engine/compiler/index.ts'

function advise(edits: readonly Edit[], code?: string) {
  const { flow, problems } = checkFlow(editNewsletter(...edits))
  expect(problems.map(toText), 'the flow has no faults').toEqual([])
  if (!flow) throw new Error('no flow')
  return adviseFlow(flow, code)
}

const english = 'copy/en.json'
const subscription: Edit = {
  from: '"predicates": {',
  to: '"predicates": { "isKept": "subscription.topic.id == \'a\'",',
}

describe('advice about a sound flow', () => {
  it('is silent where everything has its use', () => {
    expect(advise([])).toEqual([])
  })

  it.each<[string, Edit, string]>([
    ['a predicate', { from: '"predicates": {', to: '"predicates": { "isNew": "saved == null",' }, 'predicate isNew'],
    [
      'an action',
      { from: '"actions": {', to: '"actions": { "greet": { "outcomes": { "greeted": {} } },' },
      'action greet',
    ],
    ['a slot', { from: '"data": {', to: '"data": { "notes": { "schema": { "type": "string" } },' }, 'slot notes'],
    ['a constant', { from: '"constants": {', to: '"constants": { "largest": 3,' }, 'constant largest'],
    [
      'a function',
      { from: '"predicates": {', to: '"functions": { "upper": "(string): string" }, "predicates": {' },
      'function upper',
    ],
    ['an event', { from: '"events": {', to: '"events": { "Newsletter Read": {},' }, 'event Newsletter Read'],
    [
      'a dialog',
      { from: '{ "when": "wantsDaily", "dialog": "confirmDaily" },', to: '' },
      'dialog confirmDaily of step TOPICS is never opened',
    ],
    [
      'a text',
      { file: english, from: '"done.title"', to: '"done.unused": "Nobody reads this", "done.title"' },
      'the text "done.unused"',
    ],
  ])('names %s that nothing uses', (_, edit, says) => {
    expect(advise([edit])).toEqual([
      expect.objectContaining({ code: 'unused', message: expect.stringContaining(says) }),
    ])
  })

  it('takes for used what the code around the flow names', () => {
    const edits = [
      { from: '"constants": {', to: '"constants": { "largest": 3,' },
      { file: english, from: '"done.title"', to: '"done.colors.red": "Red", "done.title"' },
    ]
    expect(advise(edits)).toHaveLength(2)
    expect(advise(edits, 'useLimits().largest, t(`done.colors.${color}`)')).toEqual([])
    expect(advise(edits, 'largestOf, done.colors')).toHaveLength(2)
  })

  it('finds a condition that looks at nothing', () => {
    const edit = { from: '"wantsDaily": "', to: '"isOpen": "constants.remembersDays > 3", "wantsDaily": "' }
    const use = { from: '"view": ["form", { "when": "wantsDaily"', to: '"view": ["form", { "when": "isOpen"' }
    expect(advise([edit], `${use.from} isOpen`)).toEqual([
      expect.objectContaining({
        code: 'constant-condition',
        message: expect.stringContaining('predicate isOpen looks at no data'),
      }),
    ])
  })

  it('finds a condition that was asked before with an end, and not after something was written', () => {
    const from = '{ "when": "wantsDaily", "dialog": "confirmDaily" },'
    const again = `${from} { "when": "wantsDaily", "to": "ADDRESS" },`
    expect(advise([{ from, to: again }])).toEqual([
      expect.objectContaining({
        code: 'constant-condition',
        message:
          'step TOPICS asks for wantsDaily (wants daily), which ended the list at number 1, so it never holds here',
      }),
    ])
    const written = `${from} { "set": { "choice.frequency": "'daily'" } }, { "when": "wantsDaily", "to": "ADDRESS" },`
    expect(advise([{ from, to: written }])).toEqual([])
  })

  it('finds rules that nothing fits', () => {
    const edit = {
      file: 'schemas/forms/choice.schema.json',
      from: '"enum": ["daily", "weekly"],',
      to: '"enum": ["daily", "weekly"], "maxLength": 3,',
    }
    const message = {
      file: edit.file,
      from: '"enum": "errors.frequency" }',
      to: '"enum": "errors.frequency", "maxLength": "errors.frequency" }',
    }
    expect(advise([edit, message])).toEqual([
      expect.objectContaining({
        code: 'contradictory-rules',
        message: 'the rules of frequency contradict each other: nothing that can be typed fits',
      }),
    ])
  })

  it('misses the words of a predicate where the others have theirs', () => {
    const edit = { from: '"actions": {', to: '"meanings": { "wantsDaily": "mail every day is wanted" }, "actions": {' }
    expect(advise([edit]).map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'missing-meaning: predicate isRemembered has no words in "meanings"',
      'missing-meaning: predicate isUnavailable has no words in "meanings"',
    ])
  })

  it('finds a translation that is far too long', () => {
    const spanish = { file: 'copy/es.json', from: '"Welcome"', to: `"${'Bienvenidos '.repeat(10)}"` }
    expect(advise([spanish])).toEqual([
      expect.objectContaining({
        code: 'length-differs',
        message: '"done.title" has 120 characters in es, and 7 in en',
      }),
    ])
  })
})

describe('data that some path has not written', () => {
  const shown = {
    from: '{ "text": "done.text" },',
    to: '{ "text": "done.text" }, { "when": "isKept", "text": "done.text" },',
  }

  it('is found where the start leads past the writing', () => {
    // A saved subscription is asked for with != null, so the start-up alone would do.
    expect(advise([subscription, shown])).toEqual([])
    const edit = { from: ' && subscription != null"', to: '"' }
    expect(advise([subscription, shown, edit]).map(toText)).toEqual([
      expect.stringMatching(
        /step DONE looks at isKept \(is kept\), which needs subscription, and some path to here has not written it/,
      ),
    ])
  })

  it('is found where an outcome goes on behind its call', () => {
    const edit = {
      from: '"knownAddress": [{ "issue": { "message": "topics.knownAddress", "params": { "topic": "choice.topic" } } }]',
      to: '"knownAddress": []',
    }
    const findings = advise([subscription, shown, edit])
    expect(findings).toEqual([
      expect.objectContaining({ code: 'unwritten-data', hint: expect.stringContaining('subscription != null') }),
    ])
  })

  it('is found after everything was reset', () => {
    const edit = {
      from: '[{ "reset": true, "to": "ADDRESS" }]',
      to: '[{ "reset": true }, { "when": "isKept", "stay": true }, { "to": "ADDRESS" }]',
    }
    expect(advise([subscription, edit])).toHaveLength(1)
  })

  it('is not found where the list asks for it first', () => {
    const edit = {
      from: '"again": [{ "reset": true, "to": "ADDRESS" }]',
      to: '"again": [{ "reset": true }, { "when": "isMissing", "to": "ADDRESS" }, { "when": "isKept", "stay": true }, { "to": "ADDRESS" }]',
    }
    const missing = { from: '"predicates": {', to: '"predicates": { "isMissing": "subscription == null",' }
    expect(advise([subscription, missing, edit])).toEqual([])
  })
})
