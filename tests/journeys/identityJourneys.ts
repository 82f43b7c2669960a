import { describe, expect, it, vi } from 'vitest'
import type { Applicant } from './createApplicant.ts'
import { findVehicle, goByHand, proveByCode, proveByLink, reachInformation, reachReview } from './shortcuts.ts'
import { arrive, world } from './stage.ts'
import * as values from './values.ts'

/** The journeys in which applicants prove who they are. */
export function identityJourneys() {
  describe('the identity check', () => {
    it('succeeds by the link of a text message', async () => {
      const applicant = await findVehicle(await arrive())
      await applicant.submit(values.identity)
      await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
      await applicant.send('resend')
      await world.openLink('0100')
      await applicant.at('VERIFY_YOUR_INFO')
      await applicant.send('editPersonalInfo')
      await applicant.at('YOUR_INFORMATION_MANUALLY')
    })

    const emailOf = (applicant: Applicant) => Object(applicant.state().data['verifyYourInformation']).email

    it('is reset, with the personal data, when the date of birth changes', async () => {
      const applicant = await reachReview(await arrive())
      expect(applicant.state().data['verifyYourInformation']).toHaveProperty('ssn')
      expect(emailOf(applicant)).toBeDefined()
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await applicant.session.forward()
      await applicant.at('VERIFY_YOUR_INFO')
      await applicant.session.back()
      await applicant.change('dateOfBirth', '1990-02-03')
      expect(applicant.state().data).toMatchObject({ challenge: null })
      expect(applicant.state().data['verifyYourInformation']).toEqual({ phone: values.identity.phone })
      await applicant.session.forward()
      await applicant.at('VERIFY_VEHICLE_INFO')
    })

    it('keeps what was typed when the date of birth is corrected, at the review and by hand', async () => {
      const applicant = await arrive()
      const information = () => applicant.state().data['verifyYourInformation']
      await reachReview(applicant, '3035550126')
      await applicant.change('email', 'own@example.com')
      await applicant.change('residency', 'Citizen')
      const typed = { email: 'own@example.com', residency: 'Citizen', phone: '3035550126' }
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await applicant.change('dateOfBirth', '1990-02-02')
      await applicant.change('dateOfBirth', '1990-02-03')
      expect(information()).toEqual({ phone: typed.phone })
      await proveByLink(applicant)
      await applicant.at('VERIFY_YOUR_INFO')
      expect(information()).toMatchObject({ ...typed, dateOfBirth: '1990-02-03' })

      const other = await arrive()
      const byHand = { lastName: 'Ramires', addresses: [{ address: '1 Own Rd' }] }
      await reachInformation(other)
      await other.change('lastName', byHand.lastName)
      await other.change('addresses', byHand.addresses)
      await other.backTo('VERIFY_VEHICLE_INFO')
      await other.change('dateOfBirth', '1990-02-03')
      await goByHand(other)
      expect(other.state().data['verifyYourInformation']).toMatchObject({ ...byHand, dateOfBirth: '1990-02-03' })
    })

    it('keeps what was typed by hand after a phone check that knew nobody, for the owner of that phone', async () => {
      const applicant = await reachInformation(await arrive(), '3035550106')
      const typed = { firstName: 'Sam', lastName: 'Ramires', email: 'own@example.com' }
      for (const [name, value] of Object.entries(typed)) await applicant.change(name, value)
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await proveByLink(applicant, { phone: '3035550106' })
      await applicant.at('YOUR_INFORMATION_MANUALLY')
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await applicant.change('dateOfBirth', '1990-02-03')
      await proveByLink(applicant, { phone: '3035550106' })
      await applicant.at('YOUR_INFORMATION_MANUALLY')
      const information = () => applicant.state().data['verifyYourInformation']
      expect(information()).toMatchObject({ ...typed, dateOfBirth: '1990-02-03' })

      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await applicant.change('dateOfBirth', '1990-02-04')
      await proveByLink(applicant, { phone: '3035550126' })
      await applicant.at('VERIFY_YOUR_INFO')
      expect(information()).toMatchObject({ phone: '3035550126', dateOfBirth: '1990-02-04' })
      expect(information()).not.toMatchObject({ firstName: 'Sam' })
      expect(emailOf(applicant)).not.toBe(typed.email)
    })

    it('keeps of a person who was checked twice only what was typed, when the date of birth is corrected then', async () => {
      const applicant = await reachReview(await arrive(), '3035550126')
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await proveByLink(applicant)
      await applicant.at('VERIFY_YOUR_INFO')
      expect(applicant.state().data['verifyYourInformation']).toHaveProperty('ssn')
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await applicant.change('dateOfBirth', '1990-02-03')
      expect(applicant.state().data['verifyYourInformation']).toEqual({ phone: '3035550126' })
    })

    it('reviews nobody once the date of birth was corrected where the phone is checked again', async () => {
      const applicant = await reachReview(await arrive(), '3035550126')
      await world.expire('0126')
      await applicant.submit(values.review)
      await applicant.at('VERIFY_AGAIN')
      await applicant.change('dateOfBirth', '1990-02-03')
      await applicant.backTo('VERIFY_VEHICLE_INFO')
    })

    it('asks the owner of another phone, of whom nothing is known, for everything', async () => {
      const applicant = await reachReview(await arrive(), '3035550126')
      await applicant.change('email', 'own@example.com')
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await proveByLink(applicant, { ...values.identity, phone: '3035550106' })
      await applicant.at('YOUR_INFORMATION_MANUALLY')
      const asked = { ...values.identity, phone: '3035550106', addresses: [{}] }
      expect(applicant.state().data['verifyYourInformation']).toEqual(asked)
    })

    it('knows nobody but the owner of the phone entered last', async () => {
      const applicant = await reachReview(await arrive())
      const first = emailOf(applicant)
      await applicant.session.back()
      await applicant.change('phone', '3035550126')
      await proveByLink(applicant)
      await applicant.at('VERIFY_YOUR_INFO')
      expect(emailOf(applicant)).not.toBe(first)
      expect(applicant.state().data).toMatchObject({ verifyYourInformation: { phone: '3035550126' } })

      await applicant.send('editPersonalInfo')
      await applicant.at('YOUR_INFORMATION_MANUALLY')
      await applicant.change('lastName', 'Ramires')
      await applicant.session.back()
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await goByHand(applicant, values.identity)
      expect(applicant.state().data['verifyYourInformation']).toEqual({ ...values.identity, addresses: [{}] })
    })

    it('keeps what a partner knows when date of birth and phone are entered', async () => {
      const applicant = await arrive()
      await applicant.bring(await world.givePrefill({ person: { firstName: 'Sam', email: 'sam@example.com' } }))
      await applicant.send('enterManually')
      await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
      await applicant.change('dateOfBirth', '1990-02-03')
      await applicant.change('phone', '3035550107')
      expect(applicant.state().data['verifyYourInformation']).toEqual({ firstName: 'Sam', email: 'sam@example.com' })
    })

    it('succeeds by a code on a mobile, after a wrong one was refused', async () => {
      const applicant = await findVehicle(await arrive({ isMobile: true }))
      await applicant.submit({ dateOfBirth: values.identity.dateOfBirth })
      await applicant.at('VERIFY_MOBILE_NUMBER')
      await applicant.send('resend')
      const code = await world.readCode('0100')
      await applicant.submit({ code: code === '0000' ? '1111' : '0000' })
      expect(applicant.state().issues).toMatchObject([{ path: 'code', message: 'errors.code.rejected' }])
      await applicant.submit({ code })
      await applicant.at('VERIFY_YOUR_INFO')
      await applicant.submit(values.review)
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
    })

    it('asks for the phone number when the carrier does not know it', async () => {
      const applicant = await findVehicle(await arrive({ isMobile: true }))
      await applicant.submit({ dateOfBirth: '1960-01-04' })
      await applicant.at('VERIFY_MOBILE_NUMBER')
      await applicant.submit({ phone: '3035550100' })
      await applicant.at('VERIFY_MOBILE_NUMBER')
      await applicant.submit({ code: await world.readCode('0100') })
      await applicant.at('VERIFY_YOUR_INFO')
    })

    it('succeeds on a different phone than the first one, on desktop and mobile', async () => {
      const mobile = await findVehicle(await arrive({ isMobile: true }))
      await mobile.submit({ dateOfBirth: values.identity.dateOfBirth })
      await mobile.at('VERIFY_MOBILE_NUMBER')
      await mobile.send('changeNumber')
      expect(mobile.session.holds('asksForPhone')).toBe(true)
      await mobile.submit({ phone: '3035550126' })
      await mobile.submit({ code: await world.readCode('0126') })
      await mobile.at('VERIFY_YOUR_INFO')

      const applicant = await findVehicle(await arrive())
      await applicant.submit(values.identity)
      await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
      await applicant.send('changeNumber')
      await applicant.submit({ phone: '3035550126' })
      expect(applicant.state().data).toMatchObject({ verifyYourIdentity: { phone: '3035550126' } })
      await world.openLink('0126')
      await applicant.at('VERIFY_YOUR_INFO')
    })

    it('knows nobody but the owner of the phone checked last', async () => {
      const mobile = await arrive({ isMobile: true })
      const begin = async () => {
        await mobile.submit({ dateOfBirth: values.identity.dateOfBirth })
        await mobile.at('VERIFY_MOBILE_NUMBER')
      }
      const informationOf = () => mobile.state().data['verifyYourInformation'] as { ssn: string; email?: string }
      await findVehicle(mobile)
      await begin()
      await mobile.submit({ code: await world.readCode('0100') })
      await mobile.at('VERIFY_YOUR_INFO')
      await mobile.change('email', 'sam@example.com')
      const first = informationOf()
      await mobile.backTo('VERIFY_VEHICLE_INFO')
      await begin()
      await mobile.send('changeNumber')
      await mobile.submit({ phone: '3035550126' })
      await mobile.submit({ code: await world.readCode('0126') })
      await mobile.at('VERIFY_YOUR_INFO')
      expect(informationOf()).toMatchObject({ phone: '3035550126' })
      expect(informationOf().ssn).not.toBe(first.ssn)

      await world.expire('0126')
      await mobile.submit(values.review)
      await mobile.at('VERIFY_AGAIN')
      await mobile.change('dateOfBirth', '1990-02-03')
      expect(mobile.state().data).toMatchObject({ challenge: null })
      expect(mobile.state().data['verifyYourInformation']).not.toHaveProperty('ssn')
    })

    it('does not take a phone that a partner knows for the one that was checked on a mobile', async () => {
      const mobile = await arrive({ isMobile: true })
      await mobile.bring(await world.givePrefill({ person: { phone: '3035559999' } }))
      await findVehicle(mobile)
      await mobile.submit({ dateOfBirth: values.identity.dateOfBirth })
      await mobile.at('VERIFY_MOBILE_NUMBER')
      await mobile.send('didntReceive')
      await mobile.at('YOUR_INFORMATION_MANUALLY')
      expect(mobile.state().data).toMatchObject({ verifyYourInformation: { phone: '3035559999' } })
      expect(mobile.session.holds('phoneFromBefore'), 'it can be corrected').toBe(false)
    })

    it('fills in the known address where only a part of one was typed', async () => {
      const applicant = await reachInformation(await arrive())
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await proveByLink(applicant, values.identity)
      await applicant.at('VERIFY_YOUR_INFO')
    })

    it('resends the text five times, then offers no more, and the last code still works', async () => {
      const applicant = await findVehicle(await arrive({ isMobile: true }))
      await applicant.submit({ dateOfBirth: '1960-10-21' })
      await applicant.at('VERIFY_MOBILE_NUMBER')
      for (let left = 4; left >= 0; left--) {
        expect(applicant.session.holds('canSendAgain')).toBe(true)
        await applicant.send('resend')
        expect(applicant.state().data['verification']).toMatchObject({ textsLeft: left })
      }
      expect(applicant.session.holds('canSendAgain')).toBe(false)
      expect(applicant.session.holds('textsUsedUp')).toBe(true)
      await applicant.send('resend')
      expect(await world.countTexts('1021')).toBe(6)
      await applicant.submit({ code: await world.readCode('1021') })
      await applicant.at('VERIFY_YOUR_INFO')
      expect(applicant.session.holds('textsUsedUp'), 'a phone that was proven may be texted to again').toBe(false)
    })

    it('sends at most six texts a day, whatever requests them', async () => {
      const applicant = await findVehicle(await arrive())
      const begin = async (texted: Awaited<ReturnType<typeof arrive>>) => {
        await texted.submit({ ...values.identity, phone: '3035551022' })
        await texted.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
      }
      await begin(applicant)
      await applicant.send('resend')
      await applicant.send('changeNumber')
      await applicant.submit({ phone: '3035551022' })
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await begin(applicant)
      expect(await world.countTexts('1022')).toBe(4)

      const back = await applicant.reload()
      await findVehicle(back)
      await begin(back)
      await back.send('resend')
      await back.send('resend')
      expect(back.session.holds('canSendAgain')).toBe(false)
      await back.backTo('VERIFY_VEHICLE_INFO')
      await begin(back)
      expect(back.state().data).toMatchObject({ verification: null })
      expect(await world.countTexts('1022'), 'the seventh was not asked for').toBe(6)

      const nextDay = await back.reload({ now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) })
      await findVehicle(nextDay)
      await begin(nextDay)
      expect(await world.countTexts('1022')).toBe(7)
    })

    it('sends no more than six texts on a mobile either, and continues by hand', async () => {
      const applicant = await arrive({ isMobile: true })
      const begin = async () => {
        await applicant.submit({ dateOfBirth: '1960-10-23' })
        await applicant.at('VERIFY_MOBILE_NUMBER')
      }
      await findVehicle(applicant)
      await begin()
      for (let count = 0; count < 5; count++) await applicant.send('resend')
      await applicant.backTo('VERIFY_VEHICLE_INFO')
      await begin()
      expect(await world.countTexts('1023')).toBe(6)
      await applicant.send('didntReceive')
      await applicant.at('YOUR_INFORMATION_MANUALLY')
    })

    it('fails when the server does not confirm the phone check', async () => {
      const applicant = await findVehicle(await arrive())
      await proveByLink(applicant, { ...values.identity, phone: '3035550102' })
      await applicant.at('IDENTITY_FAILED')
      await applicant.send('restart')
      await applicant.at('ENTER_LICENSE_PLATE')
    })

    it('fails on a mobile when the server does not confirm the phone check', async () => {
      const applicant = await findVehicle(await arrive({ isMobile: true }))
      await proveByCode(applicant, '1960-01-02', '0102')
      await applicant.at('IDENTITY_FAILED')
    })

    it('fails when the server does not confirm the person, from the review and from the form', async () => {
      const applicant = await reachReview(await arrive(), '3035550103')
      await applicant.submit(values.review)
      await applicant.at('IDENTITY_FAILED')

      const other = await reachInformation(await arrive(), '3035550103')
      await other.submit({ ...values.information(), phone: '3035550103' })
      await other.at('IDENTITY_FAILED')
    })

    it.each([
      ['nobody is known', '0105'],
      ['no challenge is wanted', '0106'],
      ['the personal data are refused', '0130'],
    ])('continues by hand when %s', async (_, ending) => {
      const applicant = await findVehicle(await arrive())
      await proveByLink(applicant, { ...values.identity, phone: `303555${ending}` })
      await applicant.at('YOUR_INFORMATION_MANUALLY')
    })

    it('continues by hand when the applicant does not want to try the lookup again', async () => {
      const applicant = await findVehicle(await arrive())
      await proveByLink(applicant, { ...values.identity, phone: '3035550132' })
      await vi.waitFor(() => expect(applicant.state().apiError).toBeDefined())
      await applicant.send('enterByHand')
      await applicant.at('YOUR_INFORMATION_MANUALLY')
    })

    it('sends the date of birth again when the challenge lacks it', async () => {
      await reachReview(await arrive(), '3035550107')
    })

    it('succeeds although the server does not return the phone number, on desktop and mobile', async () => {
      await reachReview(await arrive(), '3035550125')

      const mobile = await findVehicle(await arrive({ isMobile: true }))
      await proveByCode(mobile, '1960-01-25', '0125')
      await mobile.at('YOUR_INFORMATION_MANUALLY')
      expect(mobile.session.holds('phoneFromBefore')).toBe(false)
    })

    it('continues by hand when there is no token, on desktop and mobile', async () => {
      const applicant = await findVehicle(await arrive())
      await applicant.submit({ ...values.identity, phone: '3035550108' })
      await applicant.at('YOUR_INFORMATION_MANUALLY')

      const mobile = await findVehicle(await arrive({ isMobile: true }))
      await mobile.submit({ dateOfBirth: '1960-01-08' })
      await mobile.at('YOUR_INFORMATION_MANUALLY')
    })

    it('continues by hand when no text message came', async () => {
      const applicant = await findVehicle(await arrive({ isMobile: true }))
      await applicant.submit({ dateOfBirth: values.identity.dateOfBirth })
      await applicant.at('VERIFY_MOBILE_NUMBER')
      await applicant.send('didntReceive')
      await applicant.at('YOUR_INFORMATION_MANUALLY')
      expect(applicant.state().data['identity']).not.toHaveProperty('authToken')
    })

    it('shows the "complete" step on the phone that opened the link', async () => {
      const applicant = await arrive({ isInstantLink: true })
      await applicant.at('VERIFY_MOBILE_NUMBER_COMPLETE')
    })
  })
}
