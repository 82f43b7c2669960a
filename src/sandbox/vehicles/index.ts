export { listMakes, type Make } from './listMakes.ts'
export { listModels } from './listModels.ts'
export { listYears } from './listYears.ts'
