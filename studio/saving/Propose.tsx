import { useId, useState } from 'react'
import { useWorkspace } from '../StudioContext.ts'
import { toToldWords } from './Changes.tsx'
import { type FileChange, downloadPatch } from './listChanges.ts'
import { propose } from './history.ts'

interface ProposeProps {
  readonly changes: readonly FileChange[]
  /** Told what came of it, in words. */
  readonly onDone: (told: string) => void
}

/** Makes a branch of git and a patch of what was changed, for others to look at, in place of saving it. */
export function Propose({ changes, onDone }: ProposeProps) {
  const { flowFile, files, saved } = useWorkspace((state) => state)
  const [name, setName] = useState('')
  const [why, setWhy] = useState('')
  const [failure, setFailure] = useState('')
  const id = useId()

  const send = async () => {
    try {
      const { branch } = await propose({
        name,
        why,
        told: toToldWords(flowFile, saved, files),
        files: changes.map(({ file, before, after }) => ({ path: file, text: after ?? null, base: before ?? null })),
      })
      downloadPatch(changes, branch.replace(/^.*\//, ''))
      onDone(`Proposed as the branch ${branch}, and as a patch that was downloaded. Nothing was saved.`)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <details className="propose">
      <summary>Propose it to others in place of saving</summary>
      <label htmlFor={`${id}-name`}>What it is called</label>
      <input id={`${id}-name`} value={name} onChange={({ target }) => setName(target.value)} />
      <label htmlFor={`${id}-why`}>Why</label>
      <textarea id={`${id}-why`} rows={2} value={why} onChange={({ target }) => setWhy(target.value)} />
      <p role="alert" className="save-warning">
        {failure}
      </p>
      <button type="button" onClick={() => void send()}>
        Propose
      </button>
    </details>
  )
}
