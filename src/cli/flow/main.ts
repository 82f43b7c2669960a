import { runFlow } from './runFlow.ts'

/** The program behind `npm run flow -- …`. */
const { text, exitCode } = await runFlow(process.argv.slice(2))
console.log(text)
process.exitCode = exitCode
