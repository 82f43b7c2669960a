import { useCopy } from '../../../engine/index.ts'

const steps = ['call', 'skip', 'keep'] as const

/** What the applicant may expect now, and who will call. */
export default function WhatHappensNext() {
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
