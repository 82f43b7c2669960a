import { useStore } from 'zustand/react'
import type { SessionState } from '../session/index.ts'
import { useSession } from './useSession.ts'

/** A part of the session's state; renders again only when that part is another one. */
export const useSessionState = <Part>(selector: (state: SessionState) => Part): Part =>
  useStore(useSession().store, selector)
