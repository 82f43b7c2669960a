import { useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useDesk, useFindings, useStudio, useWorkspace } from './StudioContext.ts'
import { toFindingsWords } from './findings/createFindings.ts'
import { HistoryButton } from './saving/HistoryButton.tsx'
import { SaveButton } from './saving/SaveButton.tsx'

/** The bar above the panes: the file, the step, undo and redo, the number of findings, and saving. */
export function StudioBar() {
  const { canSave } = useStudio()
  const flowFile = useWorkspace((state) => state.flowFile)
  const undone = useWorkspace((state) => state.past.at(-1)?.label)
  const redone = useWorkspace((state) => state.future[0]?.label)
  const step = useDesk((desk) => desk.step)
  const { undo, redo } = useHistory()
  useUndoKeys({ undo, redo })
  return (
    <header className="bar">
      <h1>
        Studio <span className="bar-file">{flowFile}</span>
      </h1>
      <p className="bar-step">{step}</p>
      <button
        type="button"
        // A disabled button would lose the focus when the last edit is taken back.
        aria-disabled={undone === undefined}
        onClick={undo}
        aria-label={undone === undefined ? 'Undo' : `Undo ${undone}`}
        title={undone && `Undo ${undone} (Ctrl+Z)`}
      >
        Undo
      </button>
      <button
        type="button"
        // A disabled button would lose the focus when the last edit is done again.
        aria-disabled={redone === undefined}
        onClick={redo}
        aria-label={redone === undefined ? 'Redo' : `Redo ${redone}`}
        title={redone && `Redo ${redone} (Ctrl+Shift+Z)`}
      >
        Redo
      </button>
      {canSave && <HistoryButton />}
      <FindingsCount />
      <ThemeSwitch />
      <SaveButton />
    </header>
  )
}

/** Shows the number of findings, announces changes of it, and opens the list of findings when pressed. */
function FindingsCount() {
  const { desk } = useStudio()
  const found = useFindings(toFindingsWords)
  return (
    <output>
      <button
        type="button"
        className="bar-found"
        onClick={() => {
          flushSync(() => desk.setState({ foot: 'findings' }))
          // In a narrow window the list may be out of sight.
          document.querySelector('#findings')?.scrollIntoView({ block: 'nearest' })
        }}
      >
        {found}
      </button>
    </output>
  )
}

interface History {
  readonly undo: () => void
  readonly redo: () => void
}

/** Undoes and redoes edits, says which, since what changes may be out of sight, and opens a step that comes back. */
function useHistory(): History {
  const { workspace, model, desk } = useStudio()
  return useMemo(() => {
    const { getState } = workspace.store
    const listSteps = () => Object.keys(model.getState().flow?.definition.steps ?? {})
    const travel = (done: string, label: string | undefined, go: () => void) => {
      const before = listSteps()
      go()
      const step = listSteps().find((name) => !before.includes(name))
      if (label !== undefined) desk.setState({ notice: `${done}: ${label}.`, ...(step !== undefined && { step }) })
    }
    return {
      undo: () => travel('Undone', getState().past.at(-1)?.label, workspace.undo),
      redo: () => travel('Done again', getState().future[0]?.label, workspace.redo),
    }
  }, [workspace, model, desk])
}

/** Handles Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, and the same with the Command key. All panes share one history. */
function useUndoKeys({ undo, redo }: History) {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((key !== 'z' && key !== 'y') || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') || isDraft(event.target)) return
      event.preventDefault()
      if (event.shiftKey || key === 'y') redo()
      else undo()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [undo, redo])
}

/** Checks whether somebody is typing a search, or something that is not part of the flow yet. There the browser undoes the typing. */
const isDraft = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  !target.matches('[type=checkbox], [type=radio]') &&
  (target.matches('[data-draft]') ||
    (target.value !== '' && target.closest('form, search, [type=search], .cm-panel') !== null))

/** Switches between light and dark colors; the default follows the system. */
function ThemeSwitch() {
  return (
    <select
      aria-label="Colors"
      defaultValue="light dark"
      onChange={({ target }) => {
        document.documentElement.style.colorScheme = target.value
      }}
    >
      <option value="light dark">System</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  )
}
