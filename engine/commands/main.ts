#!/usr/bin/env node
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { runCommand } from './runCommand.ts'
import { toPackageProject } from './toPackageProject.ts'

/** The program `flow` of the engine as a package, whose folder is the one above. */
const { name }: { name: string } = createRequire(import.meta.url)('../package.json')
const studioFolder = resolve(import.meta.dirname, '../studio')
const { text, exitCode } = await runCommand(process.argv.slice(2), toPackageProject(name, studioFolder))
// oxlint-disable-next-line no-console -- it is what a program says
console.log(text)
process.exitCode = exitCode
