import type { ASTNode } from '@marcbachmann/cel-js'
import {
  type ExpressionNode,
  type ExpressionProblem,
  type MacroName,
  type SourceSpan,
  builtinNames,
  macroNames,
} from './ExpressionNode.ts'
import { toSuggestion } from './toSuggestion.ts'

type Report = (problem: ExpressionProblem) => void

const methodNames = ['size', 'startsWith', 'endsWith', 'contains'] as const
const toSpan = (node: ASTNode): SourceSpan => ({ offset: node.start, length: node.end - node.start })

/** Translates the parser's tree into ours, and reports each form outside the supported subset. Numbers become doubles. */
export function toExpressionNode(
  node: ASTNode,
  report: Report,
  locals: ReadonlySet<string> = new Set(),
): ExpressionNode {
  const span = toSpan(node)
  const to = (child: ASTNode) => toExpressionNode(child, report, locals)
  const refuse = (message: string, hint: string | undefined, place = span): ExpressionNode => {
    report({ message, ...place, ...(hint !== undefined && { hint }) })
    return { kind: 'literal', value: null, ...place }
  }

  switch (node.op) {
    case 'value': {
      const value = typeof node.args === 'bigint' ? Number(node.args) : node.args
      if (typeof node.args === 'bigint' && !Number.isSafeInteger(value))
        return refuse('This number is too large to be exact.', 'Whole numbers go up to 9007199254740991.')
      if (typeof value === 'object' && value !== null)
        return refuse('Only strings, numbers, true, false and null can be written here.', 'Leave the b or u out.')
      return { kind: 'literal', value, ...span }
    }
    case 'id':
      return { kind: 'variable', name: node.args, local: locals.has(node.args), ...span }
    case '.': {
      const [object, name] = node.args
      return { kind: 'select', object: to(object), field: toFieldName(node, name), ...span }
    }
    case '[]':
      return { kind: 'index', object: to(node.args[0]), index: to(node.args[1]), ...span }
    case 'list':
      return { kind: 'list', items: node.args.map(to), ...span }
    case 'map': {
      const entries = node.args.map(([key, value]) => {
        if (key.op !== 'value' || typeof key.args !== 'string')
          refuse('A key is a string.', 'Write {"key": value}.', toSpan(key))
        return { key: typeof key.args === 'string' ? key.args : '', value: to(value) }
      })
      return { kind: 'map', entries, ...span }
    }
    case '!_':
    case '-_':
      return { kind: 'unary', operator: node.op === '!_' ? '!' : '-', operand: to(node.args), ...span }
    case '?:': {
      const [test, consequent, alternate] = node.args
      return { kind: 'conditional', test: to(test), consequent: to(consequent), alternate: to(alternate), ...span }
    }
    case '.?':
    case '[?]':
      return refuse('Optional access is not available.', 'Write has(object.field) && object.field.')
    case 'call': {
      const [name, args] = node.args
      if (name === 'has') {
        const [path] = args
        if (args.length !== 1 || path?.op !== '.')
          return refuse('has() asks for one field.', 'Write has(object.field); compare a whole value with null.')
        return { kind: 'has', object: to(path.args[0]), field: toFieldName(path, path.args[1]), ...span }
      }
      const builtin = builtinNames.find((known) => known === name)
      if (builtin === 'size' || builtin === 'string' || builtin === 'double')
        return { kind: 'builtin', name: builtin, args: args.map(to), ...span }
      if (builtin) return refuse(`${name}() is called on a string.`, `Write text.${name}(part).`)
      return { kind: 'call', name, args: args.map(to), ...span }
    }
    case 'rcall':
      return toMethodCall(node, report, locals, refuse)
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case '&&':
    case '||':
    case 'in':
      break
  }
  const [left, right] = node.args
  return { kind: 'binary', operator: node.op, left: to(left), right: to(right), ...span }
}

const toFieldName = (node: ASTNode, name: string) => ({ name, offset: node.end - name.length, length: name.length })

function toMethodCall(
  node: ASTNode & { op: 'rcall' },
  report: Report,
  locals: ReadonlySet<string>,
  refuse: (message: string, hint: string | undefined, place?: SourceSpan) => ExpressionNode,
): ExpressionNode {
  const span = toSpan(node)
  const [name, receiver, args] = node.args
  const to = (child: ASTNode) => toExpressionNode(child, report, locals)
  const place = { offset: node.input.indexOf(name, receiver.end), length: name.length }

  const macro = macroNames.find((known) => known === name)
  if (macro) {
    const [item, first, second] = args
    if (item?.op !== 'id' || !first || args.length > (macro === 'map' ? 3 : 2))
      return refuse(`${name}() asks for a name and a body.`, `Write list.${name}(item, …).`, place)
    const variable = { name: item.args, ...toSpan(item) }
    const toBody = (body: ASTNode) => toExpressionNode(body, report, new Set([...locals, item.args]))
    const toMacro = (called: MacroName, list: ExpressionNode, body: ASTNode): ExpressionNode => ({
      kind: 'macro',
      name: called,
      list,
      variable,
      body: toBody(body),
      ...span,
    })
    // map(item, condition, value) filters and maps.
    return second ? toMacro('map', toMacro('filter', to(receiver), first), second) : toMacro(macro, to(receiver), first)
  }

  const method = methodNames.find((known) => known === name)
  if (method) return { kind: 'builtin', name: method, args: [receiver, ...args].map(to), ...span }
  const suggestion = toSuggestion(name, [...methodNames, ...macroNames])
  const hint = suggestion?.startsWith('Did')
    ? suggestion
    : `If ${name} is a function of this flow, write ${name}(value).`
  return refuse(`There is no method \`${name}\`.`, hint, place)
}
