export { createFlowRunner } from './createFlowRunner.ts'
export { interpretText } from './interpretText.ts'
export { toRunnableCopy, type RunnableCopy } from './toRunnableCopy.ts'
export { toRunnableFlow } from './toRunnableFlow.ts'
