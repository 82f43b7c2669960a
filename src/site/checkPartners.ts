import { checkData, type Problem, type SourceFile } from '../../engine/authoring.ts'
import partnersSchema from '../../schemas/partners.schema.json' with { type: 'json' }
import { readPartners } from '../headers/readPartners.ts'
import { readBranding, readTheme } from '../widget/options/readLook.ts'
import { toRefusal } from './checkEnvironments.ts'

/** A partner's brand in `deploy/partners.json`: the content of `branding` on its page, with `theme` beside it. */
export interface Brand {
  readonly theme?: object
}

/** Returns the widget options for a brand, as far as they are valid; calls `tell` with each problem in the rest. */
export function toBrandOptions({ theme, ...branding }: Brand, tell: (problem: string) => void) {
  return { branding: readBranding(branding, tell), ...(theme && { theme: readTheme(theme, tell) }) }
}

/** Finds all problems in the list of partners and in their brands. */
export function checkPartners(file: SourceFile): readonly Problem[] {
  return checkData(
    file,
    partnersSchema,
    (content: { partners: readonly { name: string; brand?: Brand }[] }, report) => {
      content.partners.forEach(({ brand = {} }, index) =>
        toBrandOptions(brand, (problem) => {
          const [, place = '', part = '', message = ''] = /^(branding|theme)\.(\w+) (.*)$/.exec(problem) ?? []
          const path = ['partners', index, 'brand', ...(place === 'theme' ? ['theme'] : []), part]
          report({ code: 'wrong-value', path, message: `${part} ${message}`.replace(/\.$/, '') })
        }),
      )
      const refused = toRefusal(() => readPartners(content))
      if (refused === undefined) return
      const index = content.partners.findLastIndex(({ name }) => refused.includes(JSON.stringify(name)))
      report({ code: 'wrong-value', path: ['partners', index], message: refused })
    },
  )
}
