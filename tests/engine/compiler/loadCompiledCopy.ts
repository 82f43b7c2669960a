import { compileCopy } from '../../../engine/build.ts'

type Copy = Readonly<Record<string, string | ((params: object) => string)>>

/** Compiles texts and runs the resulting module. */
export async function loadCompiledCopy(language: string, texts: Readonly<Record<string, string>>): Promise<Copy> {
  const runtime = new URL('../../../engine/compiler/runtime/formatCopy.ts', import.meta.url).pathname
  const source = compileCopy(language, texts).replace(/^import .*\n/, `const x = globalThis.formatCopy\n`)
  Object.assign(globalThis, { formatCopy: await import(/* @vite-ignore */ runtime) })
  const module: { default: Copy } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )
  return module.default
}
