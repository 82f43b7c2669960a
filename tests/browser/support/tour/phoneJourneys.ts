import { makeUpCode, readCode } from '../phone.ts'
import { findCar, startOnMobile } from '../walk.ts'
import type { Journey } from './createGuide.ts'

/** What only applicants on a phone see. */
export const phoneJourneys: readonly Journey[] = [
  {
    name: 'a phone that cannot be verified',
    isOnPhone: true,
    stops: [
      'VERIFY_VEHICLE_INFO/on-a-phone',
      'VERIFY_MOBILE_NUMBER/empty',
      'VERIFY_MOBILE_NUMBER/errors',
      'VERIFY_MOBILE_NUMBER/filled',
      'VERIFY_MOBILE_NUMBER/code-rejected',
      'IDENTITY_FAILED/shown',
    ],
    async walk({ page, me, arrive, refuse, look, hold }) {
      await findCar(me)
      await arrive('VERIFY_VEHICLE_INFO', 'on-a-phone')
      await startOnMobile(me, '1960-01-02')
      await arrive('VERIFY_MOBILE_NUMBER')
      await refuse('VERIFY_MOBILE_NUMBER')
      // The code is submitted with its last digit, so the complete code is visible only during the request.
      const answer = await hold(/\/code$/)
      await me.type('code', await makeUpCode('0102'))
      await look('VERIFY_MOBILE_NUMBER/filled')
      answer()
      await page.getByText('That code is not right').first().waitFor()
      await arrive('VERIFY_MOBILE_NUMBER', 'code-rejected')
      await me.type('code', await readCode('0102'))
      await arrive('IDENTITY_FAILED', 'shown')
    },
  },
  {
    name: 'a number that the carrier does not know',
    isOnPhone: true,
    stops: ['VERIFY_MOBILE_NUMBER/asks-for-phone'],
    async walk({ me, arrive }) {
      await findCar(me)
      await startOnMobile(me, '1960-01-04')
      await arrive('VERIFY_MOBILE_NUMBER', 'asks-for-phone')
    },
  },
  {
    name: 'the page behind an instant link',
    isOnPhone: true,
    path: '/?verification=complete',
    stops: ['VERIFY_MOBILE_NUMBER_COMPLETE/shown'],
    walk: ({ arrive }) => arrive('VERIFY_MOBILE_NUMBER_COMPLETE', 'shown'),
  },
]
