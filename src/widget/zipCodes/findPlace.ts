import { toPlace, type Place } from './toPlace.ts'

/** The city and state that a postal code of five digits belongs to; undefined when nobody lives there or it is none. */
export async function findPlace(zip: string): Promise<Place | undefined> {
  const load = /^[0-9]{5}$/.test(zip) ? regions[zip[0] ?? ''] : undefined
  return load && toPlace((await load()).default, Number(zip.slice(1)))
}

/** One file for each first digit: what is fetched tells no more of an address than that digit. */
const regions: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  0: () => import('./data/0.generated.ts'),
  1: () => import('./data/1.generated.ts'),
  2: () => import('./data/2.generated.ts'),
  3: () => import('./data/3.generated.ts'),
  4: () => import('./data/4.generated.ts'),
  5: () => import('./data/5.generated.ts'),
  6: () => import('./data/6.generated.ts'),
  7: () => import('./data/7.generated.ts'),
  8: () => import('./data/8.generated.ts'),
  9: () => import('./data/9.generated.ts'),
}
