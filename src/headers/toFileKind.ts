/** What the files of the site are to a browser, and so what has to be said with them. */
export type FileKind = 'page' | 'frame' | 'config' | 'hashed' | 'pinned' | 'embed' | 'other'

/** The paths of each kind, a whole path or a pattern; of several that fit the first one counts. */
export const filePaths: readonly (readonly [kind: FileKind, path: string | RegExp])[] = [
  ['page', '/'],
  ['page', '/index.html'],
  ['frame', '/embed/frame.html'],
  ['config', '/config.json'],
  ['hashed', /^\/assets\//],
  ['pinned', /^\/embed\/v1-[\w-]+\.js$/],
  ['embed', /^\/embed\//],
]

/** The kind of the file at a path of the site. */
export function toFileKind(path: string): FileKind {
  const found = filePaths.find(([, one]) => (typeof one === 'string' ? one === path : one.test(path)))
  return found?.[0] ?? 'other'
}
