export { RetryButton } from './Banner.tsx'
export { createLazyView, type LazyView } from './createLazyView.tsx'
export { FlowProvider } from './FlowProvider.tsx'
export type { FlowParts, FlowProviderProps } from './FlowProvider.tsx'
export { FlowRoot, type FlowRootProps } from './FlowRoot.tsx'
export { builtInInputs } from './inputs/builtInInputs.tsx'
export { CheckboxInput } from './inputs/choiceInputs.tsx'
export type { FieldUi, InputComponent, InputProps, Option } from './inputs/InputProps.ts'
export { rareInputs } from './inputs/rareInputs.tsx'
export { SelectInput } from './inputs/SelectInput.tsx'
export { TextInput } from './inputs/TextInput.tsx'
export type { TextInputProps } from './inputs/TextInput.tsx'
export type { TextFormat } from './inputs/useTextCommit.ts'
export { toControlProps, toPlainDigits } from './inputs/InputProps.ts'
export { toNearest } from './toUnknown.ts'
export { requiredCopy } from './requiredCopy.ts'
export { useLateEffect } from './useGuards.ts'
export { RichText } from './RichText.tsx'
export { type Languages, toTranslate, type Copy, type CopyParams, type Translate } from './toTranslate.ts'
export {
  useCopy,
  useFlush,
  useLocale,
  useProgressText,
  useSend,
  useSession,
  useSessionState,
  useSlot,
} from './hooks.ts'
