import type { BinaryOperator, BuiltinName, MacroName } from './ExpressionNode.ts'

type EagerOperator = Exclude<BinaryOperator, '&&' | '||'>

/** The runtime function of each operator that evaluates both sides. */
export const operatorFunctions = {
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
export const logicalFunctions = { '&&': 'and', '||': 'or' } as const

/** The runtime function of each built-in function. */
export const builtinFunctions = {
  size: 'size',
  string: 'toText',
  double: 'toNumber',
  startsWith: 'startsWith',
  endsWith: 'endsWith',
  contains: 'contains',
} as const satisfies Record<BuiltinName, string>

/** The runtime function of each macro. */
export const macroFunctions = {
  all: 'all',
  exists: 'exists',
  exists_one: 'existsOne',
  filter: 'filter',
  map: 'map',
} as const satisfies Record<MacroName, string>
