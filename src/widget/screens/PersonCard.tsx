import { useCopy } from '../../../engine/index.ts'
import { maskSsn } from '../rules/maskSsn.ts'
import { toPhoneText } from '../rules/toPhoneText.ts'
import { Facts } from './Facts.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { useFormats } from './text/useFormats.ts'

/** Who the applicant is; what is not known is left out, and of the SSN all but its last 4 digits. */
export interface PersonCardProps {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly address: string
  readonly phone?: string | undefined
  readonly ssn?: string | undefined
  readonly dateOfBirth?: string | undefined
  readonly email?: string | undefined
}

/** A card with what is known of the applicant. */
export function PersonCard({ firstName, lastName, address, phone, ssn, dateOfBirth, email }: PersonCardProps) {
  const t = useCopy()
  const { day } = useFormats()
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <SummaryCard icon="person" title={name || t('person.unnamed')}>
      <Facts
        facts={[
          [t('person.address'), address],
          [t('fields.phone'), phone && toPhoneText(phone)],
          [t('fields.ssn'), ssn && maskSsn(ssn)],
          [t('fields.dateOfBirth'), dateOfBirth && day(dateOfBirth)],
          [t('fields.email'), email],
        ]}
      />
    </SummaryCard>
  )
}
