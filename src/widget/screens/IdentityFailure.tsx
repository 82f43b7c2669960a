import { useCopy } from '../../../engine/index.ts'
import { toPhoneText } from '../rules/toPhoneText.ts'
import { CallButton } from './CallButton.tsx'
import { BadgePicture } from './pictures/BadgePicture.tsx'
import { Scene } from './Scene.tsx'
import { useData } from './useData.ts'
import { WhatYouCanDo } from './WhatYouCanDo.tsx'

/** That the identity could not be verified, with the number that was tried, and what one can do. */
export default function IdentityFailure() {
  const t = useCopy()
  const { phone } = useData('verifyYourIdentity')
  return (
    <>
      <Scene picture={<BadgePicture />}>
        <p className="text-lead">{t('identityFailed.text')}</p>
        {phone !== undefined && <p className="tried-phone">{toPhoneText(phone)}</p>}
      </Scene>
      <WhatYouCanDo actions={['identityFailed.check', 'identityFailed.call']} />
      <CallButton />
    </>
  )
}
