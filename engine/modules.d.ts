/** A compiled flow file. */
declare module '*.json?flow' {
  const flow: import('./index.ts').CompiledFlow
  export default flow
}

/** The part of a flow file that its start step needs, until the applicant moves on. */
declare module '*.json?flow-start' {
  const flow: import('./index.ts').CompiledFlow
  export default flow
}

/** The languages of a flow file, one for each copy file next to it. */
declare module '*.json?languages' {
  export const languages: import('./index.ts').Languages
  /** In development: calls the listener with the new texts when the copy file of an on-demand language is edited. */
  export const onEdit: (listener: (language: string, copy: import('./index.ts').Copy) => void) => void
}

/** The compiled copy file of one language. */
declare module '*.json?copy' {
  const copy: import('./index.ts').Copy
  export default copy
}

/** The calls of the API next to a flow. Each call belongs to the action of the same name. */
declare module '*/flow.json?calls' {
  const contract: import('./index.ts').CallContract
  export default contract
}

/** The schemas by which the answers of these calls are read. */
declare module '*.json?answers' {
  const answers: Readonly<Record<string, import('./index.ts').AnswerSchema>>
  export default answers
}
