import { useSlot } from '../../../engine/index.ts'
import type { Information } from '../rules/toIndividual.ts'
import type { AddressEntry } from '../rules/toAddressRecords.ts'
import type { EmploymentEntry } from '../rules/toEmploymentRecords.ts'
import type { OtherIncomeEntry } from '../rules/toOtherIncomeRecords.ts'
import type { Place } from '../rules/knownAddresses.ts'

/** An estimated offer: term in months, rate in percent a year, payment in dollars. */
export interface Offer {
  readonly dealId: string
  readonly offerType: string
  readonly term: number
  readonly rate: number
  readonly monthlyPaymentAmount: number
}

/** A car loan of the credit report: dollars, months and an ISO date. */
export interface Loan {
  readonly lender: string
  readonly currentBalance: number
  readonly payment: number
  readonly remainingTerm: number
  readonly openDate: string
}

/** A contact as the API knows it; of the SSN only the last 4 digits. */
export interface Contact {
  readonly firstName: string
  readonly lastName: string
  readonly ssn: string
  readonly dateOfBirth: string
  readonly cellPhone: string
  readonly email: string
  readonly addresses: readonly Place[]
}

/** Which entry of a list is being edited; null while a new one is. */
interface Editing {
  readonly index: number | null
}

/** The flow's slots that screens and fields read. */
interface Slots {
  licensePlateInfoResponse: { readonly vin?: string } | null
  manualLicensePlateInfoForm: {
    readonly year?: number
    readonly make?: string
    readonly makeName?: string
    readonly model?: string
    readonly estimatedMileage?: string
  }
  verifyYourIdentity: { readonly phone?: string }
  verification: { readonly asks: 'code' | 'phone' | 'link'; readonly phoneLast4?: string } | null
  verifyYourInformation: Information
  addressContactResponse: Contact | null
  softPullForm: { readonly currentMonthlyPayment?: number }
  softPullResponse: { readonly offers: readonly Offer[] } | null
  selectedOffer: Offer | null
  loans: readonly Loan[] | null
  addressHistory: readonly AddressEntry[]
  addressEdit: Editing
  employmentFormData: { readonly annualIncome?: unknown }
  employments: readonly EmploymentEntry[]
  employmentEdit: Editing
  otherIncomes: readonly OtherIncomeEntry[]
  incomeEdit: Editing
  employmentAndIncomeAdded: boolean
  documentsUploaded: boolean
  documentsRedirect: { readonly stipId: string; readonly contactId: string; readonly authId: string } | null
  documentsStatus: { readonly isDocumentsUploaded: boolean; readonly isReferenceAdded: boolean } | null
  finalOfferForm: { readonly gap?: boolean; readonly serviceContract?: boolean }
}

/** The data of one of the flow's slots; its type is what the slot's schema promises. */
export const useData = <Name extends keyof Slots>(name: Name): Slots[Name] => useSlot<Slots[Name]>(name)
