import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The code below a folder as one text, for what the flow declares and only the code names; nothing where there is none. */
export function readCode(folder: string): string {
  if (!existsSync(folder)) return ''
  return listCode(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** Without that of others, and what was made by programs. */
const listCode = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listCode(path)
    return /\.tsx?$/.test(path) && !path.includes('.generated.') ? [path] : []
  })
