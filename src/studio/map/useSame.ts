import { useMemo, useState } from 'react'
import { keepSame } from './keepSame.ts'

/** A value with the parts of that before wherever they are equal; the same one as long as all are. */
export function useSame<Value>(now: Value): Value {
  const [keep] = useState(createKeeper<Value>)
  return useMemo(() => keep(now), [keep, now])
}

function createKeeper<Value>() {
  let last: Value | undefined
  return (now: Value): Value => (last = keepSame(last, now))
}
