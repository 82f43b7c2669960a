import { useState } from 'react'
import { useCopy, useSend, useSessionState } from '../../../engine/index.ts'
import { useData } from '../screens/useData.ts'

/** Once the documents site was opened: a way to ask what has arrived, for when no message comes. */
export default function DocumentsCheck() {
  const t = useCopy()
  const send = useSend()
  const redirect = useData('documentsRedirect')
  const isLoading = useSessionState((state) => state.isLoading)
  const [checks, setChecks] = useState(0)
  if (!redirect) return null

  // Whoever is still here afterwards has learnt that nothing more has arrived, unless a banner says what went wrong.
  const check = () => send('checkDocuments').then(() => setChecks((count) => count + 1))
  return (
    <section className="documents-check">
      <p>{t('documents.check.hint')}</p>
      <button
        type="button"
        className="button button-secondary"
        data-action="checkDocuments"
        aria-disabled={isLoading || undefined}
        onClick={() => void (isLoading || check())}
      >
        {t('documents.check')}
      </button>
      <NothingArrived check={checks} />
    </section>
  )
}

/** Told again after each check: another message is another element. */
function NothingArrived({ check }: { readonly check: number }) {
  const t = useCopy()
  const status = useData('documentsStatus')
  const isAnyIn = status?.isDocumentsUploaded || status?.isReferenceAdded
  const hasFailed = useSessionState((state) => state.apiError !== undefined)
  const words = t(isAnyIn ? 'documents.check.rest' : 'documents.check.nothing')
  return <p aria-live="polite">{check > 0 && !hasFailed && <span key={check}>{words}</span>}</p>
}
