import { monthsAgo } from './days.ts'
import { openInstantLink, readCode } from './phone.ts'
import type { Applicant } from './applicant.ts'

/** Functions that complete single steps, each from the step in its name to the next one. Texts are filled in, not typed. */

export async function findCar(me: Applicant, { plate = 'ABC 1234', mileage = '30,000-40,000' } = {}): Promise<void> {
  await me.isAt('ENTER_LICENSE_PLATE')
  await me.fill('plateNumber', plate)
  await me.choose('plateState', 'CO')
  await me.choose('estimatedMileageRange', mileage)
  await me.press('submit')
}

export async function startOnDesktop(me: Applicant, phone: string): Promise<void> {
  await me.isAt('VERIFY_VEHICLE_INFO')
  await me.fill('dateOfBirth', '1985-03-09')
  await me.fill('phone', phone)
  await me.press('submit')
}

/** A birthday in 1960 makes the sandbox text the phone that ends in its month and day. */
export async function startOnMobile(me: Applicant, dateOfBirth: string): Promise<void> {
  await me.isAt('VERIFY_VEHICLE_INFO')
  await me.fill('dateOfBirth', dateOfBirth)
  await me.press('submit')
}

export async function verifyByLink(me: Applicant, phone: string, apiUrl?: string): Promise<void> {
  await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  const window = await openInstantLink(me.page, phone.slice(-4), apiUrl)
  await window.close()
}

/** Starts on a mobile with a birthday in 1960, and enters the code that its phone gets. */
export async function verifyByCode(me: Applicant, dateOfBirth: string, apiUrl?: string): Promise<void> {
  await startOnMobile(me, dateOfBirth)
  await me.isAt('VERIFY_MOBILE_NUMBER')
  await me.type('code', await readCode(dateOfBirth.slice(5).replace('-', ''), apiUrl))
}

export async function review(me: Applicant, { email = 'avery.nguyen@example.com' } = {}): Promise<void> {
  await me.isAt('VERIFY_YOUR_INFO')
  await me.fill('email', email)
  await me.choose('residency', 'Citizen')
  await me.choose('isConsentSelected', true)
  await me.press('submit')
}

export async function estimate(me: Applicant, { payment = '612.50', balance = '23400' } = {}): Promise<void> {
  await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
  await me.fill('currentMonthlyPayment', payment)
  await me.fill('remainingLoanBalance', balance)
  await me.press('submit')
}

export async function pickOffer(me: Applicant): Promise<void> {
  await me.isAt('OFFER_SELECTION')
  await me.chooseNth('dealId', 0)
  await me.press('submit')
}

export async function confirmAddress(me: Applicant, { months = 40 } = {}): Promise<void> {
  await me.isAt('CURRENT_ADDRESS_INFO')
  await me.fill('moveInDate', monthsAgo(months))
  await me.choose('type', 'Rent')
  await me.fill('monthlyPayment', '1450')
  await me.press('submit')
}

export async function pickLoan(me: Applicant): Promise<void> {
  await me.isAt('LOAN_SELECTION')
  await me.chooseNth('loan', 0)
  await me.press('submit')
}

/** Adds a current job that began this many months ago. */
export async function addJob(
  me: Applicant,
  { months = 40, jobTitle = 'Carpenter', send = () => me.press('submit') } = {},
): Promise<void> {
  await me.isAt('EMPLOYMENT_AND_INCOME')
  await me.choose('incomeType', 'FullTime')
  await me.fill('employersName', 'Northside Woodworks')
  await me.fill('jobTitle', jobTitle)
  await me.fill('employersAddress', '12 Mill Road')
  await me.fill('employersCity', 'Denver')
  await me.choose('employersState', 'CO')
  await me.fill('employersZipCode', '80202')
  await me.fill('employersPhoneNumber', '3035550177')
  await me.fill('startDate', monthsAgo(months))
  await me.fill('annualIncome', '64200')
  await send()
}

/** Adds a current job, and goes on to the documents without any more income. */
export async function addOnlyJob(me: Applicant): Promise<void> {
  await addJob(me)
  await me.press('finish')
  await me.isAt('NEXT_STEPS')
}

