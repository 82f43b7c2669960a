import './saving.css'
import { useEffect, useRef, useState } from 'react'
import type { FlowVersion } from '../../engine/build.ts'
import { useStudio } from '../StudioContext.ts'
import { useModal } from '../words/steps/StepDialog.tsx'
import type { Disk, Files, WorkspaceState } from '../workspace/createWorkspace.ts'
import { fetchVersion, fetchVersions, toReason } from './saveFiles.ts'

/** Opens the earlier versions of the flow. */
export function HistoryButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        History
      </button>
      {isOpen && <HistoryDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { workspace, desk } = useStudio()
  const dialog = useModal(onClose)
  const [versions, setVersions] = useState<readonly FlowVersion[]>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    fetchVersions().then(setVersions, (error: unknown) => setFailure(toReason(error)))
  }, [])

  const wanted = useRef('')
  const takeBack = async ({ id, subject }: FlowVersion) => {
    wanted.current = id
    setFailure('')
    // The author may press another version, or close the dialog, before the answer arrives.
    const isWanted = () => wanted.current === id && dialog.current !== null
    try {
      const then = await fetchVersion(id)
      if (!isWanted()) return
      workspace.edit(`restoring “${subject}”`, takeBackTo(workspace.store.getState(), then))
      desk.setState({ notice: 'Version restored. Nothing is saved yet.' })
      onClose()
    } catch (error) {
      if (isWanted()) setFailure(toReason(error))
    }
  }

  return (
    <dialog ref={dialog} className="save" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <div className="save-body">
        {versions === undefined && failure === '' && <p>Loading…</p>}
        {versions?.length === 0 && <p>No history yet: these files are in no commit of git.</p>}
        <ol className="versions">
          {versions?.map((version) => (
            <li key={version.id}>
              <span>
                <strong>{version.subject}</strong>
                <br />
                <span className="quiet">
                  {version.author}, <time dateTime={version.when}>{moment.format(new Date(version.when))}</time>
                </span>
              </span>
              <button type="button" onClick={() => void takeBack(version)}>
                Restore this version<span className="sr-only"> ({version.subject})</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <p role="alert" className="save-warning">
        {failure}
      </p>
      <div className="save-actions">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  )
}

/**
 * Returns the changes that restore the files of a version. Released versions of this and other flows, which always lie beside the flow
 * file, are never deleted.
 */
export function takeBackTo({ files, flowFile }: Pick<WorkspaceState, 'files' | 'flowFile'>, then: Files): Disk {
  const released = flowFile.replace(/[^/]*$/, 'released/')
  const own = Object.keys(files).filter((path) => !path.startsWith(released))
  return { ...Object.fromEntries(own.map((path) => [path, null])), ...then }
}
