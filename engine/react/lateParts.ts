/** What only steps beyond the first one draw. */
export { OptionsStatus } from './form/OptionsStatus.tsx'
export { StepDialog } from './StepDialog.tsx'
