import type { BinaryNode, ExpressionNode, LogicalOperator } from './ExpressionNode.ts'

/** A run of field reads in one: where it starts (undefined for the scope itself) and the names that follow. */
export interface Access {
  readonly root: ExpressionNode | undefined
  readonly keys: readonly string[]
}

/** Gathers `lookup.vehicle.year` into one read of the scope, so that a failure can name the whole path. */
export function toAccess(node: ExpressionNode): Access {
  if (node.kind === 'variable' && !node.local) return { root: undefined, keys: [node.name] }
  if (node.kind !== 'select') return { root: node, keys: [] }
  const { root, keys } = toAccess(node.object)
  return { root, keys: [...keys, node.field.name] }
}

/** Gathers `a && b && c` into its three operands. */
export function toOperands(node: BinaryNode & { operator: LogicalOperator }): readonly ExpressionNode[] {
  const { operator, left, right } = node
  const isSame = left.kind === 'binary' && left.operator === operator
  return [...(isSame ? toOperands({ ...left, operator }) : [left]), right]
}
