import { expect, it } from 'vitest'
import { checkFlow } from '../../../engine/build.ts'
import { editNewsletter } from '../../flows/newsletter/editNewsletter.ts'

const find = (pattern: string) => {
  const property = `"pattern": ${JSON.stringify(pattern)}`
  const source = editNewsletter({
    from: '"campaign": { "type": "string" }',
    to: `"campaign": { "type": "string", ${property} }`,
  })
  return checkFlow(source)
    .problems.filter(({ code }) => code === 'slow-pattern')
    .map(({ message }) => message)
}

it.each([
  String.raw`^(a+)+$`,
  String.raw`^(\w+\s?)*$`,
  String.raw`^(\d+)*$`,
  String.raw`^([A-Za-z]+ ?)+$`,
  String.raw`^(?:a{0,20}){0,20}b$`,
  String.raw`^.*a.*a$`,
  String.raw`\s+$`,
  String.raw`^[^@]+@[^@]+\.[^@]+$`,
  String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`,
])('the pattern %s is reported as slow', (pattern) => {
  expect(find(pattern)).toHaveLength(1)
})

it.each([
  String.raw`\S`,
  String.raw`^[0-9]{3}-?[0-9]{2}-?[0-9]{4}$`,
  String.raw`^[A-Za-z]+( [A-Za-z]+)*$`,
  String.raw`^[\p{L}\p{M}' .-]{1,60}$`,
  String.raw`^([0-9]{1,3}(,[0-9]{3})? ?- ?[0-9]{1,3},[0-9]{3}( miles)?|Over 150,000 miles)$`,
  String.raw`^(?=.*\d)[A-Z]+$`,
])('the pattern %s is not reported as slow', (pattern) => {
  expect(find(pattern)).toEqual([])
})
