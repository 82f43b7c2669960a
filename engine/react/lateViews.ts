import { createLazyView } from './createLazyView.tsx'

const load = () => import('./lateParts.ts')

/** A question that interrupts a step. The first step asks none. */
export const LateDialog = createLazyView(async () => ({ default: (await load()).StepDialog }))

/** A button with which people choose a file. */
export const LateFileButton = createLazyView(async () => ({ default: (await load()).FileButton }))

/** A list to which people add. */
export const LateGrowingList = createLazyView(async () => ({ default: (await load()).GrowingList }))

/** What is said of options that are fetched, for a field of a step beyond the first. */
export const LateStatus = createLazyView(async () => ({ default: (await load()).OptionsStatus }))
