import { expect, it } from 'vitest'
import type { ReleasedFlow } from '../../../../engine/definition/released/ReleasedFlow.ts'
import { toResumeSteps } from '../../../../engine/definition/released/toResumeSteps.ts'

/** Creates a version with steps such as `A*` (one can resume there), `B` and `C!` (the application ends), each at ten percent more. */
const version = (number: number, ...names: readonly string[]): ReleasedFlow => ({
  version: number,
  steps: Object.fromEntries(
    names.map((name, index) => [
      name.replace(/\W/, ''),
      {
        progress: index * 10,
        ...(name.endsWith('*') && { resumable: true }),
        ...(name.endsWith('!') && { ending: true }),
      },
    ]),
  ),
  saved: {},
})

it('toResumeSteps maps a step that is not resumable to the last resumable one before it', () => {
  expect(toResumeSteps({}, [], version(1, 'A', 'B*', 'C*', 'D', 'E', 'F*', 'G!'))).toEqual({ D: 'C', E: 'C' })
})

it('toResumeSteps maps a removed step to the last one before it that remains', () => {
  const first = version(1, 'A', 'B*', 'C*', 'D', 'E*')
  expect(toResumeSteps({}, [first], version(2, 'A', 'B*', 'E*'))).toEqual({ C: 'B', D: 'B' })
})

it('toResumeSteps follows the migrations from version to version', () => {
  const versions = [version(1, 'A', 'B*', 'C*', 'D'), version(2, 'A', 'B*', 'X*', 'D')]
  const migrations = { 1: { steps: { C: 'X' } }, 2: { steps: { X: 'Y', B: 'A' } } }
  expect(toResumeSteps({ migrations }, versions, version(3, 'A*', 'Y*', 'D'))).toEqual({
    B: 'A',
    C: 'Y',
    D: 'Y',
    X: 'Y',
  })
})

it('toResumeSteps omits a step whose name still exists, and one with nothing resumable before it', () => {
  const first = version(1, 'A', 'B', 'C*')
  expect(toResumeSteps({ migrations: { 1: { steps: { C: 'B' } } } }, [first], version(2, 'A', 'B*', 'C*'))).toEqual({})
})
