import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { bundleTypes } from './bundleTypes.ts'
import { readEmbedCopy, toEmbedDefine } from '../embed/embedPlugin.ts'
import { readSiteUrl } from '../package/toSiteUrl.ts'

/** Builds the npm package of `src/package` for the site that SITE_URL names, into the folder given as the argument, or `dist-package`. */
const folder = resolve(process.argv[2] ?? 'dist-package')
const siteUrl = readSiteUrl(process.env['SITE_URL'])
if (siteUrl === undefined) {
  console.error('Set SITE_URL to the https address of the site, such as https://refinance.example.com/.')
  process.exit(1)
}
const entries = { embed: 'src/package/embed.ts', 'embed/react': 'src/package/react.ts' }

const fetchModes = "export const fetchModes = () => import('./modes/arrange.ts')"

rmSync(folder, { recursive: true, force: true })
for (const [format, ending] of [
  ['es', 'js'],
  ['cjs', 'cjs'],
] as const) {
  await build({
    configFile: false,
    plugins: [
      {
        name: 'modes-of-the-package',
        enforce: 'pre',
        // The bundler finds the module locally, so it needs no address and no hash.
        load: (id) => (id === resolve('src/embed/fetchModes.ts') ? fetchModes : undefined),
      },
    ],
    logLevel: 'error',
    publicDir: false,
    define: {
      defaultSiteUrl: JSON.stringify(siteUrl),
      ...toEmbedDefine(readEmbedCopy('flows/refinance.json')),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: entries, formats: [format] },
      rolldownOptions: {
        external: ['react'],
        output: {
          chunkFileNames: ({ name }) => `${name === 'arrange' ? 'modes' : 'widget'}.${ending}`,
          // Frameworks that render on a server look for this directive.
          banner: ({ name }) => (name === 'embed/react' ? "'use client'" : ''),
        },
      },
    },
  })
}
await writeTypes()

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const toDoor = (name: string) => ({
  import: { types: `./${name}.d.ts`, default: `./${name}.js` },
  require: { types: `./${name}.d.cts`, default: `./${name}.cjs` },
})
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name: 'refinance-widget',
      version,
      description: 'The online refinancing of a car loan, in a page of yours',
      license: 'UNLICENSED',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=18' },
      exports: Object.fromEntries(Object.keys(entries).map((name) => [`./${name}`, toDoor(name)])),
      peerDependencies: { react: '17 || 18 || 19' },
      peerDependenciesMeta: { react: { optional: true } },
    },
    undefined,
    2,
  )}\n`,
)
copyFileSync('docs/embedding.md', join(folder, 'README.md'))
console.log(`Wrote ${folder}, for ${siteUrl}`)

/** Writes the types of each entry into one file, and their shared types into another, for both `import` and `require`. */
async function writeTypes(): Promise<void> {
  const declarations = Object.entries(entries).map(([name, file]) => [name, file.replace(/^src\/(.*)ts$/, '$1d.ts')])
  for (const [name, code] of await bundleTypes('src/package', Object.fromEntries(declarations))) {
    writeFileSync(join(folder, name), code)
    writeFileSync(join(folder, name.replace(/ts$/, 'cts')), code.replaceAll(/(from "\..*)\.js"/g, '$1.cjs"'))
  }
}
