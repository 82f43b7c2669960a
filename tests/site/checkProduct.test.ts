import { describe, expect, it } from 'vitest'
import { checkFlow, readCode, readFlow, type FlowSource } from '../../engine/build.ts'
import { toSourceFile, toText, type SourceFile } from '../../engine/authoring.ts'
import { checkProduct, neededConstants } from '../../src/site/checkProduct.ts'

const flow = 'flows/refinance.json'
const code = 'schemas/forms/verification-code.schema.json'
const product = readFlow(flow)

function replace({ path, text }: SourceFile, from: string, to: string): SourceFile {
  expect(text, 'the fault can be planted').toContain(from)
  return toSourceFile(path, text.replace(from, to))
}

/** Returns the findings for the product's flow after replacing a text in one file. */
function check(file: string, from: string, to: string): readonly string[] {
  const schemas = new Map(
    [...product.schemas].map(([id, one]) => [id, one.path.endsWith(file) ? replace(one, from, to) : one]),
  )
  const edited: FlowSource =
    file === flow ? { ...product, flow: replace(product.flow, from, to) } : { ...product, schemas }
  const { flow: linked, problems } = checkFlow(edited)
  expect(problems).toEqual([])
  return linked ? checkProduct(linked).map(toText) : []
}

it('checkProduct reports nothing for the product’s flow', () => {
  expect(check(flow, '"name"', '"name"')).toEqual([])
})

describe('checkProduct reports a fault that only the product knows of', () => {
  it.each([
    [
      flow,
      '"fields": { "loan": { "options": { "from": "loans" } } },',
      '',
      'step LOAN_SELECTION offers nothing to choose from in loan',
    ],
    [
      flow,
      '"celebration",',
      '"celebrations",',
      'NEXT_STEPS shows celebrations, which the product does not have. Did you mean celebration?',
    ],
    [
      flow,
      '"screen": "error"',
      '"screen": "eror"',
      'is shown on eror, which the product does not have. Did you mean error?',
    ],
    [
      flow,
      '"vehicleAgeYears": 10',
      '"vehicleAgeYears": -10',
      'vehicleAgeYears is -10, but a limit is more than nothing',
    ],
    [flow, '"takeOverSeconds": 5,', '', 'constants lacks "takeOverSeconds", which the product needs'],
    [
      flow,
      '"takeOverSeconds": 5',
      '"takeOverSeconds": "5"',
      'takeOverSeconds should be a number, as the product needs it',
    ],
    [flow, '"maximumMileage": "150,000"', '"maximumMileage": "140,000"', 'another number than the one in overMileage'],
    [flow, '"codeResendSeconds": 30', '"codeResendSeconds": 0', 'codeResendSeconds is 0, but'],
    [
      flow,
      '"documentsPollLongestSeconds": 60',
      '"documentsPollLongestSeconds": 2',
      'documentsPollSeconds is 5, which is longer than documentsPollLongestSeconds, 2',
    ],
    [flow, '"coverNoticeSeconds": 60', '"coverNoticeSeconds": 901', 'longer than coverMinutes, 15'],
    [flow, '"phoneLink": "+13035550142"', '"phoneLink": "+13035550143"', 'calls another number'],
    [code, '"input": "code"', '"input": "cod"', 'ui.input is none of'],
    [code, '"inputMode": "numeric"', '"inputMode": "numerical"', 'ui.inputMode is none of'],
    [code, '"autocomplete": "one-time-code"', '"autocomplete": "one-time"', 'ui.autocomplete is not allowed there'],
  ])('%s with %s as %s: %s', (file, from, to, words) => {
    expect(check(file, from, to)).toEqual([expect.stringContaining(words)])
  })
})

it('neededConstants lists each constant that the code reads', () => {
  const source = readCode('src/widget')
  const read = [
    ...[...source.matchAll(/\{ ([\w, ]+) \} = [^\n]*\bconstants\b/g)].flatMap(([, names = '']) => names.split(', ')),
    ...[...source.matchAll(/\bconstants(?:\.|\[')(\w+)/g)].map(([, name = '']) => name),
  ]
  expect([...new Set(read)].toSorted()).toEqual(neededConstants.toSorted())
})
