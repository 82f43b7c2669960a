import { useMemo, useState } from 'react'
import { useStudio, useWorkspace } from '../StudioContext.ts'
import { changeJson } from '../workspace/changeJson.ts'
import { mergeJson, type Change } from '../workspace/mergeJson.ts'
import type { Disk, WorkspaceState } from '../workspace/createWorkspace.ts'
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
  const files = useWorkspace((state) => state.files)
  const saved = useWorkspace((state) => state.saved)
  const meetings = useMemo(() => toMeetings({ files, saved }, theirs), [files, saved, theirs])
  const [choices, setChoices] = useState<Choices>({})
  const clashes = meetings.flatMap((meeting) => meeting.clashes)
  const isDecided = clashes.every(({ name }) => choices[name] !== undefined)

  const putTogether = () => {
    const merged = toMerged(meetings, choices)
    workspace.accept(theirs)
    workspace.edit('taking someone else’s changes', merged, 'conflict')
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

function toWhole(text: string | undefined, where: string): string {
  if (text === undefined) return 'no file (it was deleted)'
  const name = `the whole file ${where}`
  return findUnreadable([{ file: name, before: undefined, after: text }])[0] ?? name
}

/** Which version counts, by the names of the clashes. */
type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

interface NamedClash extends Pick<Change, 'path' | 'mine' | 'theirs'> {
  readonly name: string
  readonly place: string
}

/** A file that both have changed. */
interface Meeting {
  readonly file: string
  readonly base: string | undefined
  readonly mine: string | undefined
  readonly other: string | undefined
  /** Their text with my changes; undefined if the file is one choice as a whole. */
  readonly merged: string | undefined
  readonly clashes: readonly NamedClash[]
}

/** Compares the author's files with those that somebody else has saved. */
export function toMeetings({ files, saved }: Pick<WorkspaceState, 'files' | 'saved'>, theirs: Disk): Meeting[] {
  return Object.entries(theirs).map(([file, disk]) => {
    const [base, mine, other] = [saved[file], files[file], disk ?? undefined]
    const merge = mergeJson(base, mine, other)
    const isWhole = !merge || merge.clashes.some(({ path }) => path.length === 0)
    const whole = { path: [], mine: toWhole(mine, 'as edited here'), theirs: toWhole(other, 'on disk') }
    const clashes = (isWhole ? [whole] : merge.clashes).map((clash) => ({
      ...clash,
      name: [file, ...clash.path].join(' '),
      place: [file, clash.path.join(', ')].filter(Boolean).join(': '),
    }))
    return { file, base, mine, other, merged: isWhole ? undefined : merge.text, clashes }
  })
}

/** Returns the files as they are after the author's choices. */
export const toMerged = (meetings: readonly Meeting[], choices: Choices): Disk =>
  Object.fromEntries(
    meetings.map(({ file, mine, other, merged, clashes }) => {
      const taken = clashes.filter(({ name }) => choices[name] === 'theirs')
      if (merged === undefined) return [file, (taken.length > 0 ? other : mine) ?? null]
      return [file, taken.reduce((text, { path, theirs }) => changeJson(text, { path, value: theirs }), merged)]
    }),
  )
