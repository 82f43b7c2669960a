/// <reference types="vite/client" />

/** A flow file, compiled. */
declare module '*.json?flow' {
  const flow: import('../engine/definition/CompiledFlow.ts').CompiledFlow
  export default flow
}

/** A language's copy file, compiled. */
declare module '*.json?copy' {
  const copy: import('../engine/react/toTranslate.ts').Copy
  export default copy
}

/** A schema file, compiled to a validator that stops at the first error. */
declare module '*.schema.json?validator' {
  const validate: import('../engine/validation/StandaloneValidator.ts').StandaloneValidator
  export default validate
}
