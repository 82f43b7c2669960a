import type { SourceFile } from './SourceFile.ts'

/** The same function, that makes nothing of a file twice: while somebody types, most files stay the same. What it makes is shared by all who ask. */
export function rememberByFile<Made>(make: (file: SourceFile) => Made): (file: SourceFile) => Made {
  const known = new WeakMap<SourceFile, { readonly made: Made }>()
  return (file) => {
    const found = known.get(file) ?? { made: make(file) }
    known.set(file, found)
    return found.made
  }
}
