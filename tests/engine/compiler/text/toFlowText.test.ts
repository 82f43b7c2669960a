import { describe, expect, it } from 'vitest'
import { checkFlow, toFlowText, toText } from '../../../../engine/build.ts'
import { editNewsletter, type Edit } from '../../../flows/newsletter/editNewsletter.ts'

/** Returns the text of the newsletter flow after some edits. */
function toWords(...edits: readonly Edit[]) {
  const { flow, problems } = checkFlow(editNewsletter(...edits))
  if (!flow) throw new Error(problems.map(toText).join('\n'))
  return toFlowText(flow, 'en')
}

const choice = 'schemas/forms/choice.schema.json'

describe('toFlowText', () => {
  it('shows a predicate with its expression wherever it is used', () => {
    const edit = { from: "choice.frequency == 'daily'", to: "choice.frequency == 'weekly'" }
    const condition = "if wantsDaily (has(choice.frequency) && choice.frequency == 'weekly')"
    expect(toWords(edit).steps['TOPICS']).toContain(`${condition}: note "That is a lot of mail"`)
    expect(toWords(edit).steps['TOPICS']).toContain(`1. ${condition}: open the dialog confirmDaily`)
  })

  it('shows the texts of the copy instead of their keys', () => {
    const edit = { file: 'copy/en.json', from: 'What about?', to: 'Which topics?' }
    expect(toWords(edit).steps['TOPICS']).toContain('title "Which topics?"')
    expect(Object.values(toWords().steps).join('')).not.toMatch(/"[a-z]+(\.[a-zA-Z]+)+"/)
  })

  it('lists what follows each outcome of a call', () => {
    expect(toWords().steps['TOPICS']).toContain(
      [
        '  2. call subscribe, for at most 10 seconds',
        '       with email = address.email',
        '       with topic = choice.topic',
        '       with frequency = choice.frequency',
        '       when subscribed: keep the answer in subscription',
        '       when knownAddress:',
        '         1. say at the form "You read {topic} already", where {topic} = choice.topic',
      ].join('\n'),
    )
  })

  it('shows the condition under which a field exists or is required', () => {
    const condition = `"if": { "required": ["frequency"], "properties": { "frequency": { "const": "daily" } } }`
    const then = `"then": { "required": ["topic", "reason"], "properties": { "reason": { "type": "string", "title": "fields.topic" } }, "errorMessage": { "required": "errors.topic" } }`
    const { steps } = toWords(
      { file: choice, from: '"type": "object",', to: `"type": "object", ${condition}, ${then},` },
      {
        file: choice,
        from: '"required": ["topic", "frequency"]',
        to: '"required": ["frequency"]',
      },
      { file: choice, from: '"required": { "topic": "errors.topic", ', to: '"required": { ' },
    )
    expect(steps['TOPICS']).toContain('topic: "Topic", select, required when frequency is daily\n')
    expect(steps['TOPICS']).toContain('reason: "Topic", text, required\n    only when frequency is daily\n')
  })

  it('shows the migrations of applications that were saved before', () => {
    const { flow } = toWords(
      { from: '"progress": 60,', to: '"progress": 60, "resumable": true,' },
      { from: '"resumable": true,\n      "view": [{ "text": "done', to: '"view": [{ "text": "done' },
      {
        from: '"version": 1,',
        to: `"version": 2, "migrations": { "1": {
          "steps": { "DONE": "TOPICS" },
          "data": { "subscription.id": "string(saved.subscription.id)", "subscription.topic": null }
        } },`,
      },
    )
    expect(flow).toContain(
      [
        'Taken up again',
        '  from version 1: subscription.id is string(saved.subscription.id)',
        '  from version 1: subscription.topic is kept no longer',
        '  who stopped at DONE goes on at TOPICS',
      ].join('\n'),
    )
  })

  it('throws for a language without copy', () => {
    const { flow } = checkFlow(editNewsletter())
    expect(() => flow && toFlowText(flow, 'eo')).toThrow('newsletter has no copy in "eo". It has: en.')
  })
})
