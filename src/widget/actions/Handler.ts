import type { ActionHandler } from '../../../engine/index.ts'
import type { ActionContracts } from '../contracts.generated.ts'
import type { Services } from '../createServices.ts'

/** The handler of one of the flow's actions, typed by its contract. */
export type Handler<Name extends keyof ActionContracts> = ActionHandler<ActionContracts[Name], Services>
