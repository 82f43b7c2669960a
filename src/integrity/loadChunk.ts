/** Of files that are fetched on demand, the hash of each for `integrity` and the others that it imports. */
type Chunks = Readonly<Record<string, readonly [integrity: string, ...imports: readonly string[]]>>

const base = import.meta.env.BASE_URL
/** The hash of no file: what is in no list is refused. */
const nobodys = `sha256-${'A'.repeat(43)}=`

/** What the page itself names, all that its first step needs: that comes alive before the list of the others is there. */
const named: Chunks = Object.fromEntries(
  [...document.querySelectorAll<HTMLLinkElement>('link[integrity]:not([data-optional])')].map((link) => [
    link.getAttribute('href')?.slice(base.length),
    [link.integrity],
  ]),
)
/** After so many milliseconds a file counts as lost: one that hangs would tell nobody. */
const patience = 30_000
let chunks: Promise<Chunks> | undefined
const fetched: Record<string, Promise<string> | undefined> = {}
const failures: Record<string, number> = {}

/**
 * Takes the place of Vite's function of this name around every `import()` of a build: a chunk and what it imports are fetched
 * with their hashes first, since `import()` knows none. Rejects when one of them cannot be fetched or is not what was built.
 */
// oxlint-disable-next-line no-underscore-dangle -- the name is Vite's
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const isNamed = files.every((name) => named[name])
  const known = isNamed ? named : await readChunks()
  const needed = new Set(isNamed ? [...files, ...Object.keys(named)] : files)
  for (const name of needed) for (const one of known[name]?.slice(1) ?? []) needed.add(one)
  const [address = ''] = await Promise.all([...needed].map((name) => (fetched[name] ??= fetchFile(name, known))))
  // Some browsers hold it against an address that it could not be fetched once.
  return address.includes('?') ? import(/* @vite-ignore */ address) : load()
}

// Ahead, so that who asks for a chunk need not wait for the list.
readChunks().catch(() => undefined)

/** The list of what is fetched on demand, which the page names with its hash. */
function readChunks(): Promise<Chunks> {
  const list = document.querySelector<HTMLMetaElement>('meta[name=chunks]')
  chunks ??= fetch(list?.content ?? '', { integrity: list?.dataset['integrity'] ?? nobodys })
    .then((answer) => answer.json())
    .catch((cause: unknown) => {
      chunks = undefined
      throw new Error('Failed to fetch the list of dynamically imported modules.', { cause })
    })
  return chunks
}

/** Fetches a script or style sheet, and answers under which address it is there. */
function fetchFile(name: string, known: Chunks): Promise<string> {
  return new Promise((resolve, reject) => {
    const isStyle = name.endsWith('.css')
    const tries = failures[name] ?? 0
    const link = document.createElement('link')
    link.rel = isStyle ? 'stylesheet' : 'modulepreload'
    link.crossOrigin = ''
    link.integrity = known[name]?.[0] ?? nobodys
    link.href = base + name + (tries ? `?again=${tries}` : '')
    if (isStyle && named[name]) return resolve(link.href)
    const timer = setTimeout(fail, patience)
    link.addEventListener('load', () => {
      clearTimeout(timer)
      if (!isStyle) link.remove()
      resolve(link.href)
    })
    link.addEventListener('error', fail)
    document.head.append(link)

    function fail(): void {
      clearTimeout(timer)
      failures[name] = tries + 1
      fetched[name] = undefined
      link.remove()
      // In the words of Chromium for a failed import(), which is what this is.
      reject(new Error(`Failed to fetch dynamically imported module ${name}, or it is not the one that was built.`))
    }
  })
}
