import { useSlot } from '../../../engine/index.ts'
import type { Information } from '../contact/toInformation.ts'
import type { EmploymentEntry, FlowData } from '../contracts.generated.ts'

type Forms = 'manualLicensePlateInfoForm' | 'verifyYourIdentity' | 'softPullForm' | 'finalOfferForm'

/** The flow's data as screens find it: a form may be half filled in, loans are null until they were asked for. */
type Slots = Omit<FlowData, Forms | 'employmentFormData' | 'verifyYourInformation' | 'loans'> & {
  [Name in Forms]: Partial<FlowData[Name]>
} & {
  employmentFormData: Partial<EmploymentEntry>
  verifyYourInformation: Information
  loans: FlowData['loans'] | null
}

/** The data of one of the flow's slots; its type is what the slot's schema promises. */
export const useData = <Name extends keyof Slots>(name: Name): Slots[Name] => useSlot<Slots[Name]>(name)
