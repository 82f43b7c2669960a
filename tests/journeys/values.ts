/** Returns the first day of the month this many months ago, as an ISO date. */
export function monthsAgo(months: number): string {
  const date = new Date()
  date.setMonth(date.getMonth() - months, 1)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-01`
}

/** Returns the time 31 days ago, after which a saved application is forgotten. */
export const longAgo = () => Date.now() - 31 * 24 * 60 * 60 * 1000

export const plate = { plateNumber: 'ABC123', plateState: 'CO', estimatedMileageRange: '40,000-50,000' }
export const identity = { dateOfBirth: '1985-05-17', phone: '3035550100' }
export const review = { email: 'sam@example.com', residency: 'Citizen', isConsentSelected: true }
export const balance = { currentMonthlyPayment: 520, remainingLoanBalance: 21000 }

/** Returns the values of the manual information form; the last four digits of the SSN choose the persona. */
export const information = (ssnEnding = '0100') => ({
  firstName: 'Sam',
  lastName: 'Rivera',
  addresses: [{ address: '12 Main St', city: 'Denver', region: 'CO', postalCode: '80202' }],
  ssn: `90012${ssnEnding}`,
  dateOfBirth: identity.dateOfBirth,
  phone: identity.phone,
  ...review,
})

export const place = { streetLine1: '12 Main St', city: 'Denver', state: 'CO', zip: '80202' }
export const otherPlace = { streetLine1: '7 Oak Ave', city: 'Boulder', state: 'CO', zip: '80301' }

export const job = {
  incomeType: 'FullTime',
  employersName: 'City Clinic',
  jobTitle: 'Nurse',
  employersAddress: '1 Oak Ave',
  employersCity: 'Denver',
  employersState: 'CO',
  employersZipCode: '80203',
  employersPhoneNumber: '3035550142',
  startDate: monthsAgo(36),
  isCurrentIncomeSource: true,
  annualIncome: 54000,
}

export const lender = {
  lenderName: 'First Auto Bank',
  address: '5 Bank Rd',
  city: 'Austin',
  state: 'TX',
  zipCode: '73301',
  phoneNumber: '5125550100',
  accountNumber: 'A-100',
}
