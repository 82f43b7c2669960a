/** Draws the steps of a project; `toStudioConfig` says which module it is. */
declare module 'studio:step' {
  export const StepPreview: import('react').ComponentType<import('./step/frame/Scene.ts').StepPreviewProps>
  /** The contrasts of what is drawn in the page, as far as the project knows any. */
  export const measureContrasts: () => readonly import('./settings/SettingsFile.ts').Contrast[]
}

/** What the studio has to know of a project besides its flow. */
declare module 'studio:project' {
  /** The functions that its flows declare. */
  export const loadFunctions: () => Promise<import('../engine/build.ts').StudioProject['functions']>
  /** The files of settings beside its flow that have a form. */
  export const settingsFiles: readonly import('./settings/SettingsFile.ts').SettingsFile[]
  /** All that is wrong with the files beside a flow without faults, and with the flow by them. */
  export const checkBeside: (
    files: import('./workspace/createWorkspace.ts').Files,
    flow: import('../engine/authoring.ts').LinkedFlow,
  ) => readonly import('../engine/authoring.ts').Problem[]
}
