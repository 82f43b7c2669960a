import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { build, mergeConfig } from 'vite'
import { plainParts, toStudioConfig } from '../../studio/toStudioConfig.ts'
import { bundleTypes } from './bundleTypes.ts'

/**
 * Builds the npm package of `engine` into the folder given as the argument, or `dist-engine`. Every module stays its own file, so that
 * bundlers include only what a page needs.
 */
const folder = resolve(process.argv[2] ?? 'dist-engine')
const name = '@form-flow/engine'
const doors = ['index', 'build', 'authoring']
const program = 'commands/main'
/** The modules that compiled flows import. */
const runtimes = [
  'expressions/runtime',
  'session/createSavedReader',
  ...['compiler/runtime', 'validation/runtime'].flatMap((path) =>
    readdirSync(join('engine', path)).map((file) => `${path}/${file.replace('.ts', '')}`),
  ),
]
/** The files of the package that are not modules, by their names in the package. */
const files = {
  'README.md': 'docs/engine-package.md',
  'theme.css': 'engine/start/theme.css',
  'flow.schema.json': 'engine/definition/flow.schema.json',
  'api.schema.json': 'engine/calls/api.schema.json',
  'scenarios.schema.json': 'engine/sandbox/scenarios.schema.json',
}

/** Checks whether an import names another package. Such an import stays external, for the user of this package to resolve. */
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

/** Writes the modules and returns the names of the packages that they import. */
async function writeModules(): Promise<ReadonlySet<string>> {
  const entries = [...doors, program, ...runtimes].map((module) => [module, `engine/${module}.ts`])
  const bundle = await rolldown({
    input: Object.fromEntries(entries),
    platform: 'neutral',
    external: isForeign,
    plugins: [placesPlugin()],
    // Every bundler replaces this expression.
    transform: { define: { 'import.meta.env.DEV': 'process.env.NODE_ENV !== "production"' } },
    // A compiled flow may use exports that nothing here imports.
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

/** Renames `.ts` to `.js` where the compiler names its own modules by URL, because the package contains `.js` files. */
function placesPlugin(): Plugin {
  return {
    name: 'places',
    transform: (code) => code.replaceAll(/(new URL\('\.[^']+)\.ts\b/g, '$1.js'),
  }
}

/** Returns the package's manifest. Dependencies accept the tested versions and later ones that are compatible by semver. */
function toManifest(): object {
  const own: {
    readonly version: string
    readonly license: string
    readonly dependencies: Readonly<Record<string, string>>
    readonly devDependencies: Readonly<Record<string, string>>
  } = JSON.parse(readFileSync('package.json', 'utf8'))
  const peers = { react: '^18 || ^19', 'react-dom': '^18 || ^19' }
  // Needed only by packages that build with Vite, format with Prettier or generate types from an API.
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
