import { useCopy, useSessionState, type InputProps } from '../../../engine/index.ts'
import { useFormats } from '../screens/text/useFormats.ts'
import type { Loan } from '../contracts.generated.ts'
import { useData } from '../screens/useData.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

/** The car loans of the credit report; the value is the position of the picked one, as text. */
export default function LoanCards(props: InputProps) {
  const t = useCopy()
  const loans = useData('loans')
  const isLoading = useSessionState((state) => state.isLoading)
  if (!loans?.length) return <p className="note">{t(isLoading ? 'common.loading' : 'form.noOptions')}</p>
  const choices = loans.map((loan, index) => ({ value: String(index), content: <LoanContent loan={loan} /> }))
  return <ChoiceCards {...props} choices={choices} />
}

function LoanContent({ loan }: { readonly loan: Loan }) {
  const t = useCopy()
  const { dollars, day } = useFormats()
  return (
    <>
      <strong className="card-main">{loan.lender} </strong>
      <span>{t('loan.openedOn', { date: day(loan.openDate) })} </span>
      <span>{t('loan.payment', { amount: dollars(loan.payment) })} </span>
      <span>{t('loan.balance', { amount: dollars(loan.currentBalance) })} </span>
      <span>{t('loan.remaining', { months: loan.remainingTerm })}</span>
    </>
  )
}
