import { expect, it } from 'vitest'
import { toOfferMarks } from '../../../src/widget/credit/offerFigures.ts'

it('marks the lowest payment and the lowest rate', () => {
  const offers = [
    { monthlyPaymentAmount: 700, rate: 4 },
    { monthlyPaymentAmount: 500, rate: 5 },
    { monthlyPaymentAmount: 400, rate: 6 },
  ]
  expect(toOfferMarks(offers)).toEqual([['lowestRate'], [], ['lowestPayment']])
})

it('marks one offer twice that is the best of both, and all that share the best', () => {
  const offers = [
    { monthlyPaymentAmount: 400, rate: 4 },
    { monthlyPaymentAmount: 500, rate: 4 },
    { monthlyPaymentAmount: 500, rate: 5 },
  ]
  expect(toOfferMarks(offers)).toEqual([['lowestPayment', 'lowestRate'], ['lowestRate'], []])
})

it('marks nothing where there is nothing to choose', () => {
  const offer = { monthlyPaymentAmount: 400, rate: 4 }
  expect(toOfferMarks([offer])).toEqual([[]])
  expect(toOfferMarks([offer, offer])).toEqual([[], []])
  expect(toOfferMarks([])).toEqual([])
})
