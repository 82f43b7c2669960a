import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { API, type Project, type Symbol as Named, SymbolFlags } from 'typescript/unstable/sync'
import { withTypes } from './bundleTypes.ts'

/** A door (public entry point) of the engine, for which a page is generated. Its examples are tests. */
interface Door {
  readonly module: string
  /** The name that users of the package import. */
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly examples: readonly string[]
  /** A sentence about the variables that the examples use. */
  readonly given: string
}

/** The doors by the path of their page. */
const doors: Readonly<Record<string, Door>> = {
  'docs/engine/run-time.md': {
    module: 'index',
    name: '@form-flow/engine',
    title: 'The engine at run time',
    lead: 'Draws and runs a flow in a browser.',
    examples: ['views.test.tsx', 'runTime.test.ts'],
    given:
      'In the examples, `page` is an element, `openSession` creates a session without a page, and `apiUrl` is the address of a sandbox.',
  },
  'docs/engine/build.md': {
    module: 'build',
    name: '@form-flow/engine/build',
    title: 'The engine at build time',
    lead: 'Reads, checks and compiles a flow in Node: for a Vite configuration, a script, or a host that validates with the same schemas.',
    examples: ['build.test.ts'],
    given:
      'In the examples, `home` is the folder of the example, `flowFile` is its `flow.json`, and `copyExample` copies it into a new folder.',
  },
  'docs/engine/authoring.md': {
    module: 'authoring',
    name: '@form-flow/engine/authoring',
    title: 'The engine for tools of authors',
    lead: 'Checks a flow, draws it, describes it in words, finds its paths and runs it. It needs neither Node nor a bundler.',
    examples: ['authoring.test.ts'],
    given:
      'In the examples, `files` maps paths to the texts of the example, `flow` is the flow that `checkFlow` returns for them, `edit` replaces part of the text of `flowFile`, and `readSource` reads one file.',
  },
}

const tests = 'tests/engine/doors'

/** An export of a door: its name, its doc comment, its declaration, and the folder of the engine that declares it. */
interface Export {
  readonly name: string
  readonly words: string
  readonly code: string
  readonly folder: string
}

/** A test that shows the use of some exports. */
interface Example {
  readonly title: string
  readonly file: string
  /** The exports of the door that the test uses. */
  readonly names: readonly string[]
}

/**
 * Returns the pages of the engine's doors by their paths: each export with its doc comment and its declaration, and the tests that are
 * examples. Throws if an export has no doc comment or appears in no example.
 */
export const toDoorPages = (): Promise<Record<string, string>> =>
  withTypes('engine', async (loose) => {
    const config = join(loose, 'tsconfig.json')
    const files = Object.values(doors).map(({ module }) => `${module}.d.ts`)
    writeFileSync(config, JSON.stringify({ compilerOptions: { moduleResolution: 'Bundler', types: [] }, files }))
    const api = new API({ cwd: loose })
    try {
      const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
      if (!project) throw new Error(`${config} is not a project of the compiler.`)
      const pages = Object.entries(doors).map(async ([file, door]) => {
        const text = toPage(door, listExports(project, join(loose, `${door.module}.d.ts`), loose))
        return [file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' })] as const
      })
      return Object.fromEntries(await Promise.all(pages))
    } finally {
      api.close()
    }
  })

function listExports({ program, checker }: Project, file: string, root: string): Export[] {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is not a module.`)
  const toOrigin = (symbol: Named) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  return checker.getExportsOfModule(module).map((symbol) => {
    const origin = toOrigin(symbol)
    const nodes = origin.declarations.flatMap((handle) => handle.resolve() ?? [])
    const texts = nodes.map((node) => node.getText().replace(/^export (?:declare )?/, ''))
    const isConstant = origin.flags & SymbolFlags.BlockScopedVariable
    return {
      name: symbol.name,
      words: origin.getDocumentationComment(checker),
      // A door may export it under another name.
      code: `${isConstant ? 'const ' : ''}${texts.join('\n')}`.replace(new RegExp(`\\b${origin.name}\\b`), symbol.name),
      folder: relative(root, nodes[0]?.getSourceFile().fileName ?? '').split('/')[0] ?? '',
    }
  })
}

/** Reads the tests of a file, each with the names that it uses of a door. */
function readExamples(file: string, { module }: Door): Example[] {
  const text = readFileSync(join(tests, file), 'utf8')
  const list = new RegExp(`^import \\{([^}]*)\\} from '../../../engine/${module}.ts'`, 'm').exec(text)?.[1] ?? ''
  const imported = list.split(',').flatMap((one) => one.trim().replace('type ', '') || [])
  return [...text.matchAll(/^it\('(.+)', (?:async )?\(\) => \{\n([\s\S]*?)^\}\)$/gm)].map(
    ([, title = '', body = '']) => {
      const code = body.replaceAll(/'[^'\n]*'|\/\/.*/g, '')
      return { title, file, names: imported.filter((name) => new RegExp(`\\b${name}\\b`).test(code)) }
    },
  )
}

function toPage(door: Door, exports: readonly Export[]): string {
  const examples = door.examples.flatMap((file) => readExamples(file, door))
  const shown = new Set(examples.flatMap(({ names }) => names))
  const lacking = exports.filter(({ name, words }) => words === '' || !shown.has(name)).map(({ name }) => name)
  if (lacking.length > 0)
    throw new Error(`${door.name}: ${lacking.join(', ')} has no doc comment, or appears in no test of ${tests}.`)

  const folders = [...new Set(exports.map(({ folder }) => folder))]
  const parts = folders.map((folder) => {
    const [heading = '', words = ''] = readFileSync(`engine/${folder}/README.md`, 'utf8').split('\n\n')
    const title = heading.replace(/^# ./, (start) => `## ${start.at(-1)?.toUpperCase()}`)
    const own = exports.filter((one) => one.folder === folder)
    const code = own.map((one) => `${toComment(one.words)}\n${one.code}`).join('\n\n')
    return [title, words.replace(/:$/, '.'), `\`\`\`ts\n${code}\n\`\`\``].join('\n\n')
  })
  return [
    '<!-- made by npm run generate -->',
    `# ${door.title}`,
    `\`${door.name}\`. ${door.lead} Every export is listed with its declaration, and appears in an example that runs as a test.`,
    '## Examples',
    `They use [an insurance quote](../../examples/insurance-quote/README.md). ${door.given}`,
    examples.map(toLine).join('\n'),
    ...parts,
  ].join('\n\n')
}

const toLine = ({ title, file, names }: Example) =>
  `- [${title[0]?.toUpperCase()}${title.slice(1)}](../../${tests}/${file}): ${names.map((name) => `\`${name}\``).join(', ')}`

const toComment = (words: string) => {
  const lines = words.split('\n')
  return lines.length === 1 ? `/** ${words} */` : `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`
}
