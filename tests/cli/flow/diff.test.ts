import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'
import { copyNewsletter, editFile } from './copyNewsletter.ts'

const original = 'tests/flows/newsletter/flow.json'

type Edits = readonly (readonly [file: string, from: string, to: string])[]

/** Returns what the command reports after these edits of the newsletter's files. */
async function diffAfter(...edits: Edits) {
  const { folder, file } = copyNewsletter()
  for (const [name, from, to] of edits) editFile(join(folder, name), from, to)
  const { text, exitCode } = await runFlow(['diff', original, file])
  expect({ text, exitCode }).toEqual({ text: expect.any(String), exitCode: 0 })
  return text
}

/** Makes a folder a git repository, and commits everything in it. */
function commitAll(folder: string): void {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: 'ignore',
    })
  git('init')
  git('add', '.')
  git('commit', '-m', 'first')
}

describe('npm run flow -- diff', () => {
  it('prints that nothing changed', async () => {
    expect(await diffAfter()).toBe('Nothing changed.\n')
  })

  it('lists changes of a limit, a text and a rule separately, and that the paths are unchanged', async () => {
    expect(
      await diffAfter(
        ['flow.json', '"remembersDays": 30', '"remembersDays": 60'],
        ['copy/en.json', '"Welcome"', '"Hello"'],
        ['schemas/forms/address.schema.json', '"required": ["firstName", "email"]', '"required": ["email"]'],
        ['schemas/forms/address.schema.json', '"firstName": "errors.firstName", ', ''],
      ),
    ).toMatchInlineSnapshot(`
      "### Limits

      - **constant remembersDays**: \`30\` → \`60\`

      ### Words

      - **en: done.title**: \`Welcome\` → \`Hello\`

      ### Rules of fields

      - **step ADDRESS, form**, gone: \`firstName: "fields.firstName", text, required, personal\`
      - **step ADDRESS, form, firstName**, gone: \`must be there: "errors.firstName"\`
      - **step ADDRESS, form**, new: \`firstName: "fields.firstName", text, optional, personal\`

      ### What it touches

      - paths: every way between steps is as before
      - languages: en
      - partner and analytics events: as before
      - saved applications: resumed as before
      "
    `)
  })

  it('lists the paths and the saved applications that a changed route affects', async () => {
    expect(
      await diffAfter(
        ['flow.json', '{ "to": "TOPICS" }', '{ "when": "wantsDaily", "to": "DONE" }, { "to": "TOPICS" }'],
        ['flow.json', '"resumable": true', '"resumable": false'],
        ['flow.json', '"progress": 60', '"progress": 60, "resumable": true'],
        ['flow.json', '"version": 1,', '"version": 2, "migrations": { "1": { "steps": { "DONE": "TOPICS" } } },'],
      ),
    ).toMatchInlineSnapshot(`
      "### Routes

      - **step ADDRESS, on submit**, new: \`if wantsDaily (wantsDaily): go to DONE\`

      ### What is shown

      - **step TOPICS**, gone: \`a saved application does not resume here\`
      - **step TOPICS**, new: \`a saved application may resume here\`
      - **step DONE**, gone: \`a saved application may resume here\`
      - **step DONE**, new: \`a saved application does not resume here\`

      ### Data

      - **migration of version 1**, new: \`{"steps":{"DONE":"TOPICS"}}\`
      - **version of what is saved**: \`1\` → \`2\`

      ### What it touches

      - a new way: ADDRESS → DONE, "Continue", if wants daily
      - a new way: ADDRESS → TOPICS, "Continue", otherwise
      - a way that is gone: ADDRESS → TOPICS, "Continue"
      - languages: none
      - partner and analytics events: as before
      - saved applications: brought to the new version as \`migrations\` says
      - saved applications that stopped at DONE go on at TOPICS
      "
    `)
  })

  it('names the place of what no sentence tells, such as the order of failures, and leaves each change short', async () => {
    const changes = async (...edits: Edits) =>
      (await diffAfter(...edits)).split('\n').filter((line) => line.startsWith('- **'))
    const failures = (...names: readonly string[]) => `"failures": [${names.join(', ')}]`
    const [one, other] = [
      '{ "when": "isUnavailable", "screen": "unavailable" }',
      '{ "when": "wantsDaily", "to": "DONE" }',
    ]
    expect(await changes(['flow.json', failures(one), failures(one, other)])).toEqual([
      '- **failure wantsDaily**, new: `{"to":"DONE"}`',
    ])
    expect(await changes(['flow.json', '["campaign"]', '["campaign", "step"]'])).toEqual([
      '- **event Newsletter Subscribed, properties**: `["campaign"]` → `["campaign","step"]`',
    ])
    expect(
      await changes(['schemas/forms/email.schema.json', '"autocomplete": "email"', '"autocomplete": "off"']),
    ).toEqual(['- **schema forms/email.schema.json, ui, autocomplete**: `email` → `off`'])
    expect(await changes(['flow.json', '"timeoutSeconds": 10', '"timeoutSeconds": 20'])).toEqual([
      '- **action subscribe, timeoutSeconds**: `10` → `20`',
    ])
    expect(
      await changes(
        ['flow.json', '"remembersDays": 30', '"remembersDays": 31'],
        ['flow.json', '{ "reset": true, "to": "ADDRESS" }', '{ "to": "ADDRESS" }'],
      ),
    ).toEqual(['- **constant remembersDays**: `30` → `31`', '- **start-up**, gone: `clear all data and what is saved`'])
  })

  it('lists the changed text of a button, and no new path', async () => {
    const text = await diffAfter(
      ['copy/en.json', '"form.continue": "Continue"', '"form.continue": "Go on"'],
      ['flow.json', '"wantsDaily": { "when"', '"wantsDaily": { "means": "mail every day is wanted", "when"'],
    )
    expect(text).toContain('- **en: form.continue**: `Continue` → `Go on`')
    expect(text).toContain('- paths: every way between steps is as before')
  })

  it('compares with a git revision, and rejects an unknown one', async () => {
    const { folder, file } = copyNewsletter()
    commitAll(folder)
    editFile(join(folder, 'copy/en.json'), '"Welcome"', '"Hello"')
    const { text } = await runFlow(['diff', 'HEAD', '--flow', file])
    expect(text).toContain('- **en: done.title**: `Welcome` → `Hello`')
    expect(await runFlow(['diff', 'no-such', '--flow', file])).toMatchObject({
      text: expect.stringContaining('no-such is neither a flow file nor a revision of git'),
      exitCode: 2,
    })
  })

  it('compares with a branch that is named like a folder', async () => {
    const { folder, file } = copyNewsletter()
    commitAll(folder)
    execFileSync('git', ['branch', 'docs'], { cwd: folder, stdio: 'ignore' })
    expect(await runFlow(['diff', 'docs', '--flow', file])).toEqual({ text: 'Nothing changed.\n', exitCode: 0 })
  })

  it('lends its places to the check, which lists beside its findings what changed since the last commit', async () => {
    const { folder, file } = copyNewsletter()
    commitAll(folder)
    const edit = (name: string, from: string, to: string) => editFile(join(folder, name), from, to)
    const changes = async () => {
      const { text } = await runFlow(['check', file])
      const [, listed = ''] = text.split('Changed since the last commit, which may be why:\n')
      return listed.split('\n\n')[0]?.replaceAll(/^.*\/(?=flow\.json|copy|schemas)/gm, '')
    }
    expect(await changes()).toBe('')
    edit('copy/en.json', '"Welcome"', '"<b>Welcome"')
    edit('flow.json', '"remembersDays": 30', '"remembersDays": 30,\n    "remembersHours": 30')
    edit('schemas/forms/address.schema.json', '"firstName": "errors.firstName", ', '')
    rmSync(join(folder, 'schemas/data/topic.schema.json'))
    expect(await changes()).toMatchInlineSnapshot(`
      "copy/en.json:47 was "done.title": "Welcome", is "done.title": "<b>Welcome"
      flow.json:8 was "constants": { "publisher": "The Weekly Reader", "remembersDays": 30 }, is "constants": { "publisher": "The Weekly Reader", "remembersDays": 30
      schemas/data/topic.schema.json gone
      schemas/forms/address.schema.json:25 was "errorMessage": { "required": { "firstName": "errors.firstName", "email": "errors.email" } }, is "errorMessage": { "required": { "email": "errors.email" } }"
    `)
  })

  it('reports nothing when a flow only moves to a newer format or its contracts to a file', async () => {
    const { folder, file } = copyNewsletter()
    const text = readFileSync(file, 'utf8')
    const older = text
      .replace('{ "when": "failure.status == 503" }', '"failure.status == 503"')
      .replace('"set": { "choice.frequency": "weekly" }', `"set": { "choice.frequency": "'weekly'" }`)
    expect(older).toHaveLength(text.length - '{ "when":  }'.length + "''".length)
    writeFileSync(file, older)
    commitAll(folder)
    const id = 'actions/list-topics.schema.json'
    const listed = { type: 'array', items: { $ref: '../data/topic.schema.json' } }
    const outcomes = { type: 'object', properties: { listed } }
    mkdirSync(join(folder, 'schemas/actions'))
    writeFileSync(join(folder, 'schemas', id), JSON.stringify({ $id: id, type: 'object', properties: { outcomes } }))
    const inPlace = '"outcomes": { "listed": { "type": "array", "items": { "$ref": "data/topic.schema.json" } } }'
    writeFileSync(file, text.replace(inPlace, `"schema": "${id}"`))
    expect((await runFlow(['diff', 'HEAD', '--flow', file])).text).toBe('Nothing changed.\n')
  })
})
