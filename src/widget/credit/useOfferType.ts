import { useCopy } from '../../../engine/index.ts'

/** The copy keys of the kinds of offers that the service is known to name, in English. */
const keys: Readonly<Record<string, string>> = {
  'Lowest rate': 'offer.lowestRate',
  'Lowest payment': 'offer.lowestPayment',
  Balanced: 'offer.balanced',
}

/** A function that says a kind of offer in the shown language; one that is not known stays in the words of the service. */
export function useOfferType(): (offerType: string) => string {
  const t = useCopy()
  return (offerType) => {
    const key = Object.hasOwn(keys, offerType) ? keys[offerType] : undefined
    return key === undefined ? offerType : t(key)
  }
}
