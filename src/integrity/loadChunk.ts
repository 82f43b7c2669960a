/** Maps each file that is fetched on demand to its hash for `integrity`, followed by the files that it imports. */
type Chunks = Readonly<Record<string, readonly [integrity: string, ...imports: readonly string[]]>>

const base = import.meta.env.BASE_URL
/** A hash that no file has, so that a file missing from the list is refused. */
const nobodys = `sha256-${'A'.repeat(43)}=`

/** The files that the page itself names. They cover the first step, which can then start before the list has loaded. */
const named: Chunks = Object.fromEntries(
  [...document.querySelectorAll<HTMLLinkElement>('link[integrity]:not([data-optional])')].map((link) => [
    link.getAttribute('href')?.slice(base.length),
    [link.integrity],
  ]),
)
/** After this many milliseconds a file counts as lost, because a hanging request reports no error. */
const patience = 30_000
let chunks: Promise<Chunks> | undefined
const fetched: Record<string, Promise<void> | undefined> = {}

/**
 * Replaces Vite's function of this name, which wraps every `import()` of a build. Fetches a chunk and its imports with their
 * hashes first, since `import()` cannot check them. Rejects when a file cannot be fetched or differs from the build.
 */
// oxlint-disable-next-line no-underscore-dangle -- the name is Vite's
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  // Imports of a file named by the page are named there too, or have already run.
  const known = files.every((name) => named[name]) ? named : await readChunks()
  const needed = new Set(files)
  for (const name of needed) for (const one of known[name]?.slice(1) ?? []) needed.add(one)
  await Promise.all([...needed].map((name) => (fetched[name] ??= fetchFile(name, known))))
  return load()
}

// Loads the list in advance, so that no chunk waits for it, but only after the first paint.
requestAnimationFrame(() => setTimeout(() => void readChunks().catch(() => undefined)))

/** Returns the list of on-demand files, which the page names together with its hash. */
function readChunks(): Promise<Chunks> {
  const list = document.querySelector<HTMLMetaElement>('meta[name=chunks]')
  const integrity = list?.dataset['integrity'] ?? nobodys
  chunks ??= fetch(list?.content ?? '', { integrity, signal: AbortSignal.timeout(patience) })
    .then((answer) => answer.json())
    .catch((cause: unknown) => {
      chunks = undefined
      throw new Error('Failed to fetch the list of dynamically imported modules.', { cause })
    })
  return chunks
}

/** Fetches a script or style sheet once. A failed one is fetched again on the next request. */
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
    // Uses Chromium's wording for a failed import(), which is what this is to the caller.
    const problem = `Failed to fetch dynamically imported module ${name}, or it is not the one that was built.`
    throw new Error(problem, { cause })
  }
}

/**
 * Puts a script into the browser's cache before the link requests it. Until 2026 browsers kept a failed module under its
 * address for good, so no module request may fail. The link checks the hash; with a hash here, Chromium would log errors for
 * pages that are left.
 */
async function fetchAhead(href: string): Promise<void> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`It was answered with ${answer.status}.`)
  await answer.arrayBuffer()
}

/** Makes the page fetch a file with its hash. */
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
