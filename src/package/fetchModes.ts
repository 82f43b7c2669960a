/** Takes the place of `fetchModes` of the loader: what a bundler finds beside it needs neither an address nor a hash. */
export const fetchModes = () => import('../embed/modes/arrange.ts')
