import { type InputProps, useCopy, useSessionState } from '../../../engine/index.ts'
import { sortLoansByDistance } from '../flowFunctions.ts'
import { CardsSkeleton, ChoiceCards } from '../fields/ChoiceCards.tsx'
import { EmptyState } from '../screens/Scene.tsx'
import { SearchPicture } from '../screens/pictures.tsx'
import { useFormats, useData } from '../screens/hooks.ts'

const columns = ['payment', 'balance', 'remaining'] as const

/** The car loans of the credit report; the value is the index of the picked one, as text. */
export function LoanCards(props: InputProps) {
  const t = useCopy()
  const { dollars, day } = useFormats()
  const loans = useData('loans')
  const balance = useData('softPullForm').remainingLoanBalance
  const isLoading = useSessionState((state) => state.isLoading)
  if (!loans?.length && isLoading) return <CardsSkeleton columns={3} cards={2} />
  if (!loans?.length) return <EmptyState picture={<SearchPicture />} text={t('loan.none')} />

  const closest = closestLoan(loans, balance)
  const toChoice = (loan: (typeof loans)[number]) => {
    const opened = loan.openDate === '' ? [] : [t('loan.openedOn', { date: day(loan.openDate) })]
    const [payment, owed] = [dollars(loan.payment), dollars(loan.currentBalance)]
    const months = t('offer.months', { months: loan.remainingTerm })
    const marks = loan === closest ? [t('loan.closest')] : []
    const sentence = t('loan.sentence', { lender: loan.lender, amount: payment, balance: owed, months })
    return {
      name: [sentence, ...[...opened, ...marks].map((part) => `${part}.`)].join(' '),
      title: loan.lender,
      note: opened[0],
      marks,
      facts: [{ text: payment, note: t('offer.perMonth') }, { text: owed }, { text: months }],
    }
  }
  return (
    <ChoiceCards
      {...props}
      columns={columns.map((column) => t(`loan.${column}`))}
      items={loans}
      toValue={(_, index) => String(index)}
      toChoice={toChoice}
    />
  )
}

/** Returns the loan whose balance is nearest to the entered one; undefined if there is only one loan or no entered balance. */
export function closestLoan<Loan extends { currentBalance: number }>(
  loans: readonly Loan[],
  balance: number | undefined,
): Loan | undefined {
  return loans.length > 1 && balance !== undefined ? sortLoansByDistance(loans, balance)[0] : undefined
}
