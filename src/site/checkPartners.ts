import { checkData, type Problem, type SourceFile } from '../../engine/authoring.ts'
import partnersSchema from '../../schemas/partners.schema.json' with { type: 'json' }
import { readPartners } from '../headers/readPartners.ts'
import { toRefusal } from './checkEnvironments.ts'

/** All that is wrong with the list of partners. */
export function checkPartners(file: SourceFile): readonly Problem[] {
  return checkData(file, partnersSchema, (content: { partners: readonly { name: string }[] }, report) => {
    const refused = toRefusal(() => readPartners(content))
    if (refused === undefined) return
    const index = content.partners.findLastIndex(({ name }) => refused.includes(JSON.stringify(name)))
    report({ code: 'wrong-value', path: ['partners', index], message: refused })
  })
}
