import { findPlace as look } from '../zipCodes/findPlace.ts'
import type { Handler } from './Handler.ts'

/** Looks up where a postal code belongs. That its table could not be fetched is no failure: one can type. */
const findPlace: Handler<'findPlace'> = async ({ zip }) => {
  const place = await look(zip ?? '').catch(() => undefined)
  return place ? { outcome: 'found', data: place } : { outcome: 'unknown' }
}

export default findPlace
