import { useEffect } from 'react'
import { useFlow } from '../FlowContext.ts'
import { followHistory } from './followHistory.ts'

/** Lets the browser's Back and Forward buttons walk the steps that were taken. */
export function useBrowserHistory(): void {
  const { session, pending } = useFlow()
  useEffect(() => followHistory(session, pending.flush), [session, pending])
}
