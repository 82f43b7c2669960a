/** The parts that only steps after the first one show. */
export { FileButton } from './FileButton.tsx'
export { GrowingList } from './form/GrowingList.tsx'
export { OptionsStatus } from './form/OptionsStatus.tsx'
export { StepDialog } from './StepDialog.tsx'
