import { posix, resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import { flowPlugin, studioPlugin } from '../../engine/build.ts'
import { placeFlow, toStudioConfig } from '../../studio/toStudioConfig.ts'
import { settingsChecks } from '../site/checkSections.ts'
import { flowFunctions } from '../widget/flowFunctions.ts'
import { checkBeside } from './project.ts'
import { zipCodesPlugin } from '../widget/zipCodes/zipCodesPlugin.ts'

const project = {
  folder: process.cwd(),
  flowFile: 'flows/refinance.json',
  codeFolder: 'src',
  settings: Object.keys(settingsChecks).map((name) => posix.join('flows', name)),
  functions: flowFunctions,
  checkBeside,
  placeSteps: placeFlow,
}

/** Builds the studio of this product: its steps are shown in the product's own frame, with its screens, fields and functions. */
export default defineConfig(
  mergeConfig(
    toStudioConfig({
      step: resolve(import.meta.dirname, 'StepPreview.tsx'),
      project: resolve(import.meta.dirname, 'project.ts'),
    }),
    { plugins: [flowPlugin(), zipCodesPlugin(), studioPlugin(project)] },
  ),
)
