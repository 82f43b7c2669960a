import {
  type BinaryNode,
  type BinaryOperator,
  type BuiltinName,
  type ExpressionNode,
  type LogicalOperator,
  type MacroName,
  joinsLists,
} from './ExpressionNode.ts'

/**
 * Compiles a tree to one JavaScript expression over `s` (the scope: variables as properties, declared functions under `fn`) and `x` (the
 * namespace of `runtime.ts`). Names and strings are written as JSON, so no text of an author becomes code.
 */
export function toJavaScript(node: ExpressionNode): string {
  switch (node.kind) {
    case 'literal':
      return toJson(node.value)
    case 'variable':
    case 'select': {
      if (node.kind === 'variable' && node.local) return toLocal(node.name)
      const { root, keys } = toAccess(node)
      return toCall('get', root ? toJavaScript(root) : 's', ...keys.map(toJson))
    }
    case 'has':
      return toCall('has', toJavaScript(node.object), toJson(node.field.name))
    case 'index':
      return toCall('at', toJavaScript(node.object), toJavaScript(node.index))
    case 'list':
      return `[${node.items.map(toJavaScript).join(', ')}]`
    case 'map':
      // A computed key is always an own property; a plain `"__proto__":` would set the prototype.
      return `({${node.entries.map(({ key, value }) => `[${toJson(key)}]: ${toJavaScript(value)}`).join(', ')}})`
    case 'unary':
      return toCall(node.operator === '!' ? 'not' : 'neg', toJavaScript(node.operand))
    case 'conditional':
      return `(${toCall('is', toJavaScript(node.test))} ? ${toJavaScript(node.consequent)} : ${toJavaScript(node.alternate)})`
    case 'binary': {
      const { operator } = node
      if (operator === '&&' || operator === '||')
        return toCall(logicalFunctions[operator], ...toOperands({ ...node, operator }).map(toThunk))
      const name = joinsLists(node) ? 'join' : operatorFunctions[operator]
      return toCall(name, toJavaScript(node.left), toJavaScript(node.right))
    }
    case 'builtin':
      return toCall(builtinFunctions[node.name], ...node.args.map(toJavaScript))
    case 'call':
      return toCall('call', 's', toJson(node.name), `[${node.args.map(toJavaScript).join(', ')}]`)
    case 'macro':
      break
  }
  const body = `(${toLocal(node.variable.name)}) => ${toJavaScript(node.body)}`
  return toCall(macroFunctions[node.name], toJavaScript(node.list), body)
}

const toCall = (name: string, ...args: readonly string[]) => `x.${name}(${args.join(', ')})`
const toThunk = (node: ExpressionNode) => `() => ${toJavaScript(node)}`

/** Writes JSON that is also safe in a script element, where `</script>` and the line separators would end more than a string. */
const toJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Returns the JavaScript name of a list item. The prefix keeps an author's name from being `s`, `x` or a reserved word. */
function toLocal(name: string): string {
  if (!/^\w+$/.test(name))
    throw new Error(`The name ${toJson(name)} of a list item is not an identifier: parse it first.`)
  return `$${name}`
}

/** A chain of field reads as one: where it starts (undefined for the scope itself) and the names that follow. */
interface Access {
  readonly root: ExpressionNode | undefined
  readonly keys: readonly string[]
}

/** Collects `order.address.city` into one read of the scope, so that a failure can name the whole path. */
function toAccess(node: ExpressionNode): Access {
  if (node.kind === 'variable' && !node.local) return { root: undefined, keys: [node.name] }
  if (node.kind !== 'select') return { root: node, keys: [] }
  const { root, keys } = toAccess(node.object)
  return { root, keys: [...keys, node.field.name] }
}

/** Collects the three operands of `a && b && c`. */
function toOperands(node: BinaryNode & { operator: LogicalOperator }): readonly ExpressionNode[] {
  const { operator, left, right } = node
  const isSame = left.kind === 'binary' && left.operator === operator
  return [...(isSame ? toOperands({ ...left, operator }) : [left]), right]
}

type EagerOperator = Exclude<BinaryOperator, '&&' | '||'>

/** The runtime function of each operator that evaluates both sides. */
const operatorFunctions = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'div',
  '%': 'mod',
  in: 'isIn',
} as const satisfies Record<EagerOperator, string>

/** The runtime function of each logical operator, which takes its sides unevaluated. */
const logicalFunctions = { '&&': 'and', '||': 'or' } as const

/** The runtime function of each built-in function. */
const builtinFunctions = {
  size: 'size',
  string: 'toText',
  double: 'toNumber',
  startsWith: 'startsWith',
  endsWith: 'endsWith',
  contains: 'contains',
} as const satisfies Record<BuiltinName, string>

/** The runtime function of each macro. */
const macroFunctions = {
  all: 'all',
  exists: 'exists',
  exists_one: 'existsOne',
  filter: 'filter',
  map: 'map',
} as const satisfies Record<MacroName, string>
