import { useCopy } from '../../../engine/index.ts'
import { EntryCard } from './EntryCard.tsx'
import { useFormats } from '../screens/text/useFormats.ts'
import { useData } from '../screens/useData.ts'

/** The jobs added so far; editing one sends `edit` with its index. */
export function EmploymentEntries() {
  const t = useCopy()
  const { dollars, span } = useFormats()
  const employments = useData('employments')
  const edited = useData('employmentEdit').index
  return employments.map((entry, index) => {
    const { incomeType, employersName, jobTitle, startDate, endDate, isCurrentIncomeSource, annualIncome } = entry
    const type = t(`incomeType.${incomeType}`)
    return (
      <EntryCard
        // oxlint-disable-next-line react/no-array-index-key -- an entry is replaced in its place and never moves
        key={index}
        icon="job"
        title={[jobTitle, employersName].filter(Boolean).join(', ') || type}
        event="edit"
        index={index}
        isEdited={edited === index}
        lines={[
          jobTitle && type,
          startDate && span(startDate, isCurrentIncomeSource === false ? endDate : undefined),
          annualIncome ? t('amount.yearly', { amount: dollars(annualIncome) }) : undefined,
        ]}
      />
    )
  })
}
