/** A flow file, compiled. */
declare module '*.json?flow' {
  const flow: import('./index.ts').CompiledFlow
  export default flow
}

/** As much of a flow file as its start step needs until a person leads on from it. */
declare module '*.json?flow-start' {
  const flow: import('./index.ts').CompiledFlow
  export default flow
}

/** The languages of a flow file, by the copy files beside it. */
declare module '*.json?languages' {
  export const languages: import('./index.ts').Languages
  /** In development: has the new texts handed over whenever those of a language that is fetched on demand were edited. */
  export const onEdit: (listener: (language: string, copy: import('./index.ts').Copy) => void) => void
}

/** A language's copy file, compiled. */
declare module '*.json?copy' {
  const copy: import('./index.ts').Copy
  export default copy
}

/** The calls of the API beside a flow, of which each action has the one of its name. */
declare module '*/flow.json?calls' {
  const contract: import('./index.ts').CallContract
  export default contract
}

/** How the answers of these calls are read. */
declare module '*.json?answers' {
  const answers: Readonly<Record<string, import('./index.ts').AnswerSchema>>
  export default answers
}
