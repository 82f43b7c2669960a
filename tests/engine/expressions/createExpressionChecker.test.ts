import { describe, expect, it } from 'vitest'
import { type CheckedExpression, createExpressionChecker } from '../../../engine/expressions/createExpressionChecker.ts'
import type { ExpressionType } from '../../../engine/expressions/ExpressionType.ts'
import { parseExpression } from '../../../engine/expressions/parseExpression.ts'

const required = (type: ExpressionType) => ({ type, optional: false })
const optional = (type: ExpressionType) => ({ type, optional: true })

const { check } = createExpressionChecker({
  variables: {
    lookup: {
      nullable: {
        object: { year: required('number'), vin: optional('string'), owner: required({ nullable: 'string' }) },
      },
    },
    now: { object: { year: required('number'), date: required('string') } },
    residency: { options: ['Citizen', 'Resident', 'Tin'] },
    addresses: { list: { object: { city: required('string'), months: optional('number') } } },
    ready: 'boolean',
    vehicleYear: 'number',
    anything: 'any',
  },
  functions: { monthsCovered: 'monthsCovered(list, string): number', isAdult: '(string, string?): boolean' },
})

/** Returns the problems as "the marked source: message (hint)". */
function toProblems(source: string, expected?: ExpressionType): string[] {
  const checked = check(source, expected)
  if (checked.ok) return []
  return checked.problems.map(({ message, hint, offset, length }) => {
    const marked = source.slice(offset, offset + length)
    return `${marked}: ${message}${hint === undefined ? '' : ` (${hint})`}`
  })
}

function toSound(checked: CheckedExpression) {
  if (!checked.ok) throw new Error(checked.problems.map((problem) => problem.message).join(' '))
  return checked
}

const toReads = (source: string) => {
  const { reads, guards, unguarded, loose } = toSound(check(source))
  return { reads, guards, unguarded, loose }
}

const create = (name: string, signature: string) => () =>
  createExpressionChecker({ variables: {}, functions: { [name]: signature } })

