import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The product's own code as one text, for what the flow declares and only the code names; nothing where there is none. */
export function readCode(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.generated.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
