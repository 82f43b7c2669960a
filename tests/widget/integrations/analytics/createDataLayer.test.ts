import { describe, expect, it } from 'vitest'
import flow from '../../../../flows/refinance.json' with { type: 'json' }
import { createDataLayer } from '../../../../src/widget/integrations/analytics/createDataLayer.ts'

describe('the data layer', () => {
  it('is created when the page has none, and gets events under the names of Google Analytics', () => {
    const page: Pick<Window, 'dataLayer'> = {}
    const analytics = createDataLayer(page)
    analytics.track('Lead Created', { step: 'VERIFY_YOUR_INFO', partnerName: 'Acme' })
    analytics.track('No License Found')
    expect(page.dataLayer).toEqual([
      { event: 'lead_created', step: 'VERIFY_YOUR_INFO', partner_name: 'Acme' },
      { event: 'no_license_found' },
    ])
  })

  it('reuses the page’s own data layer with the push of its tag manager', () => {
    const pushed: unknown[] = []
    const analytics = createDataLayer({ dataLayer: { push: (one: unknown) => pushed.push(one) } })
    analytics.track('Lead Created')
    expect(pushed).toEqual([{ event: 'lead_created' }])
  })

  it('is not touched when the page’s variable is something else', () => {
    const page = { dataLayer: 'taken' }
    createDataLayer(page).track('Lead Created')
    expect(page.dataLayer).toBe('taken')
  })

  it('has a valid Google Analytics name for each event of the flow', () => {
    const page: { dataLayer: { event: string }[] } = { dataLayer: [] }
    const analytics = createDataLayer(page)
    for (const event of Object.keys(flow.events)) analytics.track(event)
    expect(page.dataLayer.map(({ event }) => event)).toEqual([
      'step_viewed',
      'no_license_found',
      'lead_created',
      'soft_pull_authorized',
      'phone_link_clicked',
      'step_left',
      'page_measured',
    ])
  })
})
