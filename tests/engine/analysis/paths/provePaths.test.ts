import { describe, expect, it } from 'vitest'
import { linkFlow, provePaths } from '../../../../engine/authoring.ts'
import { editNewsletter, type Edit } from '../../../flows/newsletter/editNewsletter.ts'

const world = { now: new Date('2026-11-21T12:00:00'), functions: {} }

async function prove(...edits: readonly Edit[]) {
  // Links without a check, because some edits that the report explains are also faults.
  const flow = linkFlow(editNewsletter(...edits))
  if (!flow) throw new Error('The grammar refuses the edited flow.')
  return provePaths(flow, world)
}

describe('the report on paths', () => {
  it('names the predicate that a dead branch waits for', async () => {
    const { deadBranches, reasons } = await prove({
      from: "choice.frequency == 'daily'\"",
      to: "choice.frequency == 'daily' && choice.frequency == 'weekly'\"",
    })
    expect(deadBranches).toContain('steps.TOPICS.on.submit.0 is never carried out')
    expect(reasons['steps.TOPICS.on.submit 0+']).toMatch(
      /^it was never true that wants daily \(wantsDaily\) in the \d+ sit/,
    )
  })

  it('explains that an event is never sent because its dialog never opens', async () => {
    const { reasons } = await prove({
      from: "choice.frequency == 'daily'\"",
      to: "choice.frequency == 'daily' && choice.frequency == 'weekly'\"",
    })
    expect(reasons['steps.TOPICS.on.subscribe 0=subscribed']).toBe('the dialog confirmDaily that sends it never opens')
  })

  it('names the condition that hides a button that never shows', async () => {
    const { reasons } = await prove(
      {
        from: '{ "action": "back", "label": "topics.back", "style": "link" }',
        to: '{ "when": "isOdd", "action": "back", "label": "topics.back", "style": "link" }',
      },
      { from: '"isUnavailable":', to: '"isOdd": { "when": "size(topics) > 99" },\n    "isUnavailable":' },
    )
    expect(reasons['steps.TOPICS.on.back']).toBe('its button never shows: it was never true that is odd')
  })

  it('omits paths whose conditions contradict each other', async () => {
    const { ways, deadBranches } = await prove(
      {
        from: '{ "when": "wantsDaily", "dialog": "confirmDaily" },',
        to: '{ "when": "wantsDaily", "dialog": "confirmDaily" },\n          { "when": "wantsWeekly", "stay": true },',
      },
      {
        from: '"isUnavailable":',
        to: '"wantsWeekly": { "when": "!has(choice.frequency) || choice.frequency != \'daily\'" },\n    "isUnavailable":',
      },
    )
    expect(ways.map(({ id }) => id)).toContain('steps.TOPICS.on.submit 0- 1+')
    expect(ways.map(({ id }) => id)).not.toContain('steps.TOPICS.on.submit 0- 1- 2=subscribed')
    expect(deadBranches).toEqual([
      'steps.TOPICS.on.submit.1 is always carried out, whatever its condition',
      'steps.TOPICS.on.submit.2 is never carried out',
      'steps.TOPICS.on.submit.2.on.knownAddress.0 is never carried out',
      'steps.TOPICS.on.submit.3 is never carried out',
    ])
  })

  it('chooses from a list what a component sends', async () => {
    const { ways } = await prove(
      {
        from: '"chooseWeekly": [',
        to: '"pick": [{ "set": { "choice.topic": "=event.id" } }, { "when": "isOffered", "to": "DONE" }, { "stay": true }],\n        "chooseWeekly": [',
      },
      {
        from: '"isUnavailable":',
        to: '"isOffered": { "when": "topics.exists(one, one.id == choice.topic)" },\n    "isUnavailable":',
      },
      {
        file: 'schemas/data/topic.schema.json',
        from: '"id": { "type": "string"',
        to: '"id": { "type": "string", "pattern": "^T[0-9]+$"',
      },
    )
    expect(ways.filter(({ id }) => id.includes('.pick ')).map(({ id, isProven }) => [id, isProven])).toEqual([
      ['steps.TOPICS.on.pick 1+', true],
      ['steps.TOPICS.on.pick 1-', true],
    ])
  })

  it('varies what a component sends as a whole within the schema of the slot that keeps it', async () => {
    const { ways, failures } = await prove(
      {
        from: '"chooseWeekly": [',
        to: '"pick": [{ "set": { "picked": "=event" } }, { "when": "isNews", "to": "DONE" }, { "stay": true }],\n        "chooseWeekly": [',
      },
      {
        from: '"isUnavailable":',
        to: '"isNews": { "when": "picked != null && picked.name == \'News\'" },\n    "isUnavailable":',
      },
      {
        from: '"subscription": {',
        to: '"picked": { "schema": { "anyOf": [{ "$ref": "data/topic.schema.json" }, { "type": "null" }] }, "initial": null },\n    "subscription": {',
      },
    )
    expect(failures).toEqual([])
    expect(ways.filter(({ id }) => id.includes('.pick ')).map(({ id, isProven }) => [id, isProven])).toEqual([
      ['steps.TOPICS.on.pick 1+', true],
      ['steps.TOPICS.on.pick 1-', true],
    ])
  })

  it('reports an answer of a service that breaks the flow', async () => {
    const { failures } = await prove({
      from: '"save": "topics" }, { "to"',
      to: '"save": "topics" }, { "set": { "choice.topic": "=topics[0].id" } }, { "to"',
    })
    expect(failures).toMatchObject([
      {
        message: expect.stringContaining('the list has no item at that position'),
        event: 'listTopics',
        example: { step: 'ADDRESS', asks: 'listTopics' },
      },
    ])
  })

  it('reports an entry of "failures" that no call can show', async () => {
    const { shownFailures } = await prove(
      {
        from: '"isUnavailable":',
        to: '"isTeapot": { "when": "failure.status == 418 && failure.message == \'short\'" },\n    "isUnavailable":',
      },
      { from: '"failures": [{', to: '"failures": [{ "when": "isTeapot", "screen": "unavailable" }, {' },
    )
    expect(shownFailures.map(({ when, example }) => [when, example?.label])).toEqual([
      ['isTeapot', undefined],
      ['isUnavailable', 'listTopics failed'],
    ])
  })

  it('names the predicate that a form variant that never shows waits for', async () => {
    const { forms, deadBranches } = await prove(
      {
        from: '"form": {\n        "schema": "forms/choice.schema.json",',
        to: '"form": [{ "when": "wantsNothing", "schema": "forms/email.schema.json", "data": "address", "submit": "topics.submit" }, {\n        "schema": "forms/choice.schema.json",',
      },
      { from: '"submit": "topics.submit"\n      },', to: '"submit": "topics.submit"\n      }],' },
      { from: '"isUnavailable":', to: '"wantsNothing": { "when": "size(topics) > 99" },\n    "isUnavailable":' },
    )
    expect(forms.map(({ at, example, reason }) => [at, example?.step, reason])).toEqual([
      ['steps.ADDRESS.form', 'ADDRESS', undefined],
      [
        'steps.TOPICS.form.0',
        undefined,
        expect.stringMatching(/^it was never true that wants nothing \(wantsNothing\) in the \d+ situations/),
      ],
      ['steps.TOPICS.form.1', 'TOPICS', undefined],
    ])
    expect(deadBranches).toEqual([expect.stringMatching(/^steps\.TOPICS\.form\.0 is never shown: it was never true/)])
  })

  it('reports a form variant that never shows because an earlier variant always does', async () => {
    const { forms } = await prove(
      { from: '"form": {\n        "schema": "forms/choice', to: '"form": [{\n        "schema": "forms/choice' },
      {
        from: '"submit": "topics.submit"\n      },',
        to: '"submit": "topics.submit"\n      }, { "when": "wantsDaily", "schema": "forms/choice.schema.json", "data": "choice", "submit": "topics.submit" }],',
      },
    )
    expect(forms.map(({ at, reason }) => [at, reason])).toContainEqual([
      'steps.TOPICS.form.1',
      'another form of the step always comes before it',
    ])
  })

  it('submits a form on both sides of its conditions and reports a side without valid values', async () => {
    const shortTopic =
      '{ "properties": { "topic": { "type": "string", "maxLength": 40, "errorMessage": { "type": "errors.invalid", "maxLength": "errors.tooLong" } } } }'
    const { forms, replays } = await prove({
      file: 'schemas/forms/choice.schema.json',
      from: '"properties": {',
      to: `"allOf": [
        { "if": { "required": ["frequency"], "properties": { "frequency": { "const": "daily" } } }, "then": ${shortTopic} },
        { "if": { "required": ["frequency"], "properties": { "frequency": { "const": "monthly" } } }, "then": ${shortTopic} }
      ], "properties": {`,
    })
    const sides = forms.flatMap((form) => form.sides)
    expect(sides.map(({ at, condition, holds, reason }) => [at, condition, holds, reason])).toEqual([
      ['allOf/0/if', 'frequency is daily', true, undefined],
      ['allOf/0/if', 'frequency is daily', false, undefined],
      ['allOf/1/if', 'frequency is monthly', true, 'no values of this kind were found that its form takes'],
      ['allOf/1/if', 'frequency is monthly', false, undefined],
    ])
    const sent = sides.map(({ example }) => example?.moves.at(-1))
    expect(sent[0]).toMatchObject({ kind: 'submit', step: 'TOPICS', value: { frequency: 'daily' } })
    expect(sent[1]).toMatchObject({ kind: 'submit', step: 'TOPICS', value: { frequency: 'weekly' } })
    expect(replays.differences, 'the engine takes these values, too').toEqual([])
  })
})
