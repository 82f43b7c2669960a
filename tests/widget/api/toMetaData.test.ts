import { describe, expect, it } from 'vitest'
import { toMetaData } from '../../../src/widget/contact/contactRequest.ts'

const least = {
  version: '1.0',
  loanApplicationId: 'id',
  partnerName: 'Website',
  oneToOneConsent: true,
  subid3: 'desktop',
}
const of = (init: Record<string, unknown>) => toMetaData({ loanApplicationId: 'id', init, isMobile: false })

describe('the metadata of a lead', () => {
  it.each([{}, { tracking: null }, { tracking: { extraData: 'x' } }, { PartnerName: 7 }])(
    'has only the defaults for %o',
    (init) => expect(of(init)).toEqual(least),
  )

  it('has the partner, the device and the campaign', () => {
    const init = { PartnerName: 'Acme', tracking: { extraData: { utm_source: 'mail', secondaryLeadSource: 'radio' } } }
    expect(toMetaData({ loanApplicationId: 'id', init, isMobile: true })).toEqual({
      ...least,
      partnerName: 'Acme',
      utm_source: 'mail',
      secondaryLeadSource: 'radio',
      subid3: 'mobile',
    })
  })

  it('drops fields outside the contract, and does not let the page change the device or the consent', () => {
    const extraData = { ssn: '123456789', subid3: 'mobile', oneToOneConsent: 'no', gclid: 5 }
    expect(of({ tracking: { extraData } })).toEqual(least)
  })
})
