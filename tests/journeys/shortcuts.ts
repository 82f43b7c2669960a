import { expect } from 'vitest'
import type { Applicant } from './createApplicant.ts'
import { world } from './stage.ts'
import * as values from './values.ts'

/** Functions that go several steps with an applicant, whom they return. */

/** Goes from the plate to the vehicle that it names. */
export async function findVehicle(applicant: Applicant) {
  await applicant.at('ENTER_LICENSE_PLATE')
  await applicant.submit(values.plate)
  await applicant.at('VERIFY_VEHICLE_INFO')
  return applicant
}

/** Sends the form with the date of birth and the phone, and opens the link that comes to this phone. */
export async function proveByLink(applicant: Applicant, identity: object = {}) {
  await applicant.submit(identity)
  await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  const { phone } = Object(applicant.state().data['verifyYourIdentity'])
  await world.openLink(phone.slice(-4))
}

/** Sends the form with this date of birth on a mobile, and the code that comes to the phone with this ending. */
export async function proveByCode(applicant: Applicant, dateOfBirth: string, phoneLast4: string) {
  await applicant.submit({ dateOfBirth })
  await applicant.at('VERIFY_MOBILE_NUMBER')
  await applicant.submit({ code: await world.readCode(phoneLast4) })
}

/** Sends the form with the date of birth and the phone, and goes on to the information by hand, since no text message came. */
export async function goByHand(applicant: Applicant, identity: object = {}) {
  await applicant.submit(identity)
  await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  await applicant.send('didntReceive')
  await applicant.at('YOUR_INFORMATION_MANUALLY')
}

/** Goes from the plate to the review of the person who has the phone, which a link proves. */
export async function reachReview(applicant: Applicant, phone = values.identity.phone) {
  await findVehicle(applicant)
  await proveByLink(applicant, { ...values.identity, phone })
  await applicant.at('VERIFY_YOUR_INFO')
  return applicant
}

/** Goes from the plate to the information that is entered by hand. */
export async function reachInformation(applicant: Applicant, phone = values.identity.phone) {
  await findVehicle(applicant)
  await goByHand(applicant, { ...values.identity, phone })
  return applicant
}

/** Goes from the plate to a contact at the soft pull, by hand; the last four digits of the SSN choose the persona. */
export async function becomeContact(applicant: Applicant, ssnEnding?: string) {
  await reachInformation(applicant)
  await applicant.submit(values.information(ssnEnding))
  await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
  return applicant
}

/** Goes on to the offers and picks the first one. */
export async function pickOffer(applicant: Applicant, next = 'CURRENT_ADDRESS_INFO') {
  await applicant.submit(values.balance)
  await applicant.at('OFFER_SELECTION')
  const { offers } = applicant.state().data['softPullResponse'] as { offers: { dealId: string }[] }
  await applicant.submit({ dealId: offers[0]?.dealId })
  await applicant.at(next)
}

/** Goes from the plate to the known address, with the first offer. */
export async function reachAddress(applicant: Applicant, ssnEnding?: string) {
  await becomeContact(applicant, ssnEnding)
  await pickOffer(applicant)
  return applicant
}

/** Goes from the plate to the previous addresses, having lived at the known one only for so many months. */
export async function reachAddressHistory(applicant: Applicant, months = 6) {
  await reachAddress(applicant)
  await applicant.submit({ moveInDate: values.monthsAgo(months), type: 'Rent' })
  await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
  return applicant
}

/** Goes on to the loans, having lived at the known address long enough. */
export async function confirmAddress(applicant: Applicant, next = 'LOAN_SELECTION') {
  await applicant.submit({ moveInDate: values.monthsAgo(60), type: 'Rent' })
  await applicant.at(next)
}

/** Goes from the soft pull to the income, with the first offer and the first loan. */
export async function reachIncome(applicant: Applicant) {
  await pickOffer(applicant)
  await confirmAddress(applicant)
  await applicant.submit({ loan: '0' })
  await applicant.at('EMPLOYMENT_AND_INCOME')
  return applicant
}

/** Goes on to the next steps with one job of three years. */
export async function addJob(applicant: Applicant) {
  await applicant.submit(values.job)
  await applicant.at('EMPLOYMENT_AND_INCOME')
  await applicant.send('finish')
  await applicant.at('NEXT_STEPS')
}

/** Goes all the way from the plate to the next steps, with one job of three years, or without an answer about it. */
export async function reachNextSteps(applicant: Applicant, ssnEnding?: string, isEmployed = true) {
  await becomeContact(applicant, ssnEnding)
  await reachIncome(applicant)
  if (isEmployed) await addJob(applicant)
  else {
    await applicant.send('answerLater')
    await applicant.at('NEXT_STEPS')
  }
  return applicant
}

/** Goes all the way from the plate to the checklist. */
export async function reachChecklist(applicant: Applicant, ssnEnding?: string, isEmployed?: boolean) {
  await reachNextSteps(applicant, ssnEnding, isEmployed)
  await applicant.send('checklist')
  await applicant.at('CHECKLIST_STATUS')
  return applicant
}

/** Chooses a year, and its first make and model. */
export async function chooseVehicle(applicant: Applicant, year: number) {
  await applicant.session.loadForm()
  await applicant.change('year', year)
  const makes = applicant.state().data['makes'] as { makeId: string }[]
  await applicant.change('make', makes[0]?.makeId)
  const models = applicant.state().data['models'] as { modelName: string }[]
  await applicant.change('model', models[0]?.modelName)
}

/** Expects a new application at the plate, and nothing kept of the one before. */
export async function startsAnew(applicant: Applicant) {
  await applicant.at('ENTER_LICENSE_PLATE')
  expect(applicant.storage.size).toBe(0)
}
