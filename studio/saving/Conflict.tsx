import { useMemo, useState } from 'react'
import { useStudio } from '../StudioContext.ts'
import { mergeJson, type Clash } from '../workspace/mergeJson.ts'
import type { Disk, WorkspaceState } from '../workspace/createWorkspace.ts'
import { applyEdit } from '../words/edits/applyEdit.ts'
import { findUnreadable } from './listChanges.ts'
import { LineChanges } from './Changes.tsx'

interface ConflictProps {
  /** The files that somebody else has saved, with their texts on disk. */
  readonly theirs: Disk
  /** Called after both versions are merged in the workspace. */
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Shows what somebody else has saved in the meantime, beside the author's own edits. Nothing is overwritten before the author decides. */
export function Conflict({ theirs, onDone, onCancel }: ConflictProps) {
  const { workspace } = useStudio()
  const meetings = useMemo(() => toMeetings(workspace.store.getState(), theirs), [workspace, theirs])
  const [choices, setChoices] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const clashes = meetings.flatMap((meeting) => meeting.clashes)
  const isDecided = clashes.every(({ name }) => choices[name] !== undefined)

  const putTogether = () => {
    workspace.accept(theirs)
    const taken = clashes.filter(({ name }) => choices[name] === 'theirs')
    applyEdit(workspace, {
      label: 'taking someone else’s changes',
      changes: taken.flatMap(({ file, path, theirs: value }) => (path.length > 0 ? [{ file, path, value }] : [])),
    })
    const whole = taken.filter(({ path }) => path.length === 0)
    workspace.keep(Object.fromEntries(whole.map(({ file }) => [file, theirs[file] ?? null])))
    onDone()
  }

  return (
    <>
      <h2 id="save-title">Someone else saved changes</h2>
      <div className="save-body">
        <p>
          Nothing was saved. Below is what they changed since you opened these files. Your own changes are still here.
        </p>
        <h3>Their changes</h3>
        {meetings.map(({ file, base, other }) => (
          <LineChanges key={file} change={{ file, before: base, after: other }} />
        ))}
        {clashes.length > 0 && <h3>You both changed these</h3>}
        {clashes.map(({ name, place, mine, theirs: other }) => (
          <fieldset key={name} className="clash">
            <legend>{place}</legend>
            {(['mine', 'theirs'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={name}
                  checked={choices[name] === choice}
                  onChange={() => setChoices({ ...choices, [name]: choice })}
                />
                {choice === 'mine' ? 'Mine: ' : 'Theirs: '}
                <q>{toShown(choice === 'mine' ? mine : other)}</q>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="save-actions">
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <button type="button" className="primary" disabled={!isDecided} onClick={putTogether}>
          Merge changes
        </button>
      </div>
    </>
  )
}

const toShown = (value: unknown) =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)

const toWhole = (text: string | undefined) =>
  text === undefined
    ? 'no file (it was deleted)'
    : (findUnreadable([{ file: 'the whole file on disk', before: undefined, after: text }])[0] ??
      'the whole file on disk')

interface NamedClash extends Clash {
  readonly file: string
  readonly name: string
  readonly place: string
}

function toMeetings({ files, saved }: WorkspaceState, theirs: Disk) {
  return Object.entries(theirs).map(([file, disk]) => {
    const [base, mine, other] = [saved[file], files[file], disk ?? undefined]
    const merge = mergeJson(base ?? '{}', mine ?? '', other ?? '')
    // A file that cannot be merged value by value is one choice as a whole.
    const found = merge?.clashes ?? [{ path: [], mine: 'the whole file as edited here', theirs: toWhole(other) }]
    const clashes = found.map((clash): NamedClash => {
      const name = [file, ...clash.path].join(' ')
      return { ...clash, file, name, place: clash.path.length === 0 ? file : `${file}: ${clash.path.join(', ')}` }
    })
    return { file, base, other, clashes }
  })
}
