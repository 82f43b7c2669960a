// @vitest-environment jsdom
import { act, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toForm } from '../../engine/react/toForm.ts'
import { drawStep } from './drawStep.tsx'
import { guardTests } from '../../engine/react/guardTests.ts'

guardTests()

const home = { streetLine1: '12 Main Street', city: 'Denver', state: 'CO', zip: '80202' }
const contact = {
  firstName: 'Ada',
  lastName: 'Moss',
  ssn: '6789',
  dateOfBirth: '1990-02-28',
  cellPhone: '3035550142',
  email: 'ada@example.com',
  addresses: [home],
}
const first = { ...home, moveInDate: '2025-06-01', type: 'Rent', monthlyPayment: 1500 }
const second = { ...home, streetLine1: '3 Oak Road', moveInDate: '2024-01-01', moveOutDate: '2025-02-28', type: 'Rent' }
const job = {
  incomeType: 'FullTime',
  employersName: 'Acme',
  jobTitle: 'Welder',
  startDate: '2025-06-01',
  annualIncome: 60_000,
}
const pension = { incomeType: 'Other', otherIncomeSource: 'Retirement', startDate: '2025-01-01', monthlyAmount: 500 }

describe('the vehicle summary', () => {
  it('hides all but the last 3 characters of the VIN', async () => {
    const { text } = await drawStep({
      view: ['vehicleSummary'],
      data: {
        licensePlateInfoResponse: { isSuccess: true, vin: '1HGCM82633A004352' },
        manualLicensePlateInfoForm: {
          year: 2021,
          make: '7',
          makeName: 'Honda',
          model: 'Accord',
          estimatedMileage: '20,000-30,000',
        },
      },
    })
    expect(text()).toContain('2021 Honda AccordVIN••••••••••••••352')
    expect(text()).toContain('20,000 to 30,000 miles')
    expect(text()).not.toContain('1HGCM')
  })

  it('shows no VIN when the vehicle was chosen by hand', async () => {
    const { queryByText } = await drawStep({
      view: ['vehicleSummary'],
      data: { manualLicensePlateInfoForm: { year: 2021, make: 'Honda' } },
    })
    expect(queryByText('VIN')).toBeNull()
    expect(queryByText('2021 Honda')).not.toBeNull()
  })
})

describe('the contact summary', () => {
  it('shows a skeleton, then the data of the service with a masked SSN', async () => {
    const { text, setData, setState, container } = await drawStep({ view: ['contactSummary'] })
    setState({ isLoading: true })
    expect(container.querySelector('.is-skeleton')).not.toBeNull()
    setData({ addressContactResponse: contact })
    expect(container.querySelector('.is-skeleton')).toBeNull()
    for (const part of ['Ada Moss', '12 Main Street, Denver, CO 80202', '+1 (303) 555-0142', 'ada@example.com']) {
      expect(text()).toContain(part)
    }
    expect(text()).toContain('•••-••-6789')
    expect(text()).toContain('February 28, 1990')
    expect(container.querySelector('wbr')?.nextSibling?.textContent, 'where a long one is broken').toBe('@example.com')
  })

  it.each(['contactSummary', 'knownAddress', 'spinner'])('stops waiting when loading has failed: %s', async (view) => {
    const { text, setState } = await drawStep({ view: [view] })
    setState({ isLoading: true })
    expect(text()).toMatch(/One moment|Looking up/)
    setState({ isLoading: false, apiError: { status: 503, message: '' } })
    expect(text()).not.toMatch(/One moment|Looking up|a few seconds/)
    setState({ isLoading: true, apiError: undefined })
    expect(text(), 'while it is tried again').toMatch(/One moment|Looking up/)
  })

  it('hides the first digits of the SSN in the review', async () => {
    const addresses = [{ address: '12 Main Street', city: 'Denver', region: 'CO', postalCode: '80202' }]
    const { text } = await drawStep({
      view: ['informationSummary'],
      data: { verifyYourInformation: { ...contact, ssn: '123456789', phone: '3035550142', addresses } },
    })
    expect(text()).toContain('12 Main Street, Denver, CO 80202')
    expect(text()).toContain('•••-••-6789')
    expect(text()).not.toContain('123')
  })
})

