import { transition } from '../machine/index.ts'
import { openSession } from './openSession.ts'
import type { Session, SessionOptions } from './Session.ts'

/** Creates the session of one application, with the whole machine from the beginning. */
export const createSession = <Services>(options: SessionOptions<Services>): Session => openSession(options, transition)
