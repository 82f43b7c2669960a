import { useEffect, useState } from 'react'

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

/** The whole seconds until a moment of `performance.now()`, counted down; 0 when it has passed. */
export function useSecondsUntil(moment = 0): number {
  const toSeconds = () => Math.max(0, Math.ceil((moment - performance.now()) / 1000))
  const [seconds, setSeconds] = useState(toSeconds)
  useEffect(() => {
    setSeconds(toSeconds())
    const timer = setInterval(() => {
      const left = toSeconds()
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- what it reads is the moment
  }, [moment])
  return seconds
}
