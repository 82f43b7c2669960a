import { transition } from '../machine/index.ts'
import { openSession } from './openSession.ts'
import type { Session, SessionOptions } from './Session.ts'

/**
 * Creates the session of one application, with the whole machine from the beginning. It has its own file because a bundler includes the
 * whole machine with any file that names it.
 */
export const createSession = <Services>(options: SessionOptions<Services>): Session => openSession(options, transition)
