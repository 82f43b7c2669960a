import { useCopy } from '../../../engine/index.ts'
import { Scene } from '../screens/Scene.tsx'
import { CarPicture, CoinsPicture, DocumentPicture, DonePicture } from '../screens/pictures.tsx'

/** Says that everything is done for now. */
export function Thanks() {
  const t = useCopy()
  return (
    <Scene picture={<DonePicture />}>
      <p className="text-lead">{t('thanks.lead')}</p>
    </Scene>
  )
}

/** Shows what the applicant has completed, and the one thing that is left. */
export function Celebration() {
  const t = useCopy()
  return (
    <>
      <ul className="celebration">
        <li>
          <CarPicture hasSparks />
          <h2>{t('celebration.car')}</h2>
        </li>
        <li>
          <CoinsPicture hasSparks />
          <h2>{t('celebration.offer')}</h2>
        </li>
        <li>
          <DocumentPicture hasSparks />
          <h2>{t('celebration.documents')}</h2>
        </li>
      </ul>
      <p className="text-body">{t('celebration.next')}</p>
    </>
  )
}

const steps = ['call', 'skip', 'keep'] as const

/** Says what the applicant may expect next, and who will call. */
export function WhatHappensNext() {
  const t = useCopy()
  return (
    <section className="panel">
      <h2 className="panel-title">{t('next.title')}</h2>
      <ol className="next">
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </section>
  )
}
