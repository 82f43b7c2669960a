import type { AdapterOptions } from '../adapters.ts'
import type { AddressCompletion, CompletedAddress } from './completeStreets.ts'

/** The used part of a response; any of it may be missing or of another type. */
interface Answer {
  readonly ResultItems?: readonly { readonly Address?: Partial<Record<keyof Parts, string>> & Pick<Parts, 'Region'> }[]
}
interface Parts {
  readonly AddressNumber: string
  readonly Street: string
  readonly Locality: string
  readonly PostalCode: string
  readonly Region?: { readonly Code?: string }
}

/**
 * Creates the address completion by Amazon Location Service, `Autocomplete` of its Places API, version 2. Unlike others, it takes
 * the typed text in a body rather than in a URL, which logs would keep.
 */
export function createAmazonLocation({ settings }: Pick<AdapterOptions, 'settings'>): AddressCompletion {
  const { apiUrl = '', apiKey = '' } = settings
  const url = `${apiUrl.replace(/\/?$/, '/')}autocomplete?key=${encodeURIComponent(apiKey)}`
  return {
    async complete(text, signal) {
      const body = JSON.stringify({
        QueryText: text,
        MaxResults: 5,
        Filter: { IncludeCountries: ['USA'] },
        // Requests the parts of an address, not only a line of text.
        AdditionalFeatures: ['Core'],
        Language: 'en',
      })
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        credentials: 'omit',
        cache: 'no-store',
        // A key may be limited to certain pages.
        referrerPolicy: 'origin',
        signal,
      })
      if (!answer.ok) throw new Error(`The completion of addresses was answered with ${answer.status}.`)
      const { ResultItems: items = [] }: Answer = await answer.json()
      return items.flatMap(toAddress)
    },
  }
}

/** Returns one address; none if a part is missing, such as the number of a street. */
function toAddress({ Address: parts = {} }: NonNullable<Answer['ResultItems']>[number]): readonly CompletedAddress[] {
  const { AddressNumber: number, Street: name, Locality: city, PostalCode: code, Region: region } = parts
  const zip = code?.slice(0, 5)
  return number && name && city && region?.Code && zip
    ? [{ street: `${number} ${name}`, city, state: region.Code, zip }]
    : []
}
