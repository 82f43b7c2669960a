import { createLazyView } from './createLazyView.tsx'

const load = () => import('./lateParts.ts')

/** A dialog that interrupts a step. The first step has none. */
export const LateDialog = createLazyView(async () => ({ default: (await load()).StepDialog }))

/** A button to choose a file. */
export const LateFileButton = createLazyView(async () => ({ default: (await load()).FileButton }))

/** A list to which applicants can add items. */
export const LateGrowingList = createLazyView(async () => ({ default: (await load()).GrowingList }))

/** The loading state of a field's options, on steps after the first. */
export const LateStatus = createLazyView(async () => ({ default: (await load()).OptionsStatus }))
