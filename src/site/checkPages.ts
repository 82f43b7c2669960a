import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, toHint } from '../../engine/authoring.ts'

/** The pages that a build fills in, below the project's folder. */
const pages = ['index.html', 'embed/frame.html']

/** What both pages must contain, for the build to fill it in. */
const markers = [
  'id="refinance"',
  '<!--first-step-->',
  '<!--other-languages-->',
  '<!--late-start-->',
  '<!--no-script-->',
] as const

/** Finds what our own pages lack, and scripts of ours that they name wrongly. */
export const checkPages = (folder: string): readonly Problem[] =>
  // A copy of the flow with its settings alone has no pages.
  pages
    .filter((file) => existsSync(join(folder, file)))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const all = text.match(/<!--[^>]*-->|\bid="[^"]*"/g) ?? []
      const known: readonly string[] = markers
      const strange = all.filter((one) => !known.includes(one))
      const lost = markers.filter((marker) => !text.includes(marker))
      const scripts = [...text.matchAll(/\bsrc="(\/src\/[^"]*)"/g)].map(([, path = '']) => path)
      const gone = scripts.filter((path) => !existsSync(join(folder, path)))
      const toProblem = (place: string, message: string, hint?: string): Problem => {
        const lines = text.slice(0, Math.max(0, text.indexOf(place))).split('\n')
        const column = (lines.at(-1)?.length ?? 0) + 1
        return {
          code: 'missing-property',
          file,
          line: lines.length,
          column,
          message,
          ...(hint !== undefined && { hint }),
        }
      }
      return [
        ...lost.map((marker) => {
          const near = strange.find((one) => toHint(one, [marker]).startsWith('Did you mean'))
          const message = `the page lacks ${marker}, which the build fills in`
          return toProblem(near ?? '<main', message, near === undefined ? 'Put it back' : `Did you mean ${marker}?`)
        }),
        ...gone.map((path) => toProblem(path, `the page runs ${path}, which is not there`)),
        ...(scripts.length === 0 ? [toProblem('</head>', 'the page runs no script of ours', 'Put it back')] : []),
      ]
    })
