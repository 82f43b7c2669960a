import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toSourceFile, toText } from '../../engine/authoring.ts'
import { checkSettings, checkSettingsFile, settingsFiles } from '../../src/site/checkSettings.ts'
import { readLinkedFlow } from '../../engine/build.ts'

const flow = readLinkedFlow('flows/refinance.json')
const read = (name: string) => readFileSync(`flows/${name}`, 'utf8')

/** Returns the findings for a settings file after replacing a text in it. */
function check(name: string, from: string, to: string): readonly string[] {
  const text = read(name)
  expect(text, 'the fault can be planted').toContain(from)
  return checkSettingsFile(name, toSourceFile(name, text.replace(from, to)), flow).map(toText)
}

it.each(settingsFiles)('checkSettingsFile reports nothing for %s', (name) => {
  expect(checkSettingsFile(name, toSourceFile(name, read(name)), flow)).toEqual([])
})

it.each<[string, string, ...[string, string][]]>([
  ['a new code in the next version', 'partner-events.json', [': 1', ': 2'], ['"failure"', '"robot"']],
  ['an origin with and without www', '../deploy/partners.json', ['"]', '", "https://example-auto.com"]']],
  [
    'two environments for tests at one address',
    'environments.json',
    ['http://localhost:4000', 'https://api.qa.example.com'],
  ],
])('checkSettingsFile reports nothing for %s', (_, name, ...edits) => {
  const text = edits.reduce((all, [from, to]) => all.replace(from, to), read(name))
  expect(checkSettingsFile(name, toSourceFile(name, text), flow)).toEqual([])
})

/** Copies the flow, its schemas and a part of what is deployed into a folder of the test. */
function copySettings(deployed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['flows', 'schemas', deployed]) cpSync(part, join(folder, part), { recursive: true })
  return folder
}

it('checkSettingsFile reports two sections with the same words in a language', () => {
  const languages = new Map(flow.copy)
  languages.set('es', { ...languages.get('es'), 'app.section.offer': languages.get('es')?.['app.section.car'] ?? '' })
  const found = checkSettingsFile('sections.json', toSourceFile('sections.json', read('sections.json')), {
    ...flow,
    copy: languages,
  })
  expect(found.map(toText).join('\n')).toMatch(
    /es\.json:9:\d+ section offer is named like section car is in es: "Su auto"/,
  )
})

it.each(settingsFiles)('checkSettings reports that %s is gone', (name) => {
  const folder = copySettings('deploy/partners.json')
  const file = join(folder, 'flows', name)
  rmSync(file)
  const beside = { ...flow.source, flow: toSourceFile(join(folder, 'flows/refinance.json'), flow.source.flow.text) }
  expect(checkSettings(beside.flow.path, { ...flow, source: beside }).map(toText)).toEqual([
    `${file}:1:1 this file is not there. Restore it: git restore ${file}`,
  ])
})

it.each([
  ['prod', '"prod"', '"qa"', '3:18 the folder is prod, but this is the environment qa. Write prod'],
  ['qa', '"environment"', '"enviroment"', '3:3 the file has no property "enviroment". Did you mean environment[?]'],
  ['dev', '"dev"', '"dev",', '3:23 this is not JSON: there is a comma here with nothing after it. Take it out'],
  [
    'prod',
    '"prod"',
    '"prod", "apiBaseUrl": "http://localhost:4000/"',
    '3:40 apiBaseUrl of prod leads to the visitor’s own computer. Name the host of the service',
  ],
  [
    'prod',
    '"prod"',
    '"prod", "botOverride": "test-123"',
    '3:41 botOverride is set for prod, where everybody could read it. Leave it out',
  ],
  [
    'prod',
    '"prod"',
    '"prod", "apiBaseUrl": "https://10.0.0.3/"',
    '3:40 apiBaseUrl of prod leads to a host that only people in its own network reach. Name the host of the service',
  ],
  [
    'prod',
    '"prod"',
    '"prod", "errorTracking": { "adapter": "sentry", "dsn": "https://errors.example.com/1" }',
    '3:73 "dsn" of errorTracking is "https://errors.example.com/1". Set it to https://KEY@HOST/PROJECT, as Sentry shows it',
  ],
  [
    'qa',
    '"qa"',
    '"qa", "apiBaseUrl": "https://api.example.com/"',
    '3:38 apiBaseUrl of qa leads to the host of prod, so that what is tried out counts there. Name its own host',
  ],
])('checkSettings finds a fault in the deployment %s: %s replaced by %s', (name, from, to, found) => {
  const folder = copySettings('deploy')
  const file = join(folder, 'deploy/environments', name, 'config.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  expect(checkSettings(join(folder, 'flows/refinance.json'), flow).map(toText)).toEqual([
    expect.stringMatching(RegExp(`deploy/environments/${name}/config.json:${found}$`)),
  ])
})

