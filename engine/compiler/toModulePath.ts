/** The file beside a module, `new URL('./x.ts', import.meta.url)`, as an import in a generated module names it; works where there is no Node too. */
export const toModulePath = ({ pathname }: URL): string =>
  decodeURIComponent(pathname).replace(/^\/(?=[A-Za-z]:\/)/, '')
