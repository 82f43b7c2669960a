export { toRunnableFlow } from './toRunnableFlow.ts'
