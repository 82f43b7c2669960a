import { useCopy, useSessionState } from '../../../engine/index.ts'
import { Spinner } from '../screens/Spinner.tsx'
import { toDocumentsUrl } from '../integrations/documentsSite/createDocumentsSite.ts'
import { useData } from '../screens/useData.ts'

/** What waits for the documents: a message, or an answer that they are in. */
const waits: ReadonlySet<string> = new Set(['awaitDocuments', 'awaitUpload'])

/** Once the documents site was opened: that we wait for it, and a link in case its tab was blocked or closed. */
export default function DocumentsLink() {
  const t = useCopy()
  const redirect = useData('documentsRedirect')
  const site = useSessionState((state) => state.init['documentsUrl'])
  const isWaiting = useSessionState((state) => state.pending.some((action) => waits.has(action)))
  if (!redirect || typeof site !== 'string') return null
  return (
    <section className="panel">
      {isWaiting && <Spinner label="documents.waiting" />}
      <p>
        {t('documents.blocked')}{' '}
        <a href={toDocumentsUrl(site, redirect)} target="_blank" rel="noopener noreferrer">
          {t('documents.open')} {t('common.opensInNewTab')}
        </a>
      </p>
    </section>
  )
}
