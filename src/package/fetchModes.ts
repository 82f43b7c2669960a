/** Replaces the loader's `fetchModes` in the package. The bundler finds the module locally, so it needs no address and no hash. */
export const fetchModes = () => import('../embed/modes/arrange.ts')
