import { defineConfig } from 'vite'
import { readProject } from './server/readProject.ts'
import { toStudioConfig } from './server/toStudioConfig.ts'

export default defineConfig(toStudioConfig(readProject(process.env)))
