/** What only steps beyond the first one draw. */
export { FileButton } from './FileButton.tsx'
export { GrowingList } from './form/GrowingList.tsx'
export { OptionsStatus } from './form/OptionsStatus.tsx'
export { StepDialog } from './StepDialog.tsx'
