import { useCopy } from '../../../engine/index.ts'
import { toPhoneText } from '../rules/toPhoneText.ts'
import { useData } from './useData.ts'

/** That the identity could not be verified, with the number that was tried. */
export default function IdentityFailure() {
  const t = useCopy()
  const { phone } = useData('verifyYourIdentity')
  return (
    <>
      <p className="text-lead">{t('identityFailed.text')}</p>
      {phone !== undefined && <p className="tried-phone">{toPhoneText(phone)}</p>}
    </>
  )
}
