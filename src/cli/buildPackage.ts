import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { readEmbedCopy, toEmbedDefine } from '../embed/embedPlugin.ts'

/** Builds the npm package of `src/package` for the site that SITE_URL names; the folder may be given, `dist-package` unless it is. */
const folder = resolve(process.argv[2] ?? 'dist-package')
const siteUrl = readSiteUrl()
const entries = { embed: 'src/package/embed.ts', 'embed/react': 'src/package/react.ts' }

rmSync(folder, { recursive: true, force: true })
await build({
  configFile: false,
  plugins: [
    {
      name: 'modes-of-the-package',
      enforce: 'pre',
      resolveId: (id) => (id === './fetchModes.ts' ? resolve('src/package/fetchModes.ts') : undefined),
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
    target: 'es2022',
    minify: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: ['react'],
      // Frameworks that draw on a server look for it.
      output: {
        chunkFileNames: ({ name }) => (name === 'arrange' ? 'modes.js' : 'widget.js'),
        banner: ({ name }) => (name === 'embed/react' ? "'use client'" : ''),
      },
    },
  },
})
execFileSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-p', 'src/package', '--outDir', join(folder, 'types')],
  { stdio: 'inherit' },
)

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const toDoor = (name: string) => ({ types: `./types/package/${name}.d.ts`, default: `./${name}.js` })
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
      exports: { './embed': toDoor('embed'), './embed/react': { ...toDoor('react'), default: './embed/react.js' } },
      peerDependencies: { react: '17 || 18 || 19' },
      peerDependenciesMeta: { react: { optional: true } },
    },
    undefined,
    2,
  )}\n`,
)
copyFileSync('docs/embedding.md', join(folder, 'README.md'))
console.log(`Wrote ${folder}, for ${siteUrl}`)

function readSiteUrl(): string {
  const text = process.env['SITE_URL'] ?? ''
  if (!URL.canParse(text) || !text.endsWith('/')) {
    console.error('Set SITE_URL to the address that the widget is served from, such as https://refinance.example.com/.')
    process.exit(1)
  }
  return text
}
