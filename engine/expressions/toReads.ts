import { type ExpressionNode, type SourceSpan, toChildren } from './ExpressionNode.ts'
import { parseExpression } from './parseExpression.ts'
import { type Facts, mergeFacts, noFacts, toFacts, toNullTested, toPlace } from './toFacts.ts'

/** The data that an expression reads, each as a path such as `lookup.year` or `addresses[].city`. */
export interface ExpressionReads {
  /** Every path read or tested. */
  readonly reads: readonly string[]
  /** The paths whose presence the expression itself tests, with has() or against null. */
  readonly guards: readonly string[]
  /** The reads that no such test protects: evaluation fails when they, or an object on their path, are missing. */
  readonly unguarded: readonly string[]
  /** The reads for which only an object on their path is tested: an optional field may still be missing. */
  readonly loose: readonly string[]
}

/** Lists the data that a tree reads, in the order of the source. */
export function toReads(ast: ExpressionNode): ExpressionReads {
  const reads = new Set<string>()
  const guards = new Set<string>()
  const unguarded = new Set<string>()
  const loose = new Set<string>()

  function visit(node: ExpressionNode, locals: LocalPaths, facts: Facts, insidePath = false): void {
    const path = toPath(node.kind === 'has' ? { ...node, kind: 'select' } : node, locals)
    if (path !== undefined && !insidePath) {
      reads.add(path)
      if (node.kind === 'has') guards.add(path)
      else if (!isCovered(node, facts)) unguarded.add(path)
      else if (!facts.has(toPlace(node) ?? '')) loose.add(path)
    }
    const inner = (child: ExpressionNode, more: Facts = noFacts, within = false) =>
      visit(child, locals, mergeFacts(facts, more), within)
    switch (node.kind) {
      case 'literal':
      case 'variable':
        return
      case 'select':
        return inner(node.object, noFacts, path !== undefined)
      case 'has':
        // has() returns false for a null owner, so an owner that is a plain variable needs no test of its own.
        return inner(node.object, noFacts, path !== undefined && node.object.kind === 'variable')
      case 'index':
        inner(node.object, noFacts, path !== undefined)
        return inner(node.index)
      case 'list':
        return node.items.forEach((item) => inner(item))
      case 'map':
        return node.entries.forEach((entry) => inner(entry.value))
      case 'unary':
        return inner(node.operand)
      case 'conditional':
        inner(node.test)
        inner(node.consequent, toFacts(node.test, true))
        return inner(node.alternate, toFacts(node.test, false))
      case 'builtin':
      case 'call':
        return node.args.forEach((argument) => inner(argument))
      case 'macro': {
        inner(node.list, noFacts, path !== undefined)
        const list = toPath(node.list, locals)
        const { name } = node.variable
        const itemFacts: Facts = isCovered(node.list, facts) ? new Map([[name, 'value']]) : noFacts
        return visit(node.body, new Map([...locals, [name, list && `${list}[]`]]), mergeFacts(facts, itemFacts))
      }
      case 'binary': {
        const tested = toNullTested(node)
        const testedPath = tested && toPath(tested, locals)
        if (testedPath !== undefined) guards.add(testedPath)
        if (tested?.kind === 'variable' && testedPath !== undefined) return void reads.add(testedPath)
        inner(node.left)
        const shortCircuits = node.operator === '&&' || node.operator === '||'
        return inner(node.right, shortCircuits ? toFacts(node.left, node.operator === '&&') : noFacts)
      }
    }
  }

  visit(ast, new Map(), noFacts)
  return { reads: [...reads], guards: [...guards], unguarded: [...unguarded], loose: [...loose] }
}

function isCovered(node: ExpressionNode, facts: Facts): boolean {
  const place = toPlace(node)
  if (place !== undefined && facts.has(place)) return true
  if (node.kind === 'select' || node.kind === 'index') return isCovered(node.object, facts)
  return node.kind === 'macro' && isCovered(node.list, facts)
}

/** The list that each macro's variable iterates over; `undefined` when the list is not read from data. */
export type LocalPaths = ReadonlyMap<string, string | undefined>

/** Returns the data path that a node reads, such as `lookup.year`, or `addresses[].city` for every item; undefined if it computes. */
export function toPath(node: ExpressionNode, locals: LocalPaths): string | undefined {
  if (node.kind === 'variable') return node.local ? locals.get(node.name) : node.name
  if (node.kind === 'macro') return node.name === 'filter' ? toPath(node.list, locals) : undefined
  if (node.kind !== 'select' && node.kind !== 'index') return undefined
  const owner = toPath(node.object, locals)
  if (owner === undefined) return undefined
  if (node.kind === 'select') return `${owner}.${node.field.name}`
  const { index } = node
  return index.kind === 'literal' && typeof index.value === 'string' ? `${owner}.${index.value}` : `${owner}[]`
}

/**
 * Renames the last part of these paths, such as `drivers.firstName`, in an expression. Returns undefined when the expression may use the
 * same data invisibly: by a name in quotes, or by a part of a function's result.
 */
export function renameReads(source: string, paths: readonly string[], name: string): string | undefined {
  const parsed = parseExpression(source)
  if (!parsed.ok) return source
  const old = new Set(paths.map((path) => path.split('.').at(-1)))
  const slots = new Set(paths.map((path) => path.split('.')[0]))
  const places: SourceSpan[] = []
  let [isAbout, isOpen] = [false, false]

  function visit(node: ExpressionNode, locals: LocalPaths): void {
    if (node.kind === 'variable' && !node.local && slots.has(node.name)) isAbout = true
    if (node.kind === 'literal' && old.has(String(node.value))) isOpen = true
    if (node.kind === 'map' && node.entries.some(({ key }) => old.has(key))) isOpen = true
    if ((node.kind === 'select' || node.kind === 'has') && old.has(node.field.name)) {
      const path = toPath({ ...node, kind: 'select' }, locals)?.replaceAll('[]', '')
      if (path === undefined) isOpen = true
      else if (paths.includes(path)) places.push(node.field)
    }
    if (node.kind !== 'macro') return toChildren(node).forEach((child) => visit(child, locals))
    visit(node.list, locals)
    const list = toPath(node.list, locals)
    return visit(node.body, new Map([...locals, [node.variable.name, list && `${list}[]`]]))
  }

  visit(parsed.ast, new Map())
  if (isAbout && isOpen) return undefined
  return places
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((text, { offset, length }) => text.slice(0, offset) + name + text.slice(offset + length), source)
}
