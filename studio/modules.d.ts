/** Draws the steps of a project; `toStudioConfig` says which module it is. */
declare module 'studio:step' {
  export const StepPreview: import('react').ComponentType<import('./step/frame/Scene.ts').StepPreviewProps>
}

/** The functions that flows of a project declare. */
declare module 'studio:functions' {
  export const loadFunctions: () => Promise<import('../engine/build.ts').StudioProject['functions']>
}
