import type { AdapterOptions } from '../adapters.ts'
import type { AddressCompletion, CompletedAddress } from './completeStreets.ts'

/** As much of an answer as is read here; any of it may be missing, or something else. */
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
 * Amazon Location Service, `Autocomplete` of its Places API, version 2: the one of its kind that takes what is typed in a body
 * rather than in an address, where logs would keep it.
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
        // The parts of an address, rather than a line of text alone.
        AdditionalFeatures: ['Core'],
        Language: 'en',
      })
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        credentials: 'omit',
        cache: 'no-store',
        // A key may be limited to the pages that use it.
        referrerPolicy: 'origin',
        signal,
      })
      if (!answer.ok) throw new Error(`The completion of addresses was answered with ${answer.status}.`)
      const { ResultItems: items = [] }: Answer = await answer.json()
      return items.flatMap(toAddress)
    },
  }
}

/** None where a part is missing, as of a street without a number. */
function toAddress({ Address: parts = {} }: NonNullable<Answer['ResultItems']>[number]): readonly CompletedAddress[] {
  const { AddressNumber: number, Street: name, Locality: city, PostalCode: code, Region: region } = parts
  const zip = code?.slice(0, 5)
  return number && name && city && region?.Code && zip
    ? [{ street: `${number} ${name}`, city, state: region.Code, zip }]
    : []
}