describe('the identity verification', () => {
  it('announces that a code was sent, and to which number', async () => {
    const { container, setData, setState, text } = await drawStep({ view: ['verificationNote'] })
    setState({ calling: 'openVerification' })
    expect(text()).toContain('Sending a text message…')
    setState({ calling: undefined })
    expect(text(), 'it could not be sent').not.toContain('Sending a text message…')
    setData({ verification: { asks: 'code', phoneLast4: '0142' } })
    expect([...container.querySelectorAll('output.text-lead')].map((region) => region.textContent)).toEqual([
      'We sent a 4-digit code to +1\u00A0(•••)\u00A0•••-0142. Enter it here.',
    ])
  })

  it('shows the last 4 digits of the typed phone number, and waits for the link', async () => {
    const { text, setState } = await drawStep({
      view: ['verificationNote'],
      data: { verification: { asks: 'link' }, verifyYourIdentity: { phone: '3035550142' } },
    })
    expect(text(), 'in one line').toContain('+1\u00A0(•••)\u00A0•••-0142')
    expect(text()).not.toContain('Waiting for your phone…')
    setState({ pending: ['awaitVerification'] })
    expect(text()).toContain('Waiting for your phone…')
  })

  it('shows the provider’s last 4 digits of a number that nobody typed, when it could not be verified', async () => {
    const { text } = await drawStep({
      view: ['identityFailure'],
      data: { verification: { asks: 'code', phoneLast4: '0142' } },
    })
    expect(text()).toContain('+1 (•••) •••-0142')
  })

  it('says why the identity check failed', async () => {
    const { text } = await drawStep({
      view: ['identityFailure'],
      data: { verifyYourIdentity: { phone: '3035550142' } },
    })
    expect(text()).toContain('We could not verify your identity with this phone number.')
    expect(text()).toContain('+1 (303) 555-0142')
  })
})

describe('the address history', () => {
  it('sends the index of the address to edit, and marks the one that is being edited', async () => {
    const { getAllByRole, click, sent, setData } = await drawStep({
      view: ['addressCards'],
      data: { addressHistory: [first, second] },
      events: ['edit'],
    })
    const announced = within(getAllByRole('listitem')[1] ?? document.body).getByRole('status')
    expect(announced.textContent).toBe('')
    const [, button] = getAllByRole('button', { name: /^Edit: / })
    expect(button?.getAttribute('data-action')).toBe('edit')
    await click(button)
    expect(sent).toEqual([['edit', { index: 1 }]])
    setData({ addressEdit: { index: 1 } })
    expect(getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true'])
    expect(announced.textContent, 'the same element, so that its new text is read').toBe(
      'You are editing this one below',
    )
    const left = getAllByRole('button', { name: /^Edit: / })
    expect(left, 'no other entry is opened before this edit has ended').toEqual([button])
  })

  it('shows the address, dates, type and payment of each entry', async () => {
    const { getAllByRole } = await drawStep({ view: ['addressCards'], data: { addressHistory: [first, second] } })
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 Main Street, Denver, CO 80202Since June 1, 2025I rent$1,500.00 a monthEdit',
      '3 Oak Road, Denver, CO 80202January 1, 2024 to February 28, 2025I rentEdit',
    ])
  })

  it('counts the missing months, and names the days that no address covers', async () => {
    const { text, setData } = await drawStep({ view: ['addressHint'], data: { addressHistory: [first] } })
    expect(text()).toContain('12 of 24 months covered. You just need 12 more months.')
    expect(text()).toContain('Missing: June 15, 2024 to May 31, 2025')
    setData({ addressHistory: [first, { ...second, moveInDate: '2024-05-01' }] })
    expect(text()).toContain('You just need 2 more months.')
    setData({ addressHistory: [first, { ...second, moveInDate: '2024-06-16' }] })
    expect(text(), 'a single day').toMatch(/Missing: June 15, 2024(?! to)/)
    setData({ addressHistory: [{ ...first, moveInDate: '2024-06-15' }] })
    expect(text()).not.toContain('You just need')
  })

  it('shows the first known address', async () => {
    const { text } = await drawStep({ view: ['knownAddress'], data: { addressContactResponse: contact } })
    expect(text()).toContain('12 Main Street, Denver, CO 80202')
  })
})

