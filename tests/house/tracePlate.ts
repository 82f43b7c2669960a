import { relative } from 'node:path'
import { chromium } from 'playwright-core'
import { createServer, parseAst, type Plugin } from 'vite'
import { createSandbox } from '../../src/sandbox/createSandbox.ts'
import { findBrowser } from '../browser/support/findBrowser.ts'

declare global {
  interface Window {
    /** The files through which the plate, or the car found for it, has passed so far. */
    passed?: Set<string>
    /** Called by each function of the sources with its arguments. */
    pass?: (file: string, given: readonly unknown[]) => void
  }
}

/**
 * Traces one plate through the source files in a real browser, from the field to the host and back to the step that shows the
 * car. Returns the files in the order in which one of their functions first receives the plate or the car, directly or nested.
 */
export async function tracePlate(): Promise<readonly string[]> {
  const sandbox = await createSandbox()
  const api = await sandbox.listen({ port: 0, host: 'localhost' })
  process.env['VITE_API_BASE_URL'] = `${api}/`
  process.env['VITE_ENVIRONMENT'] = 'dev'
  const server = await createServer({
    logLevel: 'silent',
    plugins: [passPlugin()],
    server: { host: 'localhost', port: 0 },
  })
  await server.listen()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.addInitScript(listen)
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.locator('[data-step="ENTER_LICENSE_PLATE"][aria-busy="false"]').waitFor()
    await page.locator('[name="plateNumber"]').pressSequentially('ABC 1234')
    await page.locator('[name="plateState"]').selectOption('CO')
    await page.locator('[name="estimatedMileageRange"]').selectOption({ index: 3 })
    await page.locator('button[type="submit"]').click()
    await page.locator('[data-step="VERIFY_VEHICLE_INFO"][aria-busy="false"]').waitFor()
    return await page.evaluate(() => [...(window.passed ?? [])])
  } finally {
    await browser.close()
    await server.close()
    await sandbox.close()
  }
}

const isSource = (file: string) => /^(engine|src)\/.*\.tsx?$/.test(file)

/** Records the files whose functions receive the plate or a VIN: directly, in a form, body or answer, or in a field of the page. */
function listen(): void {
  const passed = new Set<string>()
  window.passed = passed
  window.pass = (file, given) => {
    const left = passed.has(file) ? [] : given.map((value: unknown) => ({ value, depth: 2 }))
    for (const { value, depth } of left) {
      const known = value instanceof HTMLInputElement ? value.value : value
      if (typeof known === 'string' && /^(?:ABC ?1234|[A-HJ-NPR-Z\d]{17})$/.test(known)) passed.add(file)
      if (typeof known !== 'object' || known === null || depth === 0) continue
      // Getters are not called.
      for (const { value: inner } of Object.values(Object.getOwnPropertyDescriptors(known)))
        left.push({ value: inner, depth: depth - 1 })
    }
  }
}

/** The properties of a syntax tree node that are read here (ESTree). */
interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly name?: string
  readonly body?: SyntaxNode
  readonly params?: readonly SyntaxNode[]
}

/** Creates the Vite plugin that makes each function of the sources report its arguments. */
function passPlugin(): Plugin {
  return {
    name: 'pass',
    enforce: 'post',
    transform(code, id) {
      const file = relative(process.cwd(), id.split('?')[0] ?? '')
      if (!isSource(file)) return undefined
      const inserts: { readonly at: number; readonly text: string }[] = []
      const visit = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return
        const { type, params, body } = node as SyntaxNode
        if (/Function/.test(type) && params && body) {
          const told = `window.pass?.(${JSON.stringify(file)}, [${params.flatMap(toNames).join(', ')}])`
          if (body.type === 'BlockStatement') inserts.push({ at: body.start + 1, text: `${told};` })
          else inserts.push({ at: body.start, text: `(${told}, ` }, { at: body.end, text: ')' })
        }
        for (const inner of Object.values(node)) visit(inner)
      }
      visit(parseAst(code))
      return inserts
        .toSorted((one, other) => other.at - one.at)
        .reduce((text, { at, text: told }) => text.slice(0, at) + told + text.slice(at), code)
    },
  }
}

/** Returns the names that a parameter declares. */
function toNames(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, name } = node as SyntaxNode
  if (type === 'Identifier' && name !== undefined) return [name]
  if (type === 'AssignmentPattern') return toNames(Reflect.get(node, 'left'))
  if (type === 'Property') return toNames(Reflect.get(node, 'value'))
  return Object.values(node).flatMap((inner) => (Array.isArray(inner) ? inner.flatMap(toNames) : toNames(inner)))
}
