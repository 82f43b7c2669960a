import type { Command } from '../Command.ts'

/** Every command by its name; loaded when it is asked for, so that none waits for what another one needs. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./check.ts')).check,
  map: async () => (await import('./map.ts')).map,
  paths: async () => (await import('./paths.ts')).paths,
  diff: async () => (await import('./diff.ts')).diff,
  copy: async () => (await import('./copy.ts')).copy,
  new: async () => (await import('./newStep.ts')).newStep,
  upgrade: async () => (await import('./upgrade.ts')).upgrade,
  release: async () => (await import('./release.ts')).release,
}
