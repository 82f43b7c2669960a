import type { Plugin } from 'vite'
import { checkFlow, FlowError, readFlow } from '../../engine/build.ts'
import { checkSettings } from './checkSettings.ts'

/** The Vite plugin that refuses to build or start with settings beside a flow that `npm run flow -- check` refuses. */
export function settingsPlugin(flowFile: string): Plugin {
  return {
    name: 'settings',
    buildStart() {
      const { flow } = checkFlow(readFlow(flowFile))
      // What is wrong with the flow itself is told by whoever compiles it.
      const problems = flow ? checkSettings(flowFile, flow) : []
      if (problems.length > 0) this.error(new FlowError(problems).message)
    },
  }
}
