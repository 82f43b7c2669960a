import { useState } from 'react'
import { keepSame } from './keepSame.ts'

/** A value with the parts of that before wherever they are equal; the same one as long as all are. */
export function useSame<Value>(now: Value): Value {
  const [last, setLast] = useState(now)
  const same = keepSame(last, now)
  if (!Object.is(same, last)) setLast(same)
  return same
}
