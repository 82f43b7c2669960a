import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'
import { copyNewsletter, editFile } from './copyNewsletter.ts'

function spoilNewsletter() {
  const { file, folder } = copyNewsletter()
  editFile(file, '"to": "TOPICS"', '"to": "TOPIC"')
  return { file, folder }
}

describe('npm run flow', () => {
  it('lists its commands without a command or for an unknown one', async () => {
    expect(await runFlow([])).toMatchObject({ text: expect.stringContaining('check [FILE]'), exitCode: 0 })
    expect(await runFlow(['chekc'])).toMatchObject({
      text: expect.stringMatching(/^There is no command "chekc"\. Did you mean check\?[^]*check \[FILE\]/),
      exitCode: 2,
    })
    expect((await runFlow(['toString'])).text).toMatch(/^There is no command "toString"\. These are all:/)
  })

  it('shows how a command is used, and rejects an unknown option', async () => {
    expect(await runFlow(['map', '--help'])).toMatchObject({
      text: expect.stringContaining('map [--svg FILE]'),
      exitCode: 0,
    })
    expect(await runFlow(['map', '--sgv', 'x'])).toMatchObject({
      text: expect.stringContaining("Unknown option '--sgv'"),
      exitCode: 2,
    })
  })

  it('check prints that nothing was found, or each finding with position, hint and code', async () => {
    expect(await runFlow(['check'])).toEqual({ text: 'flows/refinance.json: nothing found.', exitCode: 0 })
    const { text, exitCode } = await runFlow(['check', spoilNewsletter().file])
    expect(text).toMatch(
      /flow\.json:\d+:\d+ step ADDRESS goes to TOPIC, which is not a step\. Did you mean TOPICS\? \[unknown-step\]/,
    )
    expect(exitCode).toBe(1)
  })

  it('check reads the files beside a flow that its grammar refuses', async () => {
    const { file, folder } = copyNewsletter()
    editFile(file, '"progress": 20', '"progress": "20"')
    writeFileSync(join(folder, 'api.json'), '{ "calls": { "subscribe": { "methd": "POST", "path": "readers" } } }')
    const { text } = await runFlow(['check', file])
    expect(text).toMatch(/flow\.json:\d+:\d+ step ADDRESS, progress should be a number/)
    expect(text).toMatch(/api\.json:1:\d+ calls\.subscribe has no property "methd"\. Did you mean method\?/)
    expect(text).toContain('2 found.')
  })

  it('check --json prints the findings as JSON', async () => {
    const { text } = await runFlow(['check', spoilNewsletter().file, '--json'])
    expect(JSON.parse(text)).toContainEqual(
      expect.objectContaining({ code: 'unknown-step', hint: 'Did you mean TOPICS?' }),
    )
  })

  it('map reports what is wrong with a faulty flow instead of drawing it', async () => {
    const { file } = spoilNewsletter()
    expect(await runFlow(['map', '--flow', file])).toMatchObject({
      text: expect.stringContaining('TOPIC'),
      exitCode: 1,
    })
  })

  it('map says of a start without conditions that it is always taken', async () => {
    const { text } = await runFlow(['map', '--flow', 'examples/inputs/flow.json'])
    expect(text).toContain('begin -->|"always"| INPUTS')
  })

  it('map draws no flow in a language that it has no words in', async () => {
    const { text, exitCode } = await runFlow(['map', '--flow', 'examples/inputs/flow.json', '--language', 'fr'])
    expect({ text, exitCode }).toEqual({
      text: expect.stringContaining('The flow has no words in "fr". It has: en.'),
      exitCode: 2,
    })
  })

  it('map draws a flow as text and as a picture', async () => {
    const { file, folder } = copyNewsletter()
    const { text } = await runFlow(['map', '--flow', file])
    expect(text).toMatchInlineSnapshot(`
      "flowchart TD
        begin([start])
        ADDRESS["ADDRESS<br/>Who reads it?"]
        TOPICS["TOPICS<br/>What about?"]
        DONE["DONE<br/>Welcome"]
        begin -->|"if is remembered"| DONE
        begin -->|"otherwise"| ADDRESS
        ADDRESS -->|"#34;Continue#34;"| TOPICS
        TOPICS -->|"#34;Subscribe#34;: otherwise<br/>#34;Every day#34;"| DONE
        TOPICS -->|"#34;Back#34;"| ADDRESS
        DONE -->|"#34;Another address#34;"| ADDRESS
        classDef success fill:#d8f0e3,stroke:#0b7a4b,color:#000
        classDef deadEnd fill:#f6dcdf,stroke:#8f1d2c,color:#000
        classDef unreachable stroke-dasharray:4
      "
    `)
    const picture = join(folder, 'map.svg')
    expect(await runFlow(['map', '--flow', file, '--svg', picture])).toEqual({ text: `Wrote ${picture}`, exitCode: 0 })
    const svg = readFileSync(picture, 'utf8')
    for (const step of ['ADDRESS', 'TOPICS', 'DONE']) expect(svg).toContain(`data-step="${step}"`)
    expect(svg).toContain('data-from="ADDRESS" data-to="TOPICS"')
    expect(svg).not.toMatch(/\sstyle=|<style|<script/)
  })

  it('paths --to lists the entries and answers that lead to a step', async () => {
    const flow = ['--flow', 'tests/flows/newsletter/flow.json']
    const { text, exitCode } = await runFlow(['paths', '--to', 'DONE', ...flow])
    expect(text).toMatchInlineSnapshot(`
      "1. Open the page, with campaign "Sample".
      2. At "Who reads it?" (ADDRESS), enter firstName "Sample", lastName "Sample", email "sample@example.com", and press "Continue".
         listTopics answers "listed": (id "Sample", name "Sample"; id "Sample 2", name "Sample 2")
      3. At "What about?" (TOPICS), enter topic "Sample", frequency "weekly", and press "Subscribe".
         subscribe answers "subscribed": id "Sample", topic (id "Sample", name "Sample")
      So one comes to "Welcome" (DONE): nothing special."
    `)
    expect(exitCode).toBe(0)
    const json = await runFlow(['paths', '--to', 'DONE', '--json', ...flow])
    expect(JSON.parse(json.text)).toMatchObject({ step: 'DONE', moves: [{ kind: 'start' }, {}, {}] })
    expect(await runFlow(['paths', '--to', 'OFFER'])).toMatchObject({
      text: expect.stringContaining('OFFER is not a step.'),
      exitCode: 2,
    })
  })

  it('paths takes every path and replays it through the engine', async () => {
    const flow = ['--flow', 'tests/flows/newsletter/flow.json']
    const { text, exitCode } = await runFlow(['paths', ...flow])
    expect(text).toMatchInlineSnapshot(`
      "  13 of 13   ways through single events
         3 of 3    steps
        18 of 18   instructions carried out, and conditions passed over
         5 of 5    outcomes of calls
         1 of 1    entries of "failures"
         2 of 2    forms of steps, and variants of them
      2 complete paths lead from the start to an end, not counting loops.
      11 replays through the engine, 45 moves, take every way that has data: each goes as foreseen. 90 moves and answers were tried."
    `)
    expect(exitCode).toBe(0)
    const json = await runFlow(['paths', '--json', ...flow])
    expect(JSON.parse(json.text)).toMatchObject({ deadBranches: [], failures: [], replays: { differences: [] } })
  })

  it('paths fails for a branch that no data lead to, and names it', async () => {
    const { file } = copyNewsletter()
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        "has(choice.frequency) && choice.frequency == 'daily'",
        "has(choice.frequency) && choice.frequency == 'daily' && choice.frequency == 'weekly'",
      ),
    )
    const { text, exitCode } = await runFlow(['paths', '--flow', file])
    expect(exitCode).toBe(1)
    expect(text).toMatch(/flow\.json:92:11 steps\.TOPICS\.on\.submit\.0 is never carried out/)
    expect(text).toContain('it was never true that wants daily (wantsDaily)')
  })
})
