import { setFlagsFromString } from 'node:v8'
import { runFlow } from './runFlow.ts'

// Node 20 optimizes functions so early that a command spends a third of its CPU time on that, on another core if one is free; later
// versions wait by themselves.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1500000')

/** The program behind `npm run flow -- …`. */
const { text, exitCode } = await runFlow(process.argv.slice(2))
console.log(text)
process.exitCode = exitCode
