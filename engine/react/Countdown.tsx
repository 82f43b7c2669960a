import { useState } from 'react'

interface CountdownProps {
  readonly seconds: number
  readonly toText: (seconds: number) => string
}

/** How many seconds are left, in words; screen readers are told the whole time, once. */
export function Countdown({ seconds, toText }: CountdownProps) {
  const [whole, setWhole] = useState(seconds)
  if (seconds > whole) setWhole(seconds)
  return (
    <>
      <span className="visually-hidden">{toText(whole)}</span>
      <span aria-hidden="true">{toText(seconds)}</span>
    </>
  )
}
