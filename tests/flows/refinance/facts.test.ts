import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCheckedFlow } from '../readCheckedFlow.ts'

const { definition, schemas, copy } = readCheckedFlow('flows/refinance.json')
const english = copy.get('en') ?? {}
const { steps, constants } = definition

it('flows/refinance.json defines its first step within the first 150 lines', () => {
  const text = readFileSync('flows/refinance.json', 'utf8')
  const lines = text.slice(0, text.indexOf(`"${definition.start}": {`)).split('\n')
  expect(lines.length).toBeLessThanOrEqual(150)
})

/** Returns the choices of a field, from the schema file that declares it. */
function toChoices(file: string, field?: string): unknown {
  const schema = schemas.files.get(file)
  return field === undefined ? schema?.['enum'] : schema?.properties?.[field]?.['enum']
}

describe('the steps of the refinance flow', () => {
  const names = [
    'ENTER_LICENSE_PLATE',
    'ENTER_LICENSE_PLATE_MANUALLY',
    'VEHICLE_MANUAL_ENTER',
    'VERIFY_VEHICLE_INFO',
    'YOUR_INFO',
    'YOUR_INFORMATION_MANUALLY',
    'TWO_YEARS_ADDRESS_HISTORY',
    'CURRENT_ADDRESS_INFO',
    'CURRENT_ADDRESS_INFO_MANUALLY',
    'EMPLOYMENT_AND_INCOME',
    'INCOME_SOURCES',
    'OFFER_SELECTION',
    'OFF_RAMP',
    'NEXT_STEPS',
    'CHECKLIST_STATUS',
    'DISQUALIFIED',
    'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE',
    'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE',
    'THANK_YOU',
    'FINAL_OFFER',
    'VERIFY_MOBILE_NUMBER',
    'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE',
    'VERIFY_MOBILE_NUMBER_COMPLETE',
    'SOFT_PULL_ACKNOWLEDGEMENT',
    'VERIFY_YOUR_INFO',
    'IDENTITY_FAILED',
    'LOAN_SELECTION',
    'LENDER_INFO',
  ]

  it('are these 28 and the two for an expired session', () => {
    expect(names).toHaveLength(28)
    expect(Object.keys(steps).toSorted()).toEqual([...names, 'VERIFY_AGAIN', 'RESUME'].toSorted())
  })

  it('start with the plate, at a progress of 20', () => {
    expect(definition.start).toBe('ENTER_LICENSE_PLATE')
    expect(steps['ENTER_LICENSE_PLATE']?.progress).toBe(20)
  })

  it.each([...copy.keys()])('have unique titles in the language %s', (language) => {
    const titles = Object.values(steps).map(({ title }) => copy.get(language)?.[title])
    expect(new Set(titles).size).toBe(30)
  })

  it.each([
    [
      'by link, with a known address and a listed loan',
      [
        'ENTER_LICENSE_PLATE',
        'VERIFY_VEHICLE_INFO',
        'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE',
        'YOUR_INFO',
        'VERIFY_YOUR_INFO',
        'SOFT_PULL_ACKNOWLEDGEMENT',
        'OFFER_SELECTION',
        'CURRENT_ADDRESS_INFO',
        'TWO_YEARS_ADDRESS_HISTORY',
        'LOAN_SELECTION',
        'EMPLOYMENT_AND_INCOME',
        'NEXT_STEPS',
        'CHECKLIST_STATUS',
        'FINAL_OFFER',
        'THANK_YOU',
      ],
    ],
    [
      'by hand',
      [
        'ENTER_LICENSE_PLATE',
        'VEHICLE_MANUAL_ENTER',
        'VERIFY_VEHICLE_INFO',
        'VERIFY_MOBILE_NUMBER',
        'YOUR_INFO',
        'YOUR_INFORMATION_MANUALLY',
        'SOFT_PULL_ACKNOWLEDGEMENT',
        'OFFER_SELECTION',
        'CURRENT_ADDRESS_INFO_MANUALLY',
        'TWO_YEARS_ADDRESS_HISTORY',
        'LOAN_SELECTION',
        'EMPLOYMENT_AND_INCOME',
        'INCOME_SOURCES',
        'NEXT_STEPS',
        'OFF_RAMP',
      ],
    ],
  ])('show growing progress along the path %s', (_, way) => {
    const progress = way.map((name) => steps[name]?.progress ?? Number.NaN)
    expect(progress).toEqual([...new Set(progress)].toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(100)
  })
})

describe('the business limits', () => {
  it.each([
    ['vehicleAgeYears', 10],
    ['historyMonths', 24],
    ['monthDays', 30],
    ['savedDays', 30],
    ['skipPaymentDays', 90],
    ['references', 3],
    ['overMileage', 'Over 150,000 miles'],
  ])('set %s to %s', (name, value) => {
    expect(constants[name]).toBe(value)
  })

  it('require an age of 18', () => {
    expect(schemas.files.get('shared/birth-date.schema.json')?.['minimumAge']).toBe(18)
  })

  it('require at least one dollar for payment and balance', () => {
    const { properties } = schemas.files.get('forms/soft-pull.schema.json') ?? {}
    expect(Object.keys(properties ?? {})).toEqual(['currentMonthlyPayment', 'remainingLoanBalance'])
    expect(Object.values(properties ?? {}).map(({ $ref }) => $ref)).toEqual(
      Array.from({ length: 2 }, () => '../shared/amount.schema.json'),
    )
    expect(schemas.files.get('shared/amount.schema.json')?.['minimum']).toBe(1)
  })

  it('show the same phone number that the link calls', () => {
    const { phone, phoneLink } = constants
    expect(String(phoneLink)).toBe(`+1${String(phone).replaceAll(/\D/g, '')}`)
  })
})

describe('the choices of the refinance forms', () => {
  it('have the 50 states, the District of Columbia and Puerto Rico, sorted by code', () => {
    const states = toChoices('shared/state.schema.json')
    const codes =
      'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VT WA WI WV WY'
    expect(states).toEqual(codes.split(' '))
    expect(states).toHaveLength(52)
    expect(states).toEqual(codes.split(' ').toSorted())
  })

  it('have 15 mileage ranges of 10,000 miles and one above them', () => {
    const toText = (miles: number) => miles.toLocaleString('en-US')
    const ranges = Array.from({ length: 15 }, (_, index) => `${toText(index * 10_000)}-${toText((index + 1) * 10_000)}`)
    const choices = toChoices('shared/mileage-range.schema.json')
    expect(choices).toEqual([...ranges, constants['overMileage']])
    expect(choices).toHaveLength(16)
  })

  it.each([
    ['residency', 'shared/residency.schema.json', undefined, ['Citizen', 'Resident', 'Tin', 'WorkVisa']],
    [
      'types of residence',
      'shared/residence-type.schema.json',
      undefined,
      ['NotSet', 'OwnsFreeClear', 'Rent', 'Parents', 'Military', 'Mortgage', 'Lease', 'Boards'],
    ],
    [
      'types of income',
      'forms/employment.schema.json',
      'incomeType',
      ['FullTime', 'PartTime', 'Self Employed', 'Contract', 'Student', 'Unemployed', 'Other'],
    ],
    [
      'sources of other income',
      'forms/other-income.schema.json',
      'otherIncomeSource',
      [
        'Other',
        'RentalProperty',
        'ChildSupport',
        'Retirement',
        'Military',
        'Disability',
        'VaBenefits',
        'SocialSecuritySsi',
        'EmploymentIncome',
      ],
    ],
  ])('have all values for %s', (_, file, field, expected) => {
    expect(new Set([toChoices(file, field)].flat())).toEqual(new Set(expected))
  })
})

describe('the texts of the product', () => {
  it.each([
    ['errors.required', 'This field is required'],
    ['errors.invalid', 'Invalid Field'],
    ['errors.plateNumber.required', 'License Plate Number is required'],
    ['errors.state.required', 'State is required'],
    ['errors.mileage.required', 'Estimated Mileage is required'],
    ['errors.mileage.choose', 'Please select your Estimated Mileage'],
    ['errors.year.required', 'Year is required'],
    ['errors.email.required', 'Email is required'],
    ['errors.email.valid', 'Please enter a valid email'],
    ['errors.email.format', 'Invalid email format'],
    ['errors.residency.required', 'Residency is required'],
    ['errors.consent.required', 'Please confirm your consent'],
    ['errors.ssn.valid', 'Please enter a valid SSN'],
    ['errors.address.repeated', 'This address already exists in the list!'],
    ['errorScreen.title', 'Oops...'],
    ['botCheckFailed.text', 'We are unable to move forward with your application online currently.'],
    ['checklist.documents', 'Upload Additional Documents'],
    ['checklist.references', 'Add References'],
    ['checklist.signature', 'Sign Documents'],
  ])('have the exact wording for %s', (key, words) => {
    expect(english[key]).toBe(words)
  })

  // These texts replace sentences of the business that an American would stumble over: see docs/decisions/2026-11-22-said-well.md.
  it.each([
    ['errors.adult', 'You must be at least 18 years old'],
    ['errors.zip.digits', 'A ZIP code has exactly 5 digits'],
    ['errors.offer.required', 'Please select an offer'],
    ['loanSelection.validation', 'Please select a loan'],
    ['errors.code.rejected', 'That code is not right. Check the text message and enter it again.'],
    ['identityFailed.text', 'We could not verify your identity with this phone number.'],
  ])('have the improved wording for %s', (key, words) => {
    expect(english[key]).toBe(words)
  })

  it('link the phone number in the error screen', () => {
    const before = 'Something went wrong. If you need immediate assistance, please call us at '
    const after = " or you'll receive a follow up from us, when the technical issue has been resolved."
    expect(english['errorScreen.text']).toBe(`${before}[{phone}](tel:{phoneLink})${after}`)
  })

  it('use singular and plural for the missing months', () => {
    expect(english['coverage.missing']).toBe(
      'You just need {months, plural, one {# more month} other {# more months}}.',
    )
  })

  it('name the area codes that we call from, and for how long payments may be skipped', () => {
    expect(english['next.call']).toContain('303 or 720 area code')
    expect(english['next.skip']).toContain('{skipPaymentDays} days')
  })

  it('have the tracked events under their agreed names', () => {
    expect(Object.keys(definition.events ?? {})).toEqual(
      expect.arrayContaining(['No License Found', 'Lead Created', 'Soft Pull Authorized']),
    )
  })

  it('give the phone number in the prompt before leaving the page', () => {
    expect(english['app.leavePrompt']).toContain('{phone}')
    expect(english['app.titleSuffix']).toMatch(/refinance.*car loan/i)
  })
})
