import { useEffect, useState } from 'react'
import { useDesk, useStudio, useWorkspace } from '../StudioContext.ts'
import { SaveDialog } from './SaveDialog.tsx'
import { layOutChanges, listChanges } from './listChanges.ts'

/** Opens the dialog that shows the changes before they are saved, by click, with Ctrl+S or with the Command key. */
export function SaveButton() {
  const { workspace, canSave, desk } = useStudio()
  const [isOpen, setOpen] = useState(false)
  const count = useWorkspace((state) => listChanges(state).length)
  const notice = useDesk((state) => state.notice)
  const tell = (text: string) => desk.setState({ notice: text })
  const open = async () => {
    await layOutChanges(workspace)
    if (listChanges(workspace.store.getState()).length === 0) return tell('There are no changes to save.')
    tell('')
    setOpen(true)
  }
  useSaveKeys(() => void open())
  useLeaveWarning()
  // What was said about an earlier edit is no longer true of the next one.
  useEffect(
    () =>
      workspace.store.subscribe(({ past }, before) => {
        if (past.length > before.past.length) desk.setState({ notice: '' })
      }),
    [workspace, desk],
  )
  return (
    <>
      <output className="bar-notice">{notice}</output>
      <button type="button" className="primary" onClick={() => void open()}>
        {canSave ? 'Save' : 'Download a patch'}
        {count > 0 && <span className="bar-count">{count === 1 ? '1 file' : `${count} files`}</span>}
      </button>
      {isOpen && (
        <SaveDialog
          onClose={(told) => {
            setOpen(false)
            tell(told ?? '')
          }}
        />
      )}
    </>
  )
}

function useSaveKeys(save: () => void) {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) save()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  })
}

/** Asks for confirmation when the author leaves the page with edits that were neither saved nor downloaded, or with a half-filled dialog. */
function useLeaveWarning(): void {
  const { workspace, desk } = useStudio()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const { files, saved } = workspace.store.getState()
      const kept = desk.getState().downloaded ?? saved
      const isEdited = listChanges({ files, saved }).length > 0 && listChanges({ files, saved: kept }).length > 0
      if (isEdited || document.querySelector('dialog[data-entered]')) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [workspace, desk])
}
