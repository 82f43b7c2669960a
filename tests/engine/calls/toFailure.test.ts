import { describe, expect, it } from 'vitest'
import { toFailure, toNetworkFailure } from '../../../engine/calls/toAnswer.ts'

const anything = 'Something went wrong, please try again later.'

// Failures that a real server cannot cause; the rest of the catalogue is tested over HTTP.
describe('a failure', () => {
  it('has status 400 when the response has none', () => {
    expect(toFailure({ status: 0, statusText: '', data: '' })).toEqual({ status: 400, message: anything })
  })

  it.each([
    [new RangeError('far'), { status: 'RangeError', message: 'far' }],
    [new DOMException('', 'NetworkError'), { status: 'NetworkError', message: anything }],
    ['just text', { status: 'Error', message: anything }],
  ])('of the network has the name and message of %o', (error, failure) => {
    expect(toNetworkFailure(error)).toEqual(failure)
  })
})
