import { useEffect } from 'react'
import { toFindingsWords } from './findings/toFindingsWords.ts'
import { useDesk, useFindings, useStudio, useWorkspace } from './StudioContext.ts'

/** What the studio is about, undo and redo, and how many findings there are. */
export function StudioBar() {
  const { workspace } = useStudio()
  const flowFile = useWorkspace((state) => state.flowFile)
  const undone = useWorkspace((state) => state.past.at(-1)?.label)
  const redone = useWorkspace((state) => state.future[0]?.label)
  const step = useDesk((desk) => desk.step)
  const found = useFindings(toFindingsWords)
  useUndoKeys()
  return (
    <header className="bar">
      <h1>
        Studio <span className="bar-file">{flowFile}</span>
      </h1>
      <p className="bar-step">{step}</p>
      <button type="button" disabled={undone === undefined} onClick={workspace.undo} title={undone && `Undo ${undone}`}>
        Undo
      </button>
      <button type="button" disabled={redone === undefined} onClick={workspace.redo} title={redone && `Redo ${redone}`}>
        Redo
      </button>
      <output>{found}</output>
    </header>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z, or with the Command key, but where a field of text has an undo of its own. */
function useUndoKeys() {
  const { workspace } = useStudio()
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      event.preventDefault()
      if (event.shiftKey) workspace.redo()
      else workspace.undo()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [workspace])
}
