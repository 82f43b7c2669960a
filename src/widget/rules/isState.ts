import usState from '../../../schemas/api/us-state.schema.json' with { type: 'json' }
import type { UsState } from '../contracts.generated.ts'

/** Whether a text is the code of a state, of the District of Columbia or of Puerto Rico. */
export function isState(code: string | undefined): code is UsState {
  return code !== undefined && usState.enum.includes(code)
}
