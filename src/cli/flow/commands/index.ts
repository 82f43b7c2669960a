import type { Command } from '../Command.ts'
import { check } from './check.ts'
import { copy } from './copy.ts'
import { diff } from './diff.ts'
import { map } from './map.ts'
import { newStep } from './newStep.ts'
import { paths } from './paths.ts'
import { release } from './release.ts'

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = {
  check,
  map,
  paths,
  diff,
  copy,
  new: newStep,
  release,
}
