import { useCopy } from '../../../engine/index.ts'
import { maskEmail, maskName } from '../rules/maskPerson.ts'
import { maskSsn } from '../rules/maskSsn.ts'
import { maskPhone, toPhoneText } from '../rules/toPhoneText.ts'
import { Facts } from '../screens/Facts.tsx'
import { SummaryCard } from '../screens/SummaryCard.tsx'
import { useFormats } from '../screens/text/useFormats.ts'

/**
 * Who the applicant is; what is not known is left out, and of the SSN all but its last 4 digits. Masked, it is enough to know
 * oneself by, and to tell others nothing.
 */
export interface PersonCardProps {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly address: string
  readonly phone?: string | undefined
  readonly ssn?: string | undefined
  readonly dateOfBirth?: string | undefined
  readonly email?: string | undefined
  readonly isMasked?: boolean
}

/** A card with what is known of the applicant. */
export function PersonCard(props: PersonCardProps) {
  const { firstName, lastName, address, phone, ssn, dateOfBirth, email, isMasked = false } = props
  const t = useCopy()
  const { day } = useFormats()
  const name = isMasked ? maskName(firstName, lastName) : [firstName, lastName].filter(Boolean).join(' ')
  return (
    <SummaryCard icon="person" title={name || t('person.unnamed')}>
      <Facts
        facts={[
          [t('person.address'), address],
          [t('fields.phone'), phone && (isMasked ? maskPhone(phone) : toPhoneText(phone))],
          [t('fields.ssn'), ssn && maskSsn(ssn)],
          [t('fields.dateOfBirth'), !isMasked && dateOfBirth ? day(dateOfBirth) : undefined],
          [t('fields.email'), email && isMasked ? maskEmail(email) : email],
        ]}
      />
    </SummaryCard>
  )
}
