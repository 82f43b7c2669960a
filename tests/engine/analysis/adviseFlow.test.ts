import { describe, expect, it } from 'vitest'
import { adviseFlow } from '../../../engine/authoring.ts'
import { checkFlow, toText } from '../../../engine/build.ts'
import { editNewsletter, type Edit } from '../../flows/newsletter/editNewsletter.ts'

function advise(edits: readonly Edit[], code?: string) {
  const { flow, problems } = checkFlow(editNewsletter(...edits))
  expect(problems.map(toText), 'the flow has no faults').toEqual([])
  if (!flow) throw new Error('no flow')
  return adviseFlow(flow, code)
}

const english = 'copy/en.json'
const subscription: Edit = {
  from: '"predicates": {',
  to: '"predicates": { "isKept": { "when": "subscription.id == \'a\'" },',
}

describe('advice about a sound flow', () => {
  it('is empty when every part of the flow is used', () => {
    expect(advise([])).toEqual([])
  })

  it('counts a constant or text as used when the code around the flow names it', () => {
    const edits = [
      { from: '"constants": {', to: '"constants": { "largest": 3,' },
      { file: english, from: '"done.title"', to: '"done.colors.red": "Red", "done.title"' },
    ]
    expect(advise(edits)).toHaveLength(2)
    expect(advise(edits, 'useLimits().largest, t(`done.colors.${color}`), { campaign }')).toEqual([])
    expect(advise(edits, 'largestOf, done.colors, { campaign }')).toHaveLength(2)
  })

  it('reports a tracked property or failure whose name the code does not have', () => {
    const code = 'track({ campaign }), fail("Refused")'
    const event = { from: '"properties": ["campaign"]', to: '"properties": ["campaing"]' }
    expect(advise([event], code)).toMatchObject([{ code: 'wrong-tracked-name' }])
    const failure = (name: string) => [{ from: 'failure.status == 503', to: `failure.status == '${name}'` }]
    expect(advise(failure('Offline'), code)).toEqual([])
    expect(advise(failure('Refused'), code)).toEqual([])
    expect(advise(failure('Refusd'), code)).toMatchObject([{ code: 'bad-expression' }])
  })

  it('accepts a repeated condition after an instruction wrote data', () => {
    const from = '{ "when": "wantsDaily", "dialog": "confirmDaily" },'
    const written = `${from} { "set": { "choice.frequency": "daily" } }, { "when": "wantsDaily", "to": "ADDRESS" },`
    expect(advise([{ from, to: written }])).toEqual([])
  })

  it('reports predicates without "means" when another one has it', () => {
    const edit = { from: '"wantsDaily": {', to: '"wantsDaily": { "means": "mail every day is wanted",' }
    expect(advise([edit]).map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'missing-meaning: predicate isRemembered does not say what it means',
      'missing-meaning: predicate isUnavailable does not say what it means',
    ])
  })
})

describe('advice about a language with the texts of another', () => {
  const copied = (language: string): Edit => ({ file: `copy/${language}.json`, from: '{', to: '{' })

  it('is given once for the whole file', () => {
    expect(advise([copied('de')]).map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'untranslated: de has the texts of en',
    ])
  })

  it('is not given for another English', () => {
    expect(advise([copied('en-GB')])).toEqual([])
  })
})

describe('advice about data that some path has not written', () => {
  const shown = {
    from: '{ "text": "done.text" },',
    to: '{ "text": "done.text" }, { "when": "isKept", "text": "done.text" },',
  }

  it('is given when the start-up skips the write', () => {
    // The start-up skips the writing only where `subscription != null`, so the data exist there.
    expect(advise([subscription, shown])).toEqual([])
    const edit = { from: ' && subscription != null"', to: '"' }
    expect(advise([subscription, shown, edit]).map(toText)).toEqual([
      expect.stringMatching(
        /step DONE looks at isKept \(is kept\), which needs subscription, and some path to here has not written it/,
      ),
    ])
  })

  it('is given when an outcome continues after its call', () => {
    const edit = {
      from: '"knownAddress": [{ "issue": { "message": "topics.knownAddress", "params": { "topic": "choice.topic" } } }]',
      to: '"knownAddress": []',
    }
    const findings = advise([subscription, shown, edit])
    expect(findings).toEqual([
      expect.objectContaining({ code: 'unwritten-data', hint: expect.stringContaining('subscription != null') }),
    ])
  })

  it('is given when the browser’s back button leads from a step that can clear the data', () => {
    const messages = advise([{ from: '"back": "bar",', to: '' }]).map(({ message }) => message)
    const message =
      'step TOPICS looks at `address.email`, which needs address.email, and some path to here has not written it'
    expect(messages).toEqual([`${message} (also in line 106)`])
  })

  it('is given after a reset', () => {
    const edit = {
      from: '[{ "reset": true, "to": "ADDRESS" }]',
      to: '[{ "reset": true }, { "when": "isKept", "stay": true }, { "to": "ADDRESS" }]',
    }
    expect(advise([subscription, edit])).toHaveLength(1)
  })

  it('is not given when the instructions test for the data first', () => {
    const edit = {
      from: '"again": [{ "reset": true, "to": "ADDRESS" }]',
      to: '"again": [{ "reset": true }, { "when": "isMissing", "to": "ADDRESS" }, { "when": "isKept", "stay": true }, { "to": "ADDRESS" }]',
    }
    const missing = { from: '"predicates": {', to: '"predicates": { "isMissing": { "when": "subscription == null" },' }
    expect(advise([subscription, missing, edit])).toEqual([])
  })
})