describe('the income', () => {
  const data = { employments: [{ incomeType: 'Student' }, job], otherIncomes: [pension] }

  it('sends "edit" for jobs and "editOther" for other incomes', async () => {
    const { getAllByRole, user, sent } = await drawStep({ view: ['incomeCards'], data, events: ['edit', 'editOther'] })
    for (const button of getAllByRole('button', { name: /^Edit: / })) await user.click(button)
    expect(sent).toEqual([
      ['edit', { index: 0 }],
      ['edit', { index: 1 }],
      ['editOther', { index: 0 }],
    ])
  })

  it('sends "edit" in the step of other incomes', async () => {
    const { getByRole, user, sent } = await drawStep({ view: ['otherIncomeCards'], data, events: ['edit'] })
    await user.click(getByRole('button', { name: 'Edit: Retirement' }))
    expect(sent).toEqual([['edit', { index: 0 }]])
  })

  it('sends nothing while the step waits for a response', async () => {
    const { getByRole, user, sent, setState } = await drawStep({ view: ['otherIncomeCards'], data, events: ['edit'] })
    setState({ isLoading: true })
    await user.click(getByRole('button', { name: 'Edit: Retirement' }))
    expect(sent).toEqual([])
  })

  it('names a source by its type when it has no other data', async () => {
    const { getAllByRole } = await drawStep({ view: ['incomeCards'], data })
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'StudentEdit',
      'Welder, AcmeFull timeSince June 1, 2025$60,000.00 a yearEdit',
      'RetirementSince January 1, 2025$500.00 a monthEdit',
    ])
  })

  it('counts the missing months', async () => {
    const { text, setData } = await drawStep({ view: ['incomeHint'], data: { employments: [] } })
    expect(text(), 'before there is any income').not.toContain('You just need')
    setData({ employments: [job] })
    expect(text()).toContain('You just need 12 more months.')
    setData({ employments: [job, { incomeType: 'Student' }] })
    expect(text()).not.toContain('You just need')
  })

  it('shows the total of what was added, per year and per month', async () => {
    const { text, setData } = await drawStep({ view: ['incomeTotal'], data: { otherIncomes: [pension] } })
    expect(text()).toContain('so far: $6,000.00 a year, which is $500.00 a month')
    setData({ otherIncomes: [] })
    expect(text()).not.toContain('so far')
  })
})

