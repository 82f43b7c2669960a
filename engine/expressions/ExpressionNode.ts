/** A place in the source: a 0-based offset and a length, both in UTF-16 units. */
export interface SourceSpan {
  readonly offset: number
  readonly length: number
}

/** The functions and methods every expression may call; a method's receiver is its first argument. */
export const builtinNames = ['size', 'string', 'double', 'startsWith', 'endsWith', 'contains'] as const
/** The macros, which run a body for each item of a list. */
export const macroNames = ['all', 'exists', 'exists_one', 'filter', 'map'] as const

export type BuiltinName = (typeof builtinNames)[number]
export type MacroName = (typeof macroNames)[number]
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%'
export type OrderOperator = '<' | '<=' | '>' | '>='
export type EqualityOperator = '==' | '!='
export type LogicalOperator = '&&' | '||'
export type BinaryOperator = ArithmeticOperator | OrderOperator | EqualityOperator | LogicalOperator | 'in'

export type LiteralNode = SourceSpan & { readonly kind: 'literal'; readonly value: string | number | boolean | null }
/** A name: a macro's item when `local`, otherwise a name of the scope. */
export type VariableNode = SourceSpan & { readonly kind: 'variable'; readonly name: string; readonly local: boolean }
/** `object.field`; the field's name starts at `field.offset`. */
export type SelectNode<Kind extends 'select' | 'has' = 'select'> = SourceSpan & {
  readonly kind: Kind
  readonly object: ExpressionNode
  readonly field: SourceSpan & { readonly name: string }
}
export type IndexNode = SourceSpan & {
  readonly kind: 'index'
  readonly object: ExpressionNode
  readonly index: ExpressionNode
}
export type BinaryNode = SourceSpan & {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: ExpressionNode
  readonly right: ExpressionNode
}
/** A call of a built-in or of a declared function. */
export type CallNode = SourceSpan & { readonly args: readonly ExpressionNode[] } & (
    { readonly kind: 'builtin'; readonly name: BuiltinName } | { readonly kind: 'call'; readonly name: string }
  )
export type MacroNode = SourceSpan & {
  readonly kind: 'macro'
  readonly name: MacroName
  readonly list: ExpressionNode
  readonly variable: SourceSpan & { readonly name: string }
  readonly body: ExpressionNode
}

/** The syntax tree of an expression: a small union of plain data, where every node has its place in the source. */
export type ExpressionNode =
  | LiteralNode
  | VariableNode
  | SelectNode
  | SelectNode<'has'>
  | BinaryNode
  | MacroNode
  | (SourceSpan & { readonly kind: 'list'; readonly items: readonly ExpressionNode[] })
  | (SourceSpan & {
      readonly kind: 'map'
      readonly entries: readonly { readonly key: string; readonly value: ExpressionNode }[]
    })
  | IndexNode
  | (SourceSpan & { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: ExpressionNode })
  | (SourceSpan & {
      readonly kind: 'conditional'
      readonly test: ExpressionNode
      readonly consequent: ExpressionNode
      readonly alternate: ExpressionNode
    })
  | CallNode

/** A problem of an expression: what is wrong, where in the source, and how to fix it. */
export interface ExpressionProblem extends SourceSpan {
  readonly message: string
  readonly hint?: string
}

/** Checks whether a `+` joins lists: at least one side is a list literal, as in `drivers + [driver]`. */
export const joinsLists = ({ operator, left, right }: BinaryNode): boolean =>
  operator === '+' && (left.kind === 'list' || right.kind === 'list')

const listed = new WeakMap<ExpressionNode, readonly ExpressionNode[]>()

/** Returns a node and all its descendants, in the order of the source. The list is remembered, since many checks ask for it. */
export function listNodes(node: ExpressionNode): readonly ExpressionNode[] {
  const known = listed.get(node)
  if (known) return known
  const nodes: ExpressionNode[] = []
  const add = (one: ExpressionNode) => {
    nodes.push(one)
    for (const child of toChildren(one)) add(child)
  }
  add(node)
  listed.set(node, nodes)
  return nodes
}

/** Returns the direct children of a node, in the order of the source. */
export function toChildren(node: ExpressionNode): readonly ExpressionNode[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return []
    case 'select':
    case 'has':
      return [node.object]
    case 'index':
      return [node.object, node.index]
    case 'list':
      return node.items
    case 'map':
      return node.entries.map(({ value }) => value)
    case 'unary':
      return [node.operand]
    case 'conditional':
      return [node.test, node.consequent, node.alternate]
    case 'binary':
      return [node.left, node.right]
    case 'builtin':
    case 'call':
      return node.args
    case 'macro':
      return [node.list, node.body]
  }
}
