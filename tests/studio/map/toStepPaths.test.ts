import { expect, it } from 'vitest'
import { toPathWords, toStepPaths } from '../../../studio/map/PathsNote.tsx'

const toWay = (id: string, step: string | undefined, isProven: boolean) =>
  ({ id, step, isProven, event: 'submit', choices: [], taken: [], end: 'stay' }) as const

it('toStepPaths counts the paths of each step, and keeps why some were not run', () => {
  const ways = [toWay('1', 'A', true), toWay('2', 'A', false), toWay('3', 'B', true), toWay('4', undefined, true)]
  const paths = toStepPaths({ ways, reasons: { '2': 'it never was so' } })
  expect(Object.fromEntries(paths)).toEqual({
    A: { total: 2, open: ['it never was so'] },
    B: { total: 1, open: [] },
  })
  expect([...paths.values()].map(toPathWords)).toEqual(['1 of 2 paths run', 'its only path run'])
  expect(toPathWords({ total: 5, open: [] })).toBe('all 5 paths run')
})
