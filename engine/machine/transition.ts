import { beyondStart } from './beyondStart.ts'
import { createTransition } from './createTransition.ts'

/**
 * Makes one small step: tells what becomes of an application by what happens to it. Pure: the same flow, state, input and world
 * give the same. While `isReady` says so, `proceed` makes the next one.
 */
export const transition = createTransition(beyondStart)
