import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Disk } from '../workspace/Workspace.ts'
import type { Project } from './Project.ts'
import { readOwnership } from './readOwnership.ts'

/** Programs empty a file before they write it: what is read in between is nothing. */
const settledMs = 50

/** Tells the files of a project's flow whenever they are changed, added or taken away on disk. */
export function watchFiles(project: Project, watcher: ViteDevServer['watcher'], tell: (files: Disk) => void): void {
  watcher.add(readOwnership(project).places.map((place) => join(project.folder, place)))
  const waiting = new Map<string, () => void>()
  const read = (path: string) => {
    const file = toProjectPath(project, path)
    if (isOwn(project, file)) tell({ [file]: existsSync(path) ? readFileSync(path, 'utf8') : null })
  }
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, (path) => {
      waiting.get(path)?.()
      const timer = setTimeout(() => read(path), settledMs)
      waiting.set(path, () => clearTimeout(timer))
    })
}

/** The path of a file as the studio shows it. */
export const toProjectPath = ({ folder }: Project, path: string): string => relative(folder, path).split(sep).join('/')

/** Whether a path is that of a file of the flow, its schemas or its copy; a flow that is being written counts as none. */
export function isOwn(project: Project, file: string): boolean {
  try {
    return readOwnership(project).owns(file)
  } catch {
    return false
  }
}
