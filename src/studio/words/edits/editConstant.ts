import type { LinkedFlow } from '../../../../engine/authoring.ts'
import type { FlowEdit } from './FlowEdit.ts'

/** Another value for a constant, of the kind that it has. */
export const editConstant = ({ source }: LinkedFlow, name: string, value: string | number | boolean): FlowEdit => ({
  label: `the limit ${name}`,
  changes: [{ file: source.flow.path, path: ['constants', name], value }],
  group: `constant ${name}`,
})
