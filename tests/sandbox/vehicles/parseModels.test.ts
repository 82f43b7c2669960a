import { describe, expect, it } from 'vitest'
import { parseModels } from '../../../src/sandbox/vehicles/models.ts'

describe('parseModels', () => {
  it('reads closed spans, single years and an open span of a model', () => {
    expect(parseModels('# a comment\n\nLand Rover SAL\n  Range Rover 1990-1995,1997,2020-\n')).toEqual([
      {
        makeId: 'land-rover',
        makeName: 'Land Rover',
        wmi: 'SAL',
        model: 'Range Rover',
        spans: [
          [1990, 1995],
          [1997, 1997],
          [2020, Infinity],
        ],
      },
    ])
  })

  it.each([
    ['a model before any make', '  Accord 1990-', 'models.txt:1: "Accord 1990-" stands before the first make'],
    ['a model without years', 'Honda 1HG\n  Accord', 'models.txt:2: "Accord" is neither'],
    ['a make without an identifier', 'Honda', 'models.txt:1: "Honda" is neither'],
    ['a span that runs backwards', 'Honda 1HG\n  Accord 2000-1990', 'has no span "2000-1990"'],
    ['half a year', 'Honda 1HG\n  Accord 199-', 'has no span "199-"'],
  ])('rejects %s and names the line', (_, text, message) => {
    expect(() => parseModels(text)).toThrow(message)
  })
})
