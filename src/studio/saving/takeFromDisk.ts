import { mergeJson } from '../workspace/mergeJson.ts'
import type { Disk, Workspace } from '../workspace/Workspace.ts'

/**
 * Takes what others have changed on disk where it does not meet what is edited here; the rest shows when it is saved. Answers
 * in words what has happened; undefined for what the studio has written itself.
 */
export function takeFromDisk({ store, accept }: Workspace, disk: Disk): string | undefined {
  const { saved, files, flowFile } = store.getState()
  const news = Object.entries(disk).filter(([file, text]) => (saved[file] ?? null) !== text)
  const taken = news.filter(([file, theirs]) => {
    const [base, mine] = [saved[file], files[file]]
    if (file === flowFile && theirs === null) return true
    if (base === mine || mine === theirs) return true
    return (
      base !== undefined && mine !== undefined && theirs !== null && mergeJson(base, mine, theirs)?.clashes.length === 0
    )
  })
  accept(Object.fromEntries(taken))
  const others = taken.filter(([file, theirs]) => files[file] !== theirs && !(file === flowFile && theirs === null))
  const left = news.filter((one) => !taken.includes(one))
  const isGone = news.some(([file, theirs]) => file === flowFile && theirs === null)
  const isBack = saved[flowFile] === undefined && taken.some(([file]) => file === flowFile)
  const words = [
    ...(isGone ? [`${flowFile} is not on the disk any more. It is kept here, and saving writes it again.`] : []),
    ...(isBack ? [`${flowFile} is on the disk again.`] : []),
    ...told(others, 'Their change is taken over.', 'It is gone here, too.'),
    ...told(left, 'You have, too: saving shows you both.', 'You have edited it: it is kept here, and saving asks you.'),
  ]
  return words.length > 0 ? words.join(' ') : undefined
}

/** What others have done, with what came of a change and of a deletion. */
function told(files: readonly (readonly [string, string | null])[], ofChange: string, ofDeletion: string): string[] {
  const toNames = (isGone: boolean) =>
    files.flatMap(([file, text]) => ((text === null) === isGone ? [file] : [])).join(', ')
  const [changed, gone] = [toNames(false), toNames(true)]
  return [
    ...(changed ? [`Somebody else has changed ${changed}. ${ofChange}`] : []),
    ...(gone ? [`Somebody else has deleted ${gone}. ${ofDeletion}`] : []),
  ]
}
