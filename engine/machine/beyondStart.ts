import { answer, hear } from './answer.ts'
import { call } from './call.ts'
import { endSending, failToSend, reload } from './fail.ts'
import { toRareEnd, writeRare } from './rareInstructions.ts'
import { replaceFlow } from './replaceFlow.ts'
import { travel } from './travel.ts'

/** What the machine does only beyond the start step, whose part of a flow calls nothing and writes no more than values. */
export const beyondStart = {
  call,
  hear,
  answer,
  reload,
  failToSend,
  endSending,
  write: writeRare,
  toEnd: toRareEnd,
  travel,
  replaceFlow,
}

export type BeyondStart = typeof beyondStart
