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
const fetched: Record<string, Promise<void> | undefined> = {}

/**
 * Takes the place of Vite's function of this name around every `import()` of a build: a chunk and what it imports are fetched
 * with their hashes first, since `import()` knows none. Rejects when one of them cannot be fetched or is not what was built.
 */
// oxlint-disable-next-line no-underscore-dangle -- the name is Vite's
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  // What those that the page names import has run, or is named, too.
  const known = files.every((name) => named[name]) ? named : await readChunks()
  const needed = new Set(files)
  for (const name of needed) for (const one of known[name]?.slice(1) ?? []) needed.add(one)
  await Promise.all([...needed].map((name) => (fetched[name] ??= fetchFile(name, known))))
  return load()
}

// Ahead, so that who asks for a chunk need not wait for the list; not before the first step is on the screen.
requestAnimationFrame(() => setTimeout(() => void readChunks().catch(() => undefined)))

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

/** Fetches a script or style sheet, once; a failed one is fetched anew when it is asked for again. */
async function fetchFile(name: string, known: Chunks): Promise<void> {
  const href = base + name
  const integrity = known[name]?.[0] ?? nobodys
  const isStyle = name.endsWith('.css')
  try {
    if (isStyle && named[name]) return
    if (!isStyle && !named[name]) await fetchAhead(href)
    await addLink({ rel: isStyle ? 'stylesheet' : 'modulepreload', href, integrity })
  } catch (cause) {
    fetched[name] = undefined
    // In the words of Chromium for a failed import(), which is what this is.
    const problem = `Failed to fetch dynamically imported module ${name}, or it is not the one that was built.`
    throw new Error(problem, { cause })
  }
}

/**
 * Has the browser hold a script in its cache, where the link finds it: until 2026 browsers kept a module that had failed under
 * its address for good, so none may fail. Without its hash, which the link goes by; Chromium would tell of pages that are left.
 */
async function fetchAhead(href: string): Promise<void> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`It was answered with ${answer.status}.`)
  await answer.arrayBuffer()
}

/** Has the page fetch a file with its hash. */
function addLink(attributes: Partial<HTMLLinkElement>): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('link'), { crossOrigin: '' }, attributes)
    const timer = setTimeout(fail, patience)
    element.addEventListener('load', () => {
      clearTimeout(timer)
      if (attributes.rel !== 'stylesheet') element.remove()
      resolve()
    })
    element.addEventListener('error', fail)
    document.head.append(element)

    function fail(): void {
      clearTimeout(timer)
      element.remove()
      reject(new Error('It was not fetched.'))
    }
  })
}
