import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { toStudioConfig } from './server/toStudioConfig.ts'

const { STUDIO_PROJECT: folder = resolve(import.meta.dirname, '../..'), STUDIO_FLOW: flowFile } = process.env

export default defineConfig(toStudioConfig({ folder, flowFile: flowFile ?? 'flows/refinance.json' }))