describe('the documents', () => {
  const documentsRedirect = { stipId: 's1', contactId: 'c1', authId: 'a1', connectionId: 'x1' }
  const init = { documentsUrl: 'https://documents.example.com/' }

  it('can be opened by a plain link once the service returned their address', async () => {
    const { getByRole, queryByRole, setData, setState, text } = await drawStep({ view: ['documentsLink'], init })
    expect(queryByRole('link')).toBeNull()
    setData({ documentsRedirect })
    const link = getByRole('link')
    expect(link.getAttribute('href')).toBe('https://documents.example.com/?id=s1&contactId=c1&authId=a1')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(text()).not.toContain('Waiting for your documents')
    setState({ pending: ['awaitDocuments'] })
    expect(text()).toContain('Waiting for your documents')
  })

  it('are opened from the checklist, and so are the references and the skipped income', async () => {
    const { getAllByRole, getByRole, user, sent } = await drawStep({
      view: ['pendingChecklist'],
      events: ['openDocuments', 'addIncome'],
    })
    for (const button of getAllByRole('button', { name: /^Start: / })) await user.click(button)
    expect(sent).toEqual([
      ['addIncome', undefined],
      ['openDocuments', undefined],
      ['openDocuments', undefined],
    ])
    expect(getByRole('button', { name: 'Sign' })).toHaveProperty('disabled', true)
  })

  it.each([
    [{ isDocumentsUploaded: false, isReferenceAdded: false }, 'Nothing has arrived yet.'],
    [{ isDocumentsUploaded: false, isReferenceAdded: true }, 'The list shows what has arrived.'],
  ])('can be checked for again, and with %o the page says: %s', async (documentsStatus, words) => {
    const { getByRole, user, text } = await drawStep({
      view: ['documentsCheck'],
      events: ['checkDocuments'],
      data: { documentsRedirect, documentsStatus },
    })
    expect(text()).not.toContain(words)
    await user.click(getByRole('button', { name: 'Check again' }))
    expect(text()).toContain(words)
  })

  it('that have arrived have no button, and the status list has no buttons at all', async () => {
    const documentsStatus = { isDocumentsUploaded: true, isReferenceAdded: false }
    const { queryAllByRole } = await drawStep({
      view: ['pendingChecklist', 'statusChecklist'],
      data: { documentsStatus, employmentAndIncomeAdded: true },
    })
    expect(queryAllByRole('button').map((button) => button.textContent)).toEqual(['Start', 'Sign'])
  })

  it('that are still missing link to the documents site or to a person once the application is sent', async () => {
    const { container, setData } = await drawStep({ view: ['statusChecklist'], init })
    const ways = () =>
      [...container.querySelectorAll('.is-open')].map(
        (item) => item.querySelector('a')?.getAttribute('href') ?? item.textContent,
      )
    expect(ways()).toEqual([
      'tel:+13035550142',
      'tel:+13035550142',
      'tel:+13035550142',
      expect.stringContaining('Your loan consultant will send you what to sign.'),
    ])
    setData({ documentsRedirect, employmentAndIncomeAdded: true })
    expect(ways().slice(0, 2)).toEqual(Array(2).fill('https://documents.example.com/?id=s1&contactId=c1&authId=a1'))
  })
})

describe('the final offer', () => {
  const form = toForm(
    {
      type: 'object',
      properties: {
        gap: { type: 'boolean', title: 'finalOffer.gap', ui: { input: 'product' } },
        serviceContract: { type: 'boolean', title: 'finalOffer.serviceContract', ui: { input: 'product' } },
        isAgreed: { type: 'boolean', title: 'finalOffer.agree', ui: { input: 'agreement' } },
      },
    },
    { data: 'finalOfferForm', submit: 'common.continue' },
  )

  it('shows the products first, then the total, then the agreement', async () => {
    const { container } = await drawStep({ view: ['form'], form })
    const order = [...container.querySelectorAll('input, output.total')].map(
      (part) => part.getAttribute('name') ?? 'total',
    )
    expect(order).toEqual(['gap', 'serviceContract', 'total', 'isAgreed'])
  })

  it('updates the total when products are selected', async () => {
    const { container, control, user } = await drawStep({ view: ['form'], form })
    const total = () => container.querySelector('output.total')?.textContent
    expect(total()).toBe('Total $590.96 a month')
    await user.click(control('gap'))
    await user.click(control('serviceContract'))
    expect(total()).toBe('Total $634.96 a month')
    await user.click(control('gap'))
    expect(total()).toBe('Total $608.96 a month')
  })

  it('shows the selected offer plus products in card and total, and an example only without one', async () => {
    const { text, setData, container } = await drawStep({ view: ['finalOfferCard', 'form'], form })
    expect(text()).toContain('These figures are an example.')
    setData({
      selectedOffer: { dealId: 'a', offerType: 'Balanced', term: 60, rate: 4.85, monthlyPaymentAmount: 450 },
    })
    for (const part of ['4.85% APR', '60 months', 'The prices of products']) expect(text()).toContain(part)
    expect(text()).not.toMatch(/These figures|590|634|40,000/)
    const shown = () => ['.amount', 'output.total'].map((part) => container.querySelector(part)?.textContent)
    expect(shown()).toEqual(['$450.00 a month', 'Total $450.00 a month'])
    setData({ finalOfferForm: { gap: true } })
    expect(shown()).toEqual(['$476.00 a month', 'Total $476.00 a month'])
  })

  it('shows the sample loan and disabled products', async () => {
    const { text, getAllByRole } = await drawStep({ view: ['finalOfferCard', 'includedProducts'] })
    for (const part of ['$40,000.00', '$590.96', '4.5% APR', '72 months', '$25.00', '$29.00', '$17.00']) {
      expect(text()).toContain(part)
    }
    expect(getAllByRole('checkbox').map((box) => box.matches(':disabled'))).toEqual([true, true, true])
  })

  it('shows the selected offer, and nothing without one', async () => {
    const { text, setData, container } = await drawStep({ view: ['selectedOfferCard'] })
    expect(container.querySelector('.panel')).toBeNull()
    setData({
      selectedOffer: { dealId: 'a', offerType: 'Balanced', term: 60, rate: 4.85, monthlyPaymentAmount: 450 },
    })
    expect(text()).toContain('Balanced')
    expect(text()).toContain('4.85% APR')
  })
})