it.each([
  ['uat', []],
  ['qa', [expect.stringMatching('uat/config.json:1:16 the folder is uat, but this is the environment qa. Write uat$')]],
])('checkSettings compares a deployment with the environments as they are: uat that says %s', (environment, found) => {
  const folder = copySettings('deploy')
  const file = join(folder, 'flows/environments.json')
  const { qa, ...others } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...others, qa, uat: { ...qa, apiBaseUrl: 'https://api.uat.example.com/' } }))
  mkdirSync(join(folder, 'deploy/environments/uat'))
  writeFileSync(join(folder, 'deploy/environments/uat/config.json'), JSON.stringify({ environment }))
  expect(checkSettings(join(folder, 'flows/refinance.json'), flow).map(toText)).toEqual(found)
})

it.each([
  ['index.html', 'id="refinance"', 'id="refinanse"', 'the page lacks id="refinance", which the build fills in'],
  [
    'embed/frame.html',
    '<!--first-step-->',
    '',
    'the page lacks <!--first-step-->, which the build fills in. Put it back',
  ],
  ['embed/frame.html', '<!--no-script-->', '<!--noscript-->', 'in. Did you mean <!--no-script-->[?]'],
  ['embed/frame.html', 'frame.ts', 'frames.ts', 'the page runs /src/frame/frames.ts, which is not there'],
])('checkSettings finds a fault in our page %s: %s replaced by %s', (file, from, to, found) => {
  const folder = copySettings('deploy')
  for (const part of ['index.html', 'embed', 'src/page.ts', 'src/frame/frame.ts'])
    cpSync(part, join(folder, part), { recursive: true })
  writeFileSync(join(folder, file), readFileSync(file, 'utf8').replace(from, to))
  expect(checkSettings(join(folder, 'flows/refinance.json'), flow).map(toText)).toEqual([
    expect.stringMatching(RegExp(found)),
  ])
})

it('checkSettings passes over what is no deployment in the folder of deployments', () => {
  const folder = copySettings('deploy')
  writeFileSync(join(folder, 'deploy/environments/notes.txt'), 'Ask operations.')
  rmSync(join(folder, 'deploy/environments/qa/config.json'))
  expect(checkSettings(join(folder, 'flows/refinance.json'), flow)).toEqual([])
})

