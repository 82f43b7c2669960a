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
  it('is silent where everything has its use', () => {
    expect(advise([])).toEqual([])
  })

  it('takes for used what the code around the flow names', () => {
    const edits = [
      { from: '"constants": {', to: '"constants": { "largest": 3,' },
      { file: english, from: '"done.title"', to: '"done.colors.red": "Red", "done.title"' },
    ]
    expect(advise(edits)).toHaveLength(2)
    expect(advise(edits, 'useLimits().largest, t(`done.colors.${color}`), { campaign }')).toEqual([])
    expect(advise(edits, 'largestOf, done.colors, { campaign }')).toHaveLength(2)
  })

  it('knows what the code calls the properties of events, and failures', () => {
    const code = 'track({ campaign }), fail("Refused")'
    const event = { from: '"properties": ["campaign"]', to: '"properties": ["campaing"]' }
    expect(advise([event], code)).toMatchObject([{ code: 'wrong-tracked-name' }])
    const failure = (name: string) => [{ from: 'failure.status == 503', to: `failure.status == '${name}'` }]
    expect(advise(failure('Offline'), code)).toEqual([])
    expect(advise(failure('Refused'), code)).toEqual([])
    expect(advise(failure('Refusd'), code)).toMatchObject([{ code: 'bad-expression' }])
  })

  it('asks anew for a condition after something was written', () => {
    const from = '{ "when": "wantsDaily", "dialog": "confirmDaily" },'
    const written = `${from} { "set": { "choice.frequency": "daily" } }, { "when": "wantsDaily", "to": "ADDRESS" },`
    expect(advise([{ from, to: written }])).toEqual([])
  })

  it('misses the words of a predicate where the others have theirs', () => {
    const edit = { from: '"wantsDaily": {', to: '"wantsDaily": { "means": "mail every day is wanted",' }
    expect(advise([edit]).map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'missing-meaning: predicate isRemembered does not say what it means',
      'missing-meaning: predicate isUnavailable does not say what it means',
    ])
  })
})

describe('data that some path has not written', () => {
  const shown = {
    from: '{ "text": "done.text" },',
    to: '{ "text": "done.text" }, { "when": "isKept", "text": "done.text" },',
  }

  it('is found where the start leads past the writing', () => {
    // The start-up skips the writing only where `subscription != null`, so the data exist there.
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

  it('is found where somebody may come back with the browser from a step that lets it be emptied', () => {
    const messages = advise([{ from: '"back": "bar",', to: '' }]).map(({ message }) => message)
    const message =
      'step TOPICS looks at `address.email`, which needs address.email, and some path to here has not written it'
    expect(messages).toEqual([`${message} (also in line 106)`])
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
    const missing = { from: '"predicates": {', to: '"predicates": { "isMissing": { "when": "subscription == null" },' }
    expect(advise([subscription, missing, edit])).toEqual([])
  })
})
