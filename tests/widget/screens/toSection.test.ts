import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import flow from '../../../flows/refinance.json' with { type: 'json' }
import sectionsFile from '../../../flows/sections.json' with { type: 'json' }
import english from '../../../flows/copy/en.json' with { type: 'json' }
import spanish from '../../../flows/copy/es.json' with { type: 'json' }
import { toSection } from '../../../src/widget/screens/SectionProgress.tsx'

const { sections } = sectionsFile

describe('toSection', () => {
  it.each([
    ['ENTER_LICENSE_PLATE', 'car'],
    ['VERIFY_VEHICLE_INFO', 'car'],
    ['VERIFY_MOBILE_NUMBER', 'you'],
    ['VERIFY_YOUR_INFO', 'you'],
    ['SOFT_PULL_ACKNOWLEDGEMENT', 'offer'],
    ['OFFER_SELECTION', 'offer'],
    ['CURRENT_ADDRESS_INFO', 'details'],
    ['INCOME_SOURCES', 'details'],
    ['NEXT_STEPS', 'documents'],
    ['FINAL_OFFER', 'documents'],
  ] as const)('puts %s into the section "%s"', (step, name) => {
    expect(sections[toSection(flow.steps[step].progress, sections).index]?.name).toBe(name)
  })

  it('never goes back, and never shows more time left, as the progress grows', () => {
    const progress = integer({ min: -10, max: 110 })
    assert(
      property(progress, progress, (one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((each) => toSection(each, sections))
        expect(after!.index + after!.share).toBeGreaterThanOrEqual(before!.index + before!.share)
        expect(after!.minutesLeft).toBeLessThanOrEqual(before!.minutesLeft)
        expect(after!.minutesLeft).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('starts at the first section, and at index 0 without sections', () => {
    expect(toSection(0, sections)).toEqual({ index: 0, share: 0, minutesLeft: 12 })
    expect(toSection(50, [])).toEqual({ index: 0, share: 0.5, minutesLeft: 1 })
  })

  it.each([english, spanish])('is the only source of time estimates: the texts name the same minutes', (copy) => {
    const estimates = Object.values(copy).flatMap((text) => /\b([2-9]|\d\d+) minut/.exec(text)?.[1] ?? [])
    expect(estimates).toEqual([String(toSection(0, sections).minutesLeft)])
  })
})
