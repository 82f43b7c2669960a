import { useEffect, useRef } from 'react'

/** Commits, once, a choice that was made in the prerendered page before the script arrived. */
export function useEarlyChoice(commitEarly: () => void): void {
  const first = useRef(commitEarly)
  useEffect(() => first.current(), [])
}
