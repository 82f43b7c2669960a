import { answer, hear } from './answer.ts'
import { call } from './call.ts'
import { endSending, failToSend, reload } from './fail.ts'
import { toRareEnd, writeRare } from './rareInstructions.ts'
import { replaceFlow } from './replaceFlow.ts'
import { travel } from './travel.ts'
import type { BeyondStart } from './Turn.ts'

/** What the machine does only beyond the start step. */
export const beyondStart: BeyondStart = {
  call,
  hear,
  answer,
  reload,
  failToSend,
  endSending,
  writeRare,
  toRareEnd,
  travel,
  replaceFlow,
}
