import type { JsonChange } from '../../workspace/changeJson.ts'
import type { Files } from '../../workspace/Workspace.ts'

/** What somebody does to a flow at once: it is undone at once, too. */
export interface FlowEdit {
  /** In the words of the studio: `the title of ENTER_LICENSE_PLATE`. */
  readonly label: string
  /** One after the other, each by the path of its file. */
  readonly changes: readonly (JsonChange & { readonly file: string })[]
  /** Whole files that are new. */
  readonly files?: Files
  /** Edits of one group that follow one another are undone together, such as the letters typed into one field. */
  readonly group?: string
}