describe('the expression checker', () => {
  it.each([
    ['lookup.year < now.year - 10', 'boolean'],
    ['size(addresses) > 0 && addresses[0].city != ""', 'boolean'],
    ['vehicleYear + 1', 'number'],
    ['"a" + now.date', 'string'],
    ['[1] + [2]', { list: 'number' }],
    ['lookup == null ? 0 : lookup.year', 'number'],
    ['addresses.filter(a, a.city == "Reno").map(a, size(a.city))', { list: 'number' }],
    ['monthsCovered(addresses, now.date) >= 24', 'boolean'],
    ['isAdult(now.date, null)', 'boolean'],
    ['residency in ["Citizen", "Tin"]', 'boolean'],
    ['"city" in addresses[0]', 'boolean'],
    ['now["year"] % 4', 'number'],
    ['has(lookup.vin) && lookup.vin.startsWith("1")', 'boolean'],
    ['anything.whatever[3] < 5 || !anything', 'boolean'],
    ['ready ? residency : null', { nullable: { options: ['Citizen', 'Resident', 'Tin'] } }],
    ['ready ? null : now.date', { nullable: 'string' }],
    ['{"year": now.year}.year', 'number'],
  ] as const)('infers the type of %s', (source, type) => {
    expect(toSound(check(source)).type).toEqual(type)
  })

  it.each([
    ['vehicelYear > 1', ['vehicelYear: There is no `vehicelYear` here. (Did you mean `vehicleYear`?)']],
    ['lookup.yeer > 1', ['yeer: There is no `yeer` in `lookup`. (Did you mean `year`?)']],
    ['now["yaer"] > 1', ['"yaer": There is no `yaer` in `now`. (Did you mean `year`?)']],
    ['has(lookup.vinn)', ['vinn: There is no `vinn` in `lookup`. (Did you mean `vin`?)']],
    [
      'monthCovered(addresses, "x") > 1',
      ['monthCovered: There is no function `monthCovered`. (Did you mean `monthsCovered`?)'],
    ],
    ['now.date.startWith("2")', ['startWith: There is no method `startWith`. (Did you mean `startsWith`?)']],
    [
      'addresses.length > 1',
      [
        'length: `addresses` is a list, which has no fields. (Read one item with list[0], the number of items with size(list).)',
      ],
    ],
  ])('finds the unknown name in %s and suggests the nearest', (source, problems) => {
    expect(toProblems(source)).toEqual(problems)
  })

  it.each([
    [
      'now.date < 5',
      'now.date < 5: `<` needs two numbers or two strings, but `now.date` is a string and `5` is a number. (Make them alike with double(text) or string(number).)',
    ],
    ['now.date - 5', 'now.date: `-` needs a number on both sides, but `now.date` is a string.'],
    ['ready && now.year', 'now.year: `&&` needs true or false on both sides, but `now.year` is a number.'],
    ['!now.year', 'now.year: What follows `!` is true or false, but `now.year` is a number.'],
    ['now.year ? 1 : 2', 'now.year: What comes before `?` is true or false, but `now.year` is a number.'],
    [
      'ready ? 1 : "a"',
      'ready ? 1 : "a": Both results of `? :` must be of one kind, but here one is a number and the other a string.',
    ],
    [
      'vehicleYear == "2020"',
      'vehicleYear == "2020": `vehicleYear` is a number and `"2020"` is a string: they are never equal. (Make them alike with double(text) or string(number).)',
    ],
    ['monthsCovered(now.date, "x")', 'now.date: monthsCovered() takes a list here, but `now.date` is a string.'],
    ['monthsCovered(addresses)', 'monthsCovered(addresses): monthsCovered() takes 2 values, not 1.'],
    ['size(ready)', 'ready: size() takes a list or a string or an object here, but `ready` is true or false.'],
    [
      'addresses.contains("x")',
      'addresses: contains() takes a string here, but `addresses` is a list. (Write item in list.)',
    ],
    [
      '"a" in now.date',
      'now.date: `in` looks into a list or an object, but `now.date` is a string. (Write text.contains(part).)',
    ],
    ['1 in now', '1: A field name is a string, but `1` is a number.'],
    ['addresses["a"]', '"a": A position is a number, but `"a"` is a string.'],
    ['ready.all(a, true)', 'ready: all() runs over a list, but `ready` is true or false.'],
    ['addresses.all(a, a.city)', 'a.city: all() asks a question of each item, but `a.city` is a string.'],
    ['addresses.all(now, true)', 'now: `now` already names something else. (Choose another name.)'],
  ])('reports the operand of the wrong type in %s', (source, problem) => {
    expect(toProblems(source)).toEqual([problem])
  })

  it('reports a misspelled option, alone or in a list', () => {
    expect(toProblems('residency == "Citzen"')).toEqual([
      '"Citzen": `residency` is never `"Citzen"`. (Did you mean `Citizen`?)',
    ])
    expect(toProblems('residency in ["Tin", "Citzen"]')).toEqual([
      '"Citzen": `residency` is never `"Citzen"`. (Did you mean `Citizen`?)',
    ])
  })

  it('reports every problem at once and none twice', () => {
    expect(toProblems('lookop.year > 1 && now.yeer < 2')).toHaveLength(2)
    expect(toProblems('anything[[nowhere]]')).toHaveLength(2)
  })

  it('lets any value be compared with null', () => {
    expect(toProblems('lookup == null || null != vehicleYear || addresses == null')).toEqual([])
  })

  it('finds a result of the wrong type', () => {
    expect(toProblems('now.year', 'boolean')).toEqual([
      'now.year: The result should be true or false, but it is a number.',
    ])
    expect(toProblems('residency', 'string')).toEqual([])
    expect(toProblems('now.date', { options: ['a'] })).toHaveLength(1)
  })

  it('reports a field of a result that is missing, wrong or unexpected', () => {
    const address = { object: { city: required('string'), months: optional('number') } } as const
    expect(toProblems('addresses[0]', address)).toEqual([])
    expect(toProblems('{}', address)).toEqual([])
    expect(toProblems('addresses[0]', { object: { months: required('number') } })).toEqual([
      'addresses[0]: The result should be an object with `months` as a number.',
    ])
    expect(toProblems('{"city": "Reno", "moths": 1}', address)).toEqual([
      '1: No field `moths` is expected here. (Did you mean `months`?)',
    ])
    expect(toProblems('{"months": 1}', address)).toEqual([
      '{"months": 1}: The result should be an object with `city` as a string.',
    ])
    expect(toProblems('{"city": "Reno", "months": ""}', { nullable: address })).toEqual([
      '{"city": "Reno", "months": ""}: The result should be an object with `months` as a number.',
    ])
  })

  it('requires null to be ruled out, and recognizes when it is', () => {
    expect(toProblems('lookup.owner', 'string')).toEqual([
      'lookup.owner: The result should be a string, but it is a string or null. (Rule null out first: `value != null && …` or `value == null ? … : value`.)',
    ])
    expect(toProblems('lookup.owner == null ? "" : lookup.owner', 'string')).toEqual([])
    expect(toProblems('lookup.owner != null && isAdult(lookup.owner, now.date)')).toEqual([])
    expect(toProblems('!(lookup.owner == null || !isAdult(lookup.owner, null))')).toEqual([])
    expect(toProblems('!(lookup.owner == null) && isAdult(lookup.owner, null)')).toEqual([])
    expect(toProblems('lookup == null && lookup.year > 1')).toHaveLength(1)
    expect(toProblems('lookup == null && has(lookup.vin)')).toHaveLength(1)
    expect(toProblems('!has(lookup.vin) && lookup.vin == ""')).toHaveLength(1)
    expect(toProblems('lookup == null ? true : has(lookup.vin)')).toEqual([])
    expect(toProblems('ready && lookup.owner != null && isAdult(lookup.owner, null)')).toEqual([])
    expect(toProblems('ready || lookup.owner == null || isAdult(lookup.owner, null)')).toEqual([])
    expect(toProblems('lookup.owner != null || isAdult(lookup.owner, null)')).toHaveLength(1)
    expect(toProblems('!(lookup.owner != null) && isAdult(lookup.owner, null)')).toHaveLength(1)
    expect(toProblems('(lookup.owner != null || ready) && isAdult(lookup.owner, null)')).toHaveLength(1)
  })

  it.each([
    ['', ': The expression is empty.'],
    ['now.year >', ': The expression ends too early.'],
    ['ready = true', '=: `=` is not expected here. (Write == for "equals" and != for "does not equal".)'],
    ['ready and ready', 'and: `and` is not expected here. (Write && for "and".)'],
    ['ready or ready', 'or: `or` is not expected here. (Write || for "or".)'],
    ['not ready', 'ready: `ready` is not expected here. (Write ! for "not".)'],
    ['now.year => 1', '=: `=` is not expected here. (Write >= for the two.)'],
    ['`a`', '`: ``` is not expected here. (Write strings in "double" or \'single\' quotes.)'],
    [
      'ready\u00A0== ready',
      '\u00A0: `\u00A0` is not expected here. (Type the space again: this is one of another kind.)',
    ],
    ['(ready', ': The expression ends too early. (Look for a ( without its ).)'],
    ['ready ? 1', ': The expression ends too early. (Write : and what it is otherwise.)'],
    ['ready)', '): `)` is not expected here. (Take it out, or write its ( before it.)'],
    ['now.year > 1,000', ',: `,` is not expected here. (Write a number without commas: 1000.)'],
    ['lookup?.year', '.: `.` is not expected here. (Ask for it first: a != null && a.b.)'],
    ['"abc', '"abc: Unterminated string.'],
    [
      '9007199254740993 > 1',
      '9007199254740993: This number is too large to be exact. (Whole numbers go up to 9007199254740991.)',
    ],
    ['5u > 1', '5u: Only strings, numbers, true, false and null can be written here. (Leave the b or u out.)'],
    ['b"x" == null', 'b"x": Only strings, numbers, true, false and null can be written here. (Leave the b or u out.)'],
    [
      'now.date.matches("2.*")',
      'matches: There is no method `matches`. (If matches is a function of this flow, write matches(value).)',
    ],
    ['{1: 2}', '1: A key is a string. (Write {"key": value}.)'],
    [
      'has(lookup)',
      'has(lookup): has() asks for one field. (Write has(object.field); compare a whole value with null.)',
    ],
    ['addresses.all(a)', 'all: all() asks for a name and a body. (Write list.all(item, …).)'],
    ['contains("a", "b")', 'contains("a", "b"): contains() is called on a string. (Write text.contains(part).)'],
  ])('explains the syntax error in: %s', (source, problem) => {
    expect(toProblems(source)).toEqual([problem])
  })

  it('rejects an invalid signature and a reserved name', () => {
    expect(create('a', 'a(list) number')).toThrow('Write it as "(list, string): number"')
    expect(create('a', 'b(list): number')).toThrow('names b')
    expect(create('a', 'a(lst): number')).toThrow('unknown type "lst"')
    expect(create('size', 'size(list): number')).toThrow('No function can be named size')
    expect(() => createExpressionChecker({ variables: { fn: 'any' }, functions: {} })).toThrow('named fn')
  })
})

