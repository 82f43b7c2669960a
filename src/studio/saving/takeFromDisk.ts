import { mergeJson } from '../workspace/mergeJson.ts'
import type { Disk, Workspace } from '../workspace/Workspace.ts'

/**
 * Takes what others have changed on disk where it does not meet what is edited here; the rest shows when it is saved. Answers
 * in words what has happened; undefined for what the studio has written itself.
 */
export function takeFromDisk({ store, accept }: Workspace, disk: Disk): string | undefined {
  const { saved, files } = store.getState()
  const news = Object.entries(disk).filter(([file, text]) => (saved[file] ?? null) !== text)
  const taken = news.filter(([file, theirs]) => {
    const [base, mine] = [saved[file], files[file]]
    if (base === mine || mine === theirs) return true
    return (
      base !== undefined && mine !== undefined && theirs !== null && mergeJson(base, mine, theirs)?.clashes.length === 0
    )
  })
  accept(Object.fromEntries(taken))
  const others = taken.filter(([file, theirs]) => files[file] !== theirs).map(([file]) => file)
  const left = news.filter((one) => !taken.includes(one)).map(([file]) => file)
  const words = [
    ...(others.length > 0 ? [`Somebody else has changed ${others.join(', ')}. Their change is taken over.`] : []),
    ...(left.length > 0
      ? [`Somebody else has changed ${left.join(', ')} where you have, too. Saving shows you both.`]
      : []),
  ]
  return words.length > 0 ? words.join(' ') : undefined
}