describe('checkSettingsFile reports a fault with its line', () => {
  it.each([
    ['api.json', '"method": "GET"', '"method": "FETCH"', 'is none of GET'],
    [
      'api.json',
      '"request": "api/getvin.request',
      '"request": "api/getvim.request',
      'Did you mean api/getvin.request.schema.json?',
    ],
    ['api.json', '"response": "api/getyears.response', '"response": "api/getears.response', 'which is not a file'],
    ['api.json', '"error": "api/error.response', '"error": "api/errors.response', 'error is api/errors.response'],
    ['api.json', '"path": "vehicle/getvin"', '"path": ""', 'calls.lookUpPlate.path'],
    ['api.json', '"query": ["yearID"]', '"query": "yearID"', 'should be a list'],
    ['api.json', '"response"', '"reponse"', 'has no property "reponse". Did you mean response?'],
    ['api.json', '"query": ["yearID"]', '"query": ["ssn"]', 'which a schema marks as personal'],
    ['api.json', '"method": "POST"', '"method": "GET"', 'a GET carries no body, but the code sends one'],
    ['api.json', '"yearID", "makeID"', '"yearID", "makeId"', 'the action sends no makeId. Did you mean makeID?'],
    ['api.json', '["yearID", "makeID"]', '["yearID"]', 'makeID, which the action sends'],
    [
      'api.json',
      '"listMakes": {',
      '"listMake": {',
      'neither the code nor an action of that name calls listMake. Did you mean listMakes?',
    ],
    ['api.json', '"vehicle/getmodel"', '"vehicle/getmake"', 'listModels asks for what listMakes asks for'],
    ['api.json', '/{contactId}', '/{contact}', 'the path has {contact}, and the code fills'],
    ['api.json', '"X-Bot-Override"', '"x-bot-token"', 'botOverride is carried by the header of botToken'],
    [
      'api.json',
      '"response": "api/getmake.response.schema.json"',
      '"response": "api/getmodel.response.schema.json"',
      'but the action of that name answers api/getmake.response.schema.json',
    ],
    ['environments.json', 'https://api.example.com/"', 'https://api.example.com/?key=1"', 'prod.apiBaseUrl'],
    ['sections.json', '"from": 10', '"from": 25', 'step ENTER_LICENSE_PLATE is in no section'],
    ['sections.json', '"from": 86', '"from": 99', 'no step is in section documents, which goes from 99 to 100'],
    [
      '../deploy/partners.json',
      '["https://www.example-auto.com"]',
      '["https://www.example-auto.com", "https://www.example-auto.com"]',
      'partners.0.origins',
    ],
    ['environments.json', '"prod": {', '"production": {', 'Did you mean prod?'],
    ['environments.json', '"qa": {', '"qa 🚀": {', 'gives its folder a name that not every server takes'],
    [
      'environments.json',
      '"adapter": "turnstile"',
      '"adapter": "turnstyle"',
      'is none of sandbox, recaptchaV3, recaptchaEnterprise, turnstile',
    ],
    ['environments.json', '"siteKey": "your-site-key"', '"sitekey": "your-site-key"', 'prod.botCheck'],
    [
      'environments.json',
      '"apiBaseUrl": "https://api.example.com/"',
      '"apiBaseUrl": "http://api.example.com/"',
      'not encrypted',
    ],
    ['environments.json', '"apiBaseUrl": "https://api.example.com/"', '"apiBaseUrl": 443', 'should be a text'],
    [
      'environments.json',
      '"dsn": "https://key@errors.example.com/1"',
      '"dsn": "errors.example.com"',
      'as Sentry shows it',
    ],
    [
      'partner-events.json',
      '"application.loanApplicationId"',
      '"aplication.loanApplicationId"',
      'Did you mean application?',
    ],
    ['partner-events.json', '"contactData.loanApplicationId"', '"contactData.ssn"', 'is personal'],
    ['partner-events.json', '"Lead Created"', '"Lead Create"', 'Did you mean Lead Created?'],
    [
      'partner-events.json',
      '"Lead Created"',
      '"Step Viewed"',
      'the event "Step Viewed", which the flow does not track',
    ],
    ['partner-events.json', '"ending": "success"', '"ending": "sucess"', 'events.completed'],
    ['partner-events.json', '"bot-check-failed"', '"bot-check-fail"', 'Did you mean bot-check-failed?'],
    ['partner-events.json', '"error": "failure"', '"error": "robot"', 'raise "version" and publish the events again'],
    ['partner-events.json', '"version": 1', '"version": "1"', 'should be a whole number'],
    [
      'partner-events.json',
      '"errors": {\n    "error": "failure",\n    "bot-check-failed": "failure"',
      '"errors": {\n    "error": "failure"',
      'errors lacks "bot-check-failed", a page that a failure is shown on',
    ],
    [
      'environments.json',
      '"adapter": "dataLayer"',
      '"adapter": "dataLayer" }, { "adapter": "dataLayer"',
      'environment prod tells the same analytics service twice',
    ],
    ['sections.json', '"from": 31', '"from": 9', 'in the order of their progress'],
    ['sections.json', '"name": "offer"', '"name": "offers"', 'app.section.offers is not in flows/copy/en.json'],
    ['sections.json', '"name": "offer"', '"name": "you"', 'listed twice'],
    ['sections.json', '"minutes": 3', '"minutes": 0', 'should be more than 0'],
    ['sections.json', '"minutes": 3', '"minutes": "4"', 'should be a number'],
    ['../deploy/partners.json', 'https://www.example-auto.com', 'https://www.example-auto.com/', 'no trailing slash'],
    ['../deploy/partners.json', 'https://www.example-auto.com', 'http://www.example-auto.com', 'Exactly one origin'],
    ['../deploy/partners.json', '"origins"', '"origin"', 'Did you mean origins?'],
    [
      '../deploy/partners.json',
      '"partners": [',
      '"partners": [{ "name": "Example Auto", "origins": ["https://a.example"] }, ',
      'listed twice',
    ],
    ['../deploy/partners.json', '}]', '},]', 'this is not JSON'],
    [
      '../deploy/partners.json',
      '"origins"',
      '"brand": { "primaryColor": "#12" }, "origins"',
      'brand.primaryColor is not allowed',
    ],
    [
      '../deploy/partners.json',
      '"origins"',
      '"brand": { "primaryColor": "tea" }, "origins"',
      'is "tea", which is neither',
    ],
    [
      '../deploy/partners.json',
      '"origins"',
      '"brand": { "theme": { "text": "#0008" } }, "origins"',
      'partly transparent',
    ],
    [
      '../deploy/partners.json',
      '"origins"',
      '"brand": { "theme": { "radius": 25 } }, "origins"',
      'should be at most 24',
    ],
  ])('%s: %s replaced by %s', (name, from, to, says) => {
    const found = check(name, from, to)
    expect(found.join('\n')).toContain(says)
    const line = read(name).slice(0, read(name).indexOf(from)).split('\n').length
    expect(found.map((text) => Number(text.split(':')[1]))).toContain(line)
  })
})
