import { useState } from 'react'
import { useCopy, useSend, useSessionState } from '../../../engine/index.ts'
import { toDocumentsUrl } from '../integrations/createDocumentsSite.ts'
import { Spinner } from '../screens/Scene.tsx'
import { useData } from '../screens/hooks.ts'

/** The actions that wait for the documents: for a message, or by polling. */
const waits: ReadonlySet<string> = new Set(['awaitDocuments', 'awaitUpload'])

/** After the documents site was opened: says that we wait for it, with a link in case its tab was blocked or closed. */
export function DocumentsLink() {
  const t = useCopy()
  const href = useDocumentsUrl()
  const isWaiting = useSessionState((state) => state.pending.some((action) => waits.has(action)))
  if (href === undefined) return null
  return (
    <section className="panel">
      {isWaiting && <Spinner label="documents.waiting" />}
      <p>
        {t('documents.blocked')} <DocumentsAnchor href={href} />
      </p>
    </section>
  )
}

/** Returns the applicant's own URL on the documents site, once the site was opened. */
export function useDocumentsUrl(): string | undefined {
  const redirect = useData('documentsRedirect')
  const site = useSessionState((state) => state.init['documentsUrl'])
  return redirect && typeof site === 'string' ? toDocumentsUrl(site, redirect) : undefined
}

/** A link that opens the documents site in a new tab. */
export function DocumentsAnchor({ href }: { readonly href: string }) {
  const t = useCopy()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {t('documents.open')} {t('documents.newTab')}
    </a>
  )
}

/** After the documents site was opened: a button to check what has arrived, for when no message comes. */
export function DocumentsCheck() {
  const t = useCopy()
  const send = useSend()
  const redirect = useData('documentsRedirect')
  const isLoading = useSessionState((state) => state.isLoading)
  const [checks, setChecks] = useState(0)
  if (!redirect) return null

  // If the step is still shown afterward, nothing more has arrived, unless a banner says what went wrong.
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

/** Announces the result of each check; a new key makes a new element, so that it is read again. */
function NothingArrived({ check }: { readonly check: number }) {
  const t = useCopy()
  const status = useData('documentsStatus')
  const isAnyIn = status?.isDocumentsUploaded || status?.isReferenceAdded
  const hasFailed = useSessionState((state) => state.apiError !== undefined)
  const words = t(isAnyIn ? 'documents.check.rest' : 'documents.check.nothing')
  return <p aria-live="polite">{check > 0 && !hasFailed && <span key={check}>{words}</span>}</p>
}
