import { setUpStage } from './stage.ts'

await setUpStage()
