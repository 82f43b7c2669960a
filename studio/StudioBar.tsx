import { useEffect, useState } from 'react'
import { useDesk, useFindings, useStudio, useWorkspace } from './StudioContext.ts'
import { toFindingsWords } from './findings/createFindings.ts'
import { HistoryButton } from './saving/HistoryButton.tsx'
import { SaveButton } from './saving/SaveButton.tsx'

/** What the studio is about, undo and redo, how many findings there are, and saving. */
export function StudioBar() {
  const { workspace, canSave } = useStudio()
  const flowFile = useWorkspace((state) => state.flowFile)
  const undone = useWorkspace((state) => state.past.at(-1)?.label)
  const redone = useWorkspace((state) => state.future[0]?.label)
  const step = useDesk((desk) => desk.step)
  useUndoKeys()
  return (
    <header className="bar">
      <h1>
        Studio <span className="bar-file">{flowFile}</span>
      </h1>
      <p className="bar-step">{step}</p>
      <button
        type="button"
        disabled={undone === undefined}
        onClick={workspace.undo}
        aria-label={undone === undefined ? 'Undo' : `Undo ${undone}`}
        title={undone && `Undo ${undone} (Ctrl+Z)`}
      >
        Undo
      </button>
      <button
        type="button"
        disabled={redone === undefined}
        onClick={workspace.redo}
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

/** How many findings there are, told when that changes; a press shows them. */
function FindingsCount() {
  const { desk } = useStudio()
  const found = useFindings(toFindingsWords)
  return (
    <output>
      <button type="button" className="bar-found" onClick={() => desk.setState({ foot: 'findings' })}>
        {found}
      </button>
    </output>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, or with the Command key: one history for all panes. */
function useUndoKeys() {
  const { workspace } = useStudio()
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((key !== 'z' && key !== 'y') || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (event.shiftKey || key === 'y') workspace.redo()
      else workspace.undo()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [workspace])
}

const themes = { system: 'light dark', light: 'light', dark: 'dark' } as const
type Theme = keyof typeof themes

const isTheme = (value: string): value is Theme => value in themes

/** Light or dark, as the system says unless one is chosen. */
function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  const choose = (value: string) => {
    if (!isTheme(value)) return
    setTheme(value)
    document.documentElement.style.colorScheme = themes[value]
  }
  return (
    <select aria-label="Colors" value={theme} onChange={({ target }) => choose(target.value)}>
      <option value="system">As the system</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  )
}