describe('a dead end', () => {
  it('marks the reason that applies to this car, as far as it is known', async () => {
    const { container, setData } = await drawStep({ view: ['disqualificationReasons'] })
    const marked = () =>
      [...container.querySelectorAll('.reasons li')].map((reason) => reason.querySelector('.pill') !== null)
    expect(marked()).toEqual([false, false])
    setData({ licensePlateInfoForm: { estimatedMileageRange: 'Over 150,000 miles' } })
    expect(marked()).toEqual([true, false])
    setData({ licensePlateInfoForm: {}, manualLicensePlateInfoForm: { year: 1999 } })
    expect(marked()).toEqual([false, true])
  })

  it('shows the limit behind a reason by key, and hides it by Escape or a second press, not on blur', async () => {
    const { getByRole, queryByText, user } = await drawStep({ view: ['disqualificationReasons'] })
    const limit = () => queryByText('The lenders in our network refinance cars with up to 150,000 miles.')
    const button = getByRole('button', { name: 'Why the mileage matters' })
    act(() => button.focus())
    expect(limit()).toBeNull()
    await user.keyboard('{Enter}')
    expect(limit()).not.toBeNull()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(limit()).toBeNull()
    await user.click(button)
    expect(limit()).not.toBeNull()
    // Losing the focus does not hide the text: what is below it would move while somebody clicks it.
    await user.tab()
    expect(limit()).not.toBeNull()
    await user.click(button)
    expect(limit()).toBeNull()
  })

  it('has links that call our phone number', async () => {
    const { getAllByRole } = await drawStep({ view: ['disqualificationReasons', 'callUs'] })
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+13035550142',
      'tel:+13035550142',
    ])
  })
})

describe('a whole-page screen', () => {
  it('shows the message of an error, takes the focus, and retries', async () => {
    const { text, getByRole, session, setState, user } = await drawStep({ view: [] })
    const retry = vi.spyOn(session, 'retry').mockResolvedValue()
    setState({ screen: 'error' })
    expect(text()).toContain('Oops...')
    expect(text()).toContain(
      "Something went wrong. If you need immediate assistance, please call us at (303) 555-0142 or you'll receive a follow up from us, when the technical issue has been resolved.",
    )
    expect(document.activeElement).toBe(getByRole('heading'))
    await user.click(getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says that the bot check failed, with a phone number to call', async () => {
    const { text, getByRole, setState } = await drawStep({ view: [] })
    setState({ screen: 'bot-check-failed' })
    expect(text()).toContain('We are unable to move forward with your application online currently.')
    expect(getByRole('link').getAttribute('href')).toBe('tel:+13035550142')
  })
})

describe('the help on loan terms', () => {
  it('opens in a dialog with five definitions, and closes', async () => {
    const { getByRole, getAllByRole, container, user } = await drawStep({ view: ['calculatorHelp'] })
    await user.click(getByRole('button', { name: 'What do these terms mean?' }))
    const dialog = container.querySelector('dialog')
    expect(dialog?.open).toBe(true)
    expect(getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Remaining loan balance',
      'Current monthly payment',
      'Payments remaining',
      'Current interest rate',
      'Estimated credit score',
    ])
    await user.click(getByRole('button', { name: 'Close' }))
    expect(dialog?.open).toBe(false)
  })
})
