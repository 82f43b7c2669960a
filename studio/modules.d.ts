/** The module that draws the steps of a project; `toStudioConfig` sets its file. */
declare module 'studio:step' {
  export const StepPreview: import('react').ComponentType<import('./step/frame/Scene.ts').StepPreviewProps>
  /** Measures the contrasts of what the page shows, as far as the project defines any. */
  export const measureContrasts: () => readonly import('./settings/SettingsFile.ts').Contrast[]
}

/** What the studio needs to know about a project besides its flow. */
declare module 'studio:project' {
  /** Loads the functions that the project's flows declare. */
  export const loadFunctions: () => Promise<import('../engine/build.ts').StudioProject['functions']>
  /** The settings files beside the flow that have a form. */
  export const settingsFiles: readonly import('./settings/SettingsFile.ts').SettingsFile[]
  /** The names of the inputs that the project can draw; undefined if it draws all of the engine's. */
  export const inputNames: readonly string[] | undefined
  /** Returns all problems of the files beside a flow without faults, and of the flow in relation to them. */
  export const checkBeside: (
    files: import('./workspace/createWorkspace.ts').Files,
    flow: import('../engine/authoring.ts').LinkedFlow,
  ) => readonly import('../engine/authoring.ts').Problem[]
}