describe('the list of data that an expression reads', () => {
  it('has whole paths, with [] for the items of a list', () => {
    expect(toReads('lookup.year < now.year && addresses.exists(a, a.city == addresses[0].city)').reads).toEqual([
      'lookup.year',
      'now.year',
      'addresses',
      'addresses[].city',
    ])
  })

  it('follows a list through filter', () => {
    expect(toReads('addresses.filter(a, a.city != "").all(b, b.months > 1)').reads).toEqual([
      'addresses',
      'addresses[].city',
      'addresses[].months',
    ])
  })

  it('does not follow a list through map', () => {
    expect(toReads('addresses.map(a, a.city).all(c, c != "")').reads).toEqual(['addresses', 'addresses[].city'])
  })

  it('separates reads that the expression guards itself from unguarded ones', () => {
    expect(toReads('lookup != null && lookup.year < now.year')).toEqual({
      reads: ['lookup', 'lookup.year', 'now.year'],
      guards: ['lookup'],
      unguarded: ['now.year'],
      loose: ['lookup.year'],
    })
    expect(toReads('has(lookup.vin) ? lookup.vin : lookup.owner')).toMatchObject({
      guards: ['lookup.vin'],
      unguarded: ['lookup.owner'],
    })
    expect(toReads('lookup == null || lookup.year > 1').unguarded).toEqual([])
    expect(toReads('addresses == null || addresses.all(a, a.city != "")').unguarded).toEqual([])
    expect(toReads('lookup == null && now.year > 1 || lookup.year > 1').unguarded).toEqual(['now.year', 'lookup.year'])
  })

  it('counts what a null test or has() goes through as unguarded', () => {
    expect(toReads('anything.a.b == null').unguarded).toEqual(['anything.a.b'])
    expect(toReads('has(anything.a.b)').unguarded).toEqual(['anything.a'])
  })
})

it.each([
  ['operands', Array.from({ length: 20_000 }, () => 'a').join(' && ')],
  ['fields', `a${'.b'.repeat(20_000)}`],
  ['parentheses', `${'('.repeat(900)}a${')'.repeat(900)}`],
  ['negations', `${'!'.repeat(1999)}a`],
  ['operands as long as may be', Array.from({ length: 999 }, () => 'a').join('+')],
])('an expression with very many %s is parsed or rejected with a message', (_, source) => {
  const parsed = parseExpression(source)
  const said = parsed.ok ? `read ${source.length}` : parsed.problems[0]?.message
  expect(said).toMatch(/^read [12]\d\d\d$|may have 2000|Exceeded/)
})