/** Functions that fill in the forms of applicants about whom nothing is known. Their texts are typed. */

/** Fills in everything that is asked about a person; whoever calls it sends the form. */
export async function typePerson(me: Applicant, ssn: string): Promise<void> {
  await me.isAt('YOUR_INFORMATION_MANUALLY')
  await me.type('firstName', 'Jordan')
  await me.type('lastName', 'O’Neil-Garcia')
  await me.type('addresses.0.address', '77 Aspen Way')
  await me.type('addresses.0.extendedAddress', 'Unit 4')
  await me.type('addresses.0.postalCode', '80301')
  await me.type('addresses.0.city', 'Boulder')
  await me.choose('addresses.0.region', 'CO')
  await me.type('ssn', ssn)
  await me.type('email', 'jordan@example.com')
  await me.choose('residency', 'Resident')
  await me.choose('isConsentSelected', true)
}

interface Address {
  readonly street: string
  readonly from: number
  /** How many months ago; missing for the current address. */
  readonly to?: number
}

export async function typeAddress(me: Applicant, { street, from, to }: Address): Promise<void> {
  await me.type('streetLine1', street)
  await me.type('zip', '80205')
  await me.type('city', 'Denver')
  await me.choose('state', 'CO')
  await me.type('moveInDate', monthsAgo(from))
  if (to !== undefined) await me.type('moveOutDate', monthsAgo(to))
  await me.choose('type', 'Rent')
  await me.press('submit')
}

export async function typeLender(me: Applicant): Promise<void> {
  await me.isAt('LENDER_INFO')
  await me.type('lenderName', 'Harbor Auto Finance')
  await me.type('address', '1 Harbor Plaza')
  await me.type('zipCode', '33602')
  await me.type('city', 'Tampa')
  await me.choose('state', 'FL')
  await me.type('phoneNumber', '(813) 555-0155')
  await me.type('accountNumber', 'HAF-00213')
  await me.press('submit')
}

/** Adds a pension that covers two years. */
export async function typePension(me: Applicant): Promise<void> {
  await me.isAt('INCOME_SOURCES')
  await me.choose('otherIncomeSource', 'Retirement')
  await me.type('startDate', monthsAgo(30))
  await me.type('monthlyAmount', '820')
  await me.press('submit')
}

/** Functions that walk through several steps. */

/** Walks from the first step past the phone check on a desktop with this phone. */
export async function proveByPhone(me: Applicant, phone: string, apiUrl?: string): Promise<void> {
  await findCar(me)
  await startOnDesktop(me, phone)
  await verifyByLink(me, phone, apiUrl)
}

/** Walks from the first step to the soft pull on a desktop with this phone. */
export async function becomeContact(me: Applicant, phone: string, apiUrl?: string): Promise<void> {
  await proveByPhone(me, phone, apiUrl)
  await review(me)
  await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
}

/** Walks from the first step to the form that asks for everything, on a desktop whose phone gets no link. */
export async function enterByHand(me: Applicant): Promise<void> {
  await findCar(me)
  await startOnDesktop(me, '3035550131')
  await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  await me.press('didntReceive')
  await me.isAt('YOUR_INFORMATION_MANUALLY')
}

/** Walks from the soft pull to the known address, with the first offer. */
export async function reachAddress(me: Applicant): Promise<void> {
  await estimate(me)
  await pickOffer(me)
  await me.isAt('CURRENT_ADDRESS_INFO')
}

/** Walks from the soft pull to the first job with the most common answers. */
export async function reachIncome(me: Applicant): Promise<void> {
  await estimate(me)
  await pickOffer(me)
  await confirmAddress(me)
  await pickLoan(me)
  await addJob(me)
}

/** Walks from the review to the documents with the most common answers. */
export async function reachNextSteps(me: Applicant): Promise<void> {
  await review(me)
  await reachIncome(me)
  await me.press('finish')
  await me.isAt('NEXT_STEPS')
}
