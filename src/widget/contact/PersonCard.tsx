import { useCopy } from '../../../engine/index.ts'
import { maskEmail, maskName, maskPlace, maskPhone, maskSsn, toPhoneText } from '../rules/personal.ts'
import { Facts, Skeleton, SummaryCard } from '../screens/cards.tsx'
import { toAddressText } from '../history/knownAddresses.ts'
import { useFormats, useData } from '../screens/hooks.ts'

/**
 * The applicant's data; unknown parts are left out, and only the last 4 digits of the SSN are shown. If masked, the applicant can
 * recognize it, but it tells others nothing.
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

/** A card with the known data of the applicant. */
export function PersonCard(props: PersonCardProps) {
  const { firstName, lastName, address, phone, ssn, dateOfBirth, email, isMasked = false } = props
  const t = useCopy()
  const { day } = useFormats()
  const name = isMasked ? maskName(firstName, lastName) : [firstName, lastName].filter(Boolean).join(' ')
  const mail = isMasked ? maskEmail(email ?? '') : email && <Email text={email} />
  return (
    <SummaryCard icon="person" title={name || t('person.unnamed')}>
      <Facts
        facts={[
          [t('person.address'), address],
          [t('fields.phone'), phone && (isMasked ? maskPhone(phone) : toPhoneText(phone))],
          [t('fields.ssn'), ssn && maskSsn(ssn)],
          [t('fields.dateOfBirth'), !isMasked && dateOfBirth ? day(dateOfBirth) : undefined],
          [t('fields.email'), mail],
        ]}
      />
    </SummaryCard>
  )
}

/** An e-mail address. One that is too long for a line is broken before its @, not anywhere. */
function Email({ text }: { readonly text: string }) {
  const at = Math.max(text.lastIndexOf('@'), 0)
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

/** The contact as the service knows it. */
export function ContactSummary() {
  const contact = useData('addressContactResponse')
  const { isResumed: isMasked } = useData('visit')
  if (!contact) return <Skeleton facts={isMasked ? 4 : 5} />
  const { firstName, lastName, cellPhone: phone, ssn, dateOfBirth, email, addresses } = contact
  const [home = {}] = addresses
  const address = toAddressText(isMasked ? maskPlace(home) : home)
  return <PersonCard {...{ firstName, lastName, address, phone, ssn, dateOfBirth, email, isMasked }} />
}

/** The prefilled person to review; the email is left out because the form below asks for it. */
export function InformationSummary() {
  const { firstName, lastName, phone, ssn, dateOfBirth, addresses } = useData('verifyYourInformation')
  const home = addresses?.[0] ?? {}
  const address = toAddressText({
    streetLine1: home.address ?? '',
    streetLine2: home.extendedAddress,
    city: home.city ?? '',
    state: home.region ?? '',
    zip: home.postalCode ?? '',
  })
  return <PersonCard {...{ firstName, lastName, address, phone, ssn, dateOfBirth }} />
}
