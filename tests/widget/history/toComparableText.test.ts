import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toComparableText } from '../../../src/widget/rules/entries.ts'

describe('toComparableText', () => {
  it('folds case, outer spaces and runs of inner spaces', () => {
    expect(toComparableText('  12  Main\tSt ')).toBe('12 main st')
  })

  it('takes absent for empty', () => {
    expect(toComparableText(undefined)).toBe(toComparableText('  '))
  })

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string(), (text) => toComparableText(toComparableText(text)) === toComparableText(text)))
  })
})
