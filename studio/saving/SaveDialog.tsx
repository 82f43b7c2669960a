import './saving.css'
import { useId, useMemo, useState } from 'react'
import { useFindings, useModel, useStudio, useWorkspace } from '../StudioContext.ts'
import type { BothFlows } from '../workspace/createModel.ts'
import type { Disk } from '../workspace/createWorkspace.ts'
import { Conflict } from './Conflict.tsx'
import { downloadPatch, findUnreadable, layOutChanges, listChanges, type FileChange } from './listChanges.ts'
import { LineChanges, ToldChanges, toToldWords } from './Changes.tsx'
import { propose, saveFiles, toReason } from './saveFiles.ts'
import type { LinkedFlow } from '../../engine/authoring.ts'
import type { StepPicture } from '../../engine/build.ts'
import { StepPictures } from './StepPictures.tsx'
import { useModal } from '../words/steps/StepDialog.tsx'

interface SaveDialogProps {
  /** Called with the result in words, or with undefined if nothing was saved. */
  readonly onClose: (told?: string) => void
}

/** Shows what will be written, in words and line by line, and any conflict with what others have saved. */
export function SaveDialog({ onClose }: SaveDialogProps) {
  const { workspace, canSave, desk, readSaved } = useStudio()
  const [theirs, setTheirs] = useState<Disk>()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [pictures, setPictures] = useState<readonly StepPicture[]>()
  const files = useWorkspace((state) => state.files)
  const saved = useWorkspace((state) => state.saved)
  const found = useFindings(({ problems }) => problems.filter(({ isAdvice }) => !isAdvice).length)
  const isChecked = useFindings(({ isCurrent }) => isCurrent)
  const dialog = useModal(onClose)
  const now = useModel(({ flow, isCurrent }) => (isCurrent ? flow : undefined))
  const flows = useMemo(() => toBothFlows(readSaved(saved), now), [readSaved, saved, now])
  const changes = listChanges({ files, saved })
  const unreadable = findUnreadable(changes)
  const count = changes.length === 1 ? '1 file' : `${changes.length} files`

  /** Shows an answer of the server. If the author has closed the dialog meanwhile, it is told beside the button instead. */
  const show = (told: string, inDialog: () => void) => (dialog.current ? inDialog() : desk.setState({ notice: told }))
  const done = (told: string) => show(told, () => onClose(told))
  const fail = (reason: string, inDialog: (reason: string) => void) =>
    show(`Nothing was saved. ${reason}`, () => inDialog(reason))
  const meet = (disk: Disk) => fail('Someone else saved changes. Save again to see them.', () => setTheirs(disk))

  const save = async () => {
    if (!canSave) {
      downloadPatch(changes)
      desk.setState({ downloaded: files })
      return onClose(`Downloaded a patch of ${count}.`)
    }
    if (isBusy) return undefined
    setBusy(true)
    setFailure('')
    try {
      const answer = await saveFiles(changes)
      if (answer.isConflict) return meet(answer.files)
      workspace.keep(answer.files, files)
      return done(`Saved ${count}.`)
    } catch (error) {
      return fail(toReason(error), setFailure)
    } finally {
      setBusy(false)
    }
  }

  /** Goes on after a conflict, with the author's choices. */
  const goOn = async () => {
    // The choices are part of the files now, so Escape discards nothing.
    dialog.current?.removeAttribute('data-entered')
    setTheirs(undefined)
    await layOutChanges(workspace)
    if (listChanges(workspace.store.getState()).length === 0)
      done('Their changes are here now. There is nothing left to save.')
  }

  return (
    <dialog ref={dialog} className="save" aria-labelledby="save-title">
      {theirs ? (
        <Conflict theirs={theirs} onDone={() => void goOn()} onCancel={() => onClose()} />
      ) : (
        <>
          <h2 id="save-title">{canSave ? 'Save these changes?' : 'Download these changes?'}</h2>
          <div className="save-body">
            <ToldChanges before={saved} after={files} flows={flows} />
            {/* Before the pictures and lines, below which nobody would find it. */}
            {canSave && unreadable.length === 0 && (
              <Propose
                changes={changes}
                flows={flows}
                pictures={pictures}
                onConflict={meet}
                onDone={done}
                onFail={fail}
              />
            )}
            <StepPictures flows={flows} onTaken={setPictures} />
            <h3>Line by line</h3>
            {changes.map((change) => (
              <LineChanges key={change.file} change={change} />
            ))}
          </div>
          <div role="alert" className="save-warning">
            {unreadable.map((sentence) => (
              <p key={sentence}>{sentence} Fix it first.</p>
            ))}
            {failure && <p>Nothing was saved. {failure}</p>}
          </div>
          {!isChecked && <p className="save-note">The check is still running…</p>}
          {found > 0 && (
            <p className="save-warning">
              The check found {found === 1 ? 'a fault' : `${found} faults`} in this flow, which cannot be built until
              {found === 1 ? ' it is' : ' they are'} fixed.
            </p>
          )}
          <div className="save-actions">
            <button type="button" onClick={() => onClose()}>
              Cancel
            </button>
            <button
              type="button"
              className="primary"
              data-first={found === 0 ? '' : undefined}
              disabled={unreadable.length > 0 || changes.length === 0}
              aria-disabled={isBusy}
              onClick={() => void save()}
            >
              {canSave ? 'Save' : 'Download'} {count}
              {found > 0 && unreadable.length === 0 && ' anyway'}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}

const toBothFlows = (before: LinkedFlow | undefined, after: LinkedFlow | undefined): BothFlows | undefined =>
  before && after && [before, after]

interface ProposeProps {
  readonly changes: readonly FileChange[]
  readonly flows: BothFlows | undefined
  /** Undefined until all pictures are taken. */
  readonly pictures: readonly StepPicture[] | undefined
  /** Called with the files that others have changed. */
  readonly onConflict: (theirs: Disk) => void
  /** Called with the result in words. */
  readonly onDone: (told: string) => void
  /** Called with the reason of a failure, and with what shows it in the open dialog. */
  readonly onFail: (reason: string, inDialog: (reason: string) => void) => void
}

/** Proposes the changes to others instead of saving them: creates a git branch and a patch, and a branch with the pictures. */
function Propose({ changes, flows, pictures, onConflict, onDone, onFail }: ProposeProps) {
  const { files, saved } = useWorkspace((state) => state)
  const [name, setName] = useState('')
  const [why, setWhy] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  const send = async () => {
    // A second press while the branch is being made would try to make it again.
    if (isBusy) return undefined
    setBusy(true)
    setFailure('')
    try {
      const proposed = await propose(changes, {
        name,
        why,
        pictures: pictures ?? [],
        told: toToldWords(saved, files, flows),
      })
      if ('files' in proposed) return onConflict(proposed.files)
      downloadPatch(changes, proposed.branch.replace(/^.*\//, ''))
      const shown = proposed.pictures === undefined ? '' : `, with pictures in ${proposed.pictures}`
      return onDone(`Proposed as branch ${proposed.branch}${shown}. The patch was downloaded. Nothing was saved.`)
    } catch (error) {
      return onFail(toReason(error), setFailure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <details className="propose">
      <summary>Propose changes instead of saving</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <label htmlFor={`${id}-name`}>Name of the change</label>
        <input id={`${id}-name`} value={name} onChange={({ target }) => setName(target.value)} />
        <label htmlFor={`${id}-why`}>Reason</label>
        <textarea id={`${id}-why`} rows={2} value={why} onChange={({ target }) => setWhy(target.value)} />
        <p role="alert" className="save-warning">
          {failure}
        </p>
        <button type="submit" disabled={!pictures} aria-disabled={isBusy}>
          {isBusy ? 'Proposing…' : 'Propose changes'}
        </button>
      </form>
    </details>
  )
}
