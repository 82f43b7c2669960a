import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { build, mergeConfig } from 'vite'
import { plainParts, toStudioConfig } from '../../studio/toStudioConfig.ts'
import { bundleTypes } from './bundleTypes.ts'

/** Builds the npm package of `engine` into the folder that is given, or `dist-engine`. Each module stays a file, so that bundlers take what a page needs. */
const folder = resolve(process.argv[2] ?? 'dist-engine')
const name = '@form-flow/engine'
const doors = ['index', 'build', 'authoring']
const program = 'commands/main'
/** What modules import that the compiler makes. */
const runtimes = [
  'expressions/runtime',
  'session/createSavedReader',
  ...['compiler/runtime', 'validation/runtime'].flatMap((path) =>
    readdirSync(join('engine', path)).map((file) => `${path}/${file.replace('.ts', '')}`),
  ),
]
/** Files that are no modules, by their names in the package. */
const files = {
  'README.md': 'docs/engine-package.md',
  'theme.css': 'engine/start/theme.css',
  'flow.schema.json': 'engine/definition/flow.schema.json',
  'api.schema.json': 'engine/calls/api.schema.json',
  'scenarios.schema.json': 'engine/sandbox/scenarios.schema.json',
}

/** Whether an import names another package, by which it is left to whoever uses this one. */
const isForeign = (id: string) => /^[^./]/.test(id)

rmSync(folder, { recursive: true, force: true })
const imported = await writeModules()
const declarations = doors.map((door) => [door, `${door}.d.ts`])
for (const [file, text] of await bundleTypes('engine', Object.fromEntries(declarations))) write(file, text)
write('modules.d.ts', readFileSync('engine/modules.d.ts', 'utf8').replaceAll('./index.ts', './index.js'))
for (const [file, source] of Object.entries(files)) copyFileSync(source, join(folder, file))
await build(
  mergeConfig(toStudioConfig(plainParts), {
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(folder, 'studio') },
  }),
)
write('package.json', `${JSON.stringify(toManifest(), undefined, 2)}\n`)
console.log(`Wrote ${folder}`)

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

/** Writes the modules; answers the packages that they import. */
async function writeModules(): Promise<ReadonlySet<string>> {
  const entries = [...doors, program, ...runtimes].map((module) => [module, `engine/${module}.ts`])
  const bundle = await rolldown({
    input: Object.fromEntries(entries),
    platform: 'neutral',
    external: isForeign,
    plugins: [placesPlugin()],
    // Every bundler knows this one.
    transform: { define: { 'import.meta.env.DEV': 'process.env.NODE_ENV !== "production"' } },
    // What nothing here imports may be what a compiled flow does.
    treeshake: false,
  })
  const { output } = await bundle.write({
    dir: folder,
    preserveModules: true,
    preserveModulesRoot: 'engine',
    entryFileNames: '[name].js',
  })
  const ids = output.flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []))
  const own = output.map(({ fileName }) => fileName)
  const packages = ids.filter((id) => !own.includes(id) && !id.startsWith('node:'))
  return new Set(packages.flatMap((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id) ?? []))
}

/** Lets the compiler name the modules that its own import by the ending that they have in the package. */
function placesPlugin(): Plugin {
  return {
    name: 'places',
    transform: (code) => code.replaceAll(/(new URL\('\.[^']+)\.ts\b/g, '$1.js'),
  }
}

/** What the package says of itself; the versions of what it needs are those that it was tested with, and later ones that promise the same. */
function toManifest(): object {
  const own: {
    readonly version: string
    readonly license: string
    readonly dependencies: Readonly<Record<string, string>>
    readonly devDependencies: Readonly<Record<string, string>>
  } = JSON.parse(readFileSync('package.json', 'utf8'))
  const peers = { react: '^18 || ^19', 'react-dom': '^18 || ^19' }
  // Of those who build with Vite, format by Prettier, or have types made of an API.
  const optional = { vite: '^8', prettier: '^3', 'json-schema-to-typescript': '^16' }
  const versions: Readonly<Record<string, string>> = { ...own.devDependencies, ...own.dependencies }
  const needed = [...imported].filter((id) => !Object.hasOwn({ ...peers, ...optional }, id)).toSorted()
  return {
    name,
    version: own.version,
    private: true,
    description: 'Runs form flows that are written as data: forms, rules, calls, routes and words in JSON',
    license: own.license,
    type: 'module',
    sideEffects: ['*.css'],
    engines: { node: '^20.19.0 || >=22.12.0' },
    bin: { flow: `./${program}.js` },
    exports: {
      ...Object.fromEntries(
        doors.map((door) => [
          door === 'index' ? '.' : `./${door}`,
          { types: `./${door}.d.ts`, default: `./${door}.js` },
        ]),
      ),
      './modules': { types: './modules.d.ts' },
      ...Object.fromEntries(
        ['theme.css', ...Object.keys(files).filter((file) => file.endsWith('.json'))].map((file) => [
          `./${file}`,
          `./${file}`,
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(needed.map((id) => [id, `^${versions[id] ?? ''}`])),
    peerDependencies: { ...peers, ...optional },
    peerDependenciesMeta: Object.fromEntries(Object.keys(optional).map((id) => [id, { optional: true }])),
  }
}
