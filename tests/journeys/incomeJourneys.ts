import { describe, expect, it } from 'vitest'
import { empty } from '../engine/session/createTestSession.ts'
import type { Applicant } from './createApplicant.ts'
import { becomeContact, reachIncome } from './shortcuts.ts'
import { arrive } from './stage.ts'
import * as values from './values.ts'

/** The journeys through two years of employment and income. */
export function incomeJourneys() {
  describe('the income history', () => {
    const open = async () => reachIncome(await becomeContact(await arrive()))
    const addOtherIncome = async (applicant: Applicant, income: object) => {
      await applicant.send('addOtherIncome')
      await applicant.submit(income)
      await applicant.at('EMPLOYMENT_AND_INCOME')
    }

    const pension = { otherIncomeSource: 'Retirement', monthlyAmount: 900, isCurrentIncomeSource: true }
    const recentPension = { ...pension, startDate: values.monthsAgo(6) }

    it('asks for more until two years are covered, then offers to add more or to finish', async () => {
      const applicant = await open()
      const recent = { ...values.job, startDate: values.monthsAgo(6) }
      await applicant.submit(recent)
      expect(applicant.state().dialog).toBeUndefined()
      await applicant.submit(recent)
      expect(applicant.state().issues).toMatchObject([{ message: 'errors.employment.repeated' }])
      await applicant.send('edit', { index: 0 })
      await applicant.send('cancelEdit')
      await applicant.send('edit', { index: 0 })
      await applicant.submit({ startDate: values.monthsAgo(8) })
      expect(applicant.state()).toMatchObject({ dialog: undefined, data: { employmentEdit: { index: null } } })
      await applicant.submit({ ...recent, jobTitle: 'Foreman', startDate: values.monthsAgo(26) })
      expect(applicant.state()).toMatchObject({ dialog: 'enoughIncome' })
      await applicant.send('addMore')
      await applicant.send('edit', { index: 0 })
      await applicant.submit({ startDate: values.monthsAgo(7) })
      expect(applicant.state().dialog, 'nothing was added').toBeUndefined()
      await applicant.submit({ incomeType: 'Student' })
      expect(applicant.state()).toMatchObject({ dialog: 'moreIncomeAdded' })
      await applicant.send('finish')
      await applicant.at('NEXT_STEPS')
      expect(applicant.state().data['employmentAndIncomeAdded']).toBe(true)
    })

    it('offers to finish over no edit that was left open', async () => {
      const applicant = await open()
      await applicant.submit(values.job)
      await applicant.send('addMore')
      await applicant.send('edit', { index: 0 })
      await applicant.change('annualIncome', 99_000)
      await applicant.backTo('LOAN_SELECTION')
      await applicant.submit()
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(applicant.state()).toMatchObject({ dialog: undefined, data: { employmentEdit: { index: 0 } } })
      expect(applicant.state().data['employmentFormData']).toMatchObject({ annualIncome: 99_000 })
      await applicant.submit()
      expect(applicant.state().data['employments']).toMatchObject([{ annualIncome: 99_000 }])

      await addOtherIncome(applicant, recentPension)
      await applicant.send('addMore')
      await applicant.send('edit', { index: 0 })
      await applicant.backTo('INCOME_SOURCES')
      await applicant.submit({ ...recentPension, otherIncomeSource: 'Disability' })
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(applicant.state()).toMatchObject({ dialog: undefined, data: { employmentEdit: { index: 0 } } })
    })

    it('takes other income in a step of its own', async () => {
      const applicant = await open()
      await applicant.submit({ incomeType: 'Other' })
      await applicant.at('INCOME_SOURCES')
      await applicant.send('back')
      await applicant.at('EMPLOYMENT_AND_INCOME')
      await addOtherIncome(applicant, { ...pension, startDate: values.monthsAgo(10) })
      await applicant.send('addOtherIncome')
      await applicant.submit({ ...pension, startDate: values.monthsAgo(30) })
      expect(applicant.state().issues).toMatchObject([{ message: 'errors.income.repeated' }])
      await applicant.send('edit', { index: 0 })
      await applicant.submit({ startDate: values.monthsAgo(20) })
      await applicant.at('EMPLOYMENT_AND_INCOME')
      await addOtherIncome(applicant, { ...pension, otherIncomeSource: 'Disability', startDate: values.monthsAgo(30) })
      expect(applicant.state().dialog).toBe('enoughIncome')
      await applicant.send('addMore')
      await applicant.send('editOther', { index: 0 })
      await applicant.at('INCOME_SOURCES')
      await applicant.send('back')
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(applicant.state().dialog, 'nothing was added').toBeUndefined()
      await applicant.send('editOther', { index: 0 })
      await applicant.submit({ startDate: values.monthsAgo(29) })
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(applicant.state().dialog, 'nothing was added').toBeUndefined()
      await addOtherIncome(applicant, { ...pension, otherIncomeSource: 'Military', startDate: values.monthsAgo(5) })
      expect(applicant.state().dialog).toBe('moreIncomeAdded')
      await applicant.send('finish')
      await applicant.at('NEXT_STEPS')
    })

    it('keeps a new job and a new income that were begun while others are edited', async () => {
      const applicant = await open()
      const data = () => applicant.state().data
      const recent = { ...values.job, startDate: values.monthsAgo(6) }
      await applicant.submit(recent)
      await applicant.change('employersName', 'Harbor')
      await applicant.send('edit', { index: 0 })
      expect(data()['employmentFormData']).toEqual(recent)
      await applicant.send('cancelEdit')
      expect(data()['employmentFormData']).toEqual({ employersName: 'Harbor' })
      await applicant.send('edit', { index: 0 })
      await applicant.submit({ annualIncome: 55_000 })
      expect(data()).toMatchObject({ employments: [{ annualIncome: 55_000 }], begunEmployment: empty })
      expect(data()['employmentFormData']).toEqual({ employersName: 'Harbor' })

      await addOtherIncome(applicant, recentPension)
      await applicant.send('addOtherIncome')
      await applicant.at('INCOME_SOURCES')
      await applicant.change('monthlyAmount', 70)
      await applicant.send('back')
      await applicant.at('EMPLOYMENT_AND_INCOME')
      await applicant.send('editOther', { index: 0 })
      await applicant.at('INCOME_SOURCES')
      expect(data()['incomeFormData']).toEqual(recentPension)
      await applicant.send('edit', { index: 0 })
      await applicant.submit({ monthlyAmount: 950 })
      await applicant.at('EMPLOYMENT_AND_INCOME')
      await applicant.send('addOtherIncome')
      expect(data()).toMatchObject({ otherIncomes: [{ monthlyAmount: 950 }], begunIncome: empty })
      expect(data()['incomeFormData']).toEqual({ monthlyAmount: 70 })
    })

    it('lists a job no longer that is corrected to other income', async () => {
      const applicant = await open()
      const recent = { ...values.job, startDate: values.monthsAgo(6) }
      await applicant.submit(recent)
      await applicant.submit({ ...recent, employersName: 'Harbor' })
      await applicant.change('employersName', 'Shipyard')
      await applicant.send('edit', { index: 0 })
      await applicant.submit({ incomeType: 'Other' })
      await applicant.at('INCOME_SOURCES')
      await applicant.submit(recentPension)
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(applicant.state().data['employments']).toEqual([{ ...recent, employersName: 'Harbor' }])
      // The job that was begun before is back, once.
      expect(applicant.state().data['employmentFormData']).toEqual({ employersName: 'Shipyard' })
      expect(applicant.state().data).toMatchObject({ employmentEdit: { index: null }, begunEmployment: empty })
    })

    it('keeps a job that was to become other income when the applicant decides against it', async () => {
      const applicant = await open()
      const data = () => applicant.state().data
      const recent = { ...values.job, startDate: values.monthsAgo(6) }
      await applicant.submit(recent)
      await addOtherIncome(applicant, recentPension)
      await applicant.send('edit', { index: 0 })
      await applicant.submit({ incomeType: 'Other' })
      await applicant.at('INCOME_SOURCES')
      // Another income than the one that replaces the job.
      await applicant.send('edit', { index: 0 })
      await applicant.submit({ monthlyAmount: 950 })
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(data()).toMatchObject({ employmentEdit: { index: 0 }, employmentFormData: { incomeType: 'Other' } })
      await applicant.submit()
      await applicant.at('INCOME_SOURCES')
      await applicant.send('back')
      await applicant.at('EMPLOYMENT_AND_INCOME')
      await applicant.send('cancelEdit')
      expect(data()).toMatchObject({ employments: [recent], otherIncomes: [{ monthlyAmount: 950 }] })
      expect(data()['employmentFormData']).toEqual({})

      await applicant.submit({ ...recent, incomeType: 'Other' })
      await applicant.at('INCOME_SOURCES')
      await applicant.send('back')
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(data()['employmentFormData']).toMatchObject({ employersName: recent.employersName, incomeType: 'Other' })
    })

    it('keeps what was changed in an entry when another one is to be edited', async () => {
      const applicant = await open()
      const data = () => applicant.state().data
      const recent = { ...values.job, startDate: values.monthsAgo(6) }
      await applicant.submit(recent)
      await applicant.submit({ ...recent, employersName: 'Harbor' })
      await applicant.send('edit', { index: 0 })
      await applicant.change('annualIncome', 99_000)
      await applicant.send('edit', { index: 1 })
      await applicant.submit()
      expect(data()['employments']).toMatchObject([{ annualIncome: 99_000 }, { employersName: 'Harbor' }])

      await addOtherIncome(applicant, recentPension)
      await addOtherIncome(applicant, { ...recentPension, otherIncomeSource: 'Disability' })
      await applicant.send('editOther', { index: 0 })
      await applicant.at('INCOME_SOURCES')
      await applicant.change('monthlyAmount', 950)
      await applicant.send('edit', { index: 1 })
      await applicant.backTo('EMPLOYMENT_AND_INCOME')
      await applicant.send('editOther', { index: 1 })
      await applicant.at('INCOME_SOURCES')
      await applicant.submit()
      await applicant.at('EMPLOYMENT_AND_INCOME')
      const incomes = [{ monthlyAmount: 950 }, { otherIncomeSource: 'Disability', monthlyAmount: 900 }]
      expect(data()['otherIncomes']).toMatchObject(incomes)
    })

    it('asks about more income only once, whatever step leads to it again', async () => {
      const applicant = await open()
      await applicant.submit(values.job)
      expect(applicant.state()).toMatchObject({ dialog: 'enoughIncome' })
      await applicant.send('addMore')
      await applicant.backTo('LOAN_SELECTION')
      await applicant.submit()
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(applicant.state().dialog).toBeUndefined()
    })

    it('asks about more income only when some was added', async () => {
      const applicant = await open()
      await applicant.submit(values.job)
      await applicant.send('finish')
      await applicant.at('NEXT_STEPS')
      await applicant.send('checklist')
      await applicant.at('CHECKLIST_STATUS')
      await applicant.send('addIncome')
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(applicant.state().dialog).toBeUndefined()
      expect(applicant.session.holds('incomeIsEnough')).toBe(true)
    })

    it('adds a new income after an edit was left by going back', async () => {
      const applicant = await open()
      await addOtherIncome(applicant, { ...pension, startDate: values.monthsAgo(30) })
      await applicant.send('addMore')
      await applicant.send('editOther', { index: 0 })
      await applicant.at('INCOME_SOURCES')
      await applicant.change('monthlyAmount', 950)
      await applicant.backTo('EMPLOYMENT_AND_INCOME')
      expect(applicant.state().dialog).toBeUndefined()
      await applicant.send('addOtherIncome')
      expect(applicant.state().data).toMatchObject({ incomeFormData: empty, incomeEdit: { index: null } })
      await applicant.submit({ ...pension, otherIncomeSource: 'Disability', startDate: values.monthsAgo(10) })
      await applicant.at('EMPLOYMENT_AND_INCOME')
      expect(applicant.state().data['otherIncomes']).toMatchObject([{ monthlyAmount: 900 }, { monthlyAmount: 900 }])
      await applicant.send('editOther', { index: 0 })
      expect(applicant.state().data['incomeFormData']).toMatchObject({ monthlyAmount: 950 })
    })

    it('can be left for later', async () => {
      const applicant = await open()
      await applicant.send('answerLater')
      await applicant.at('NEXT_STEPS')
      expect(applicant.state().data['employmentAndIncomeAdded']).toBe(false)
    })
  })
}
