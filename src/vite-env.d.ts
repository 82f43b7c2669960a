/// <reference types="vite/client" />

/** A flow file, compiled. */
declare module '*.json?flow' {
  const flow: import('../engine/definition/CompiledFlow.ts').CompiledFlow
  export default flow
}

/** As much of a flow file as its start step needs until a person leads on from it. */
declare module '*.json?flow-start' {
  const flow: import('../engine/definition/CompiledFlow.ts').CompiledFlow
  export default flow
}

/** The texts in the first language that the start step needs until then, with the product's own by the beginnings of their keys. */
declare module '*.json?start-copy=app,common.backToStep,common.call,common.callUs,common.loading,common.startOver,common.startOverLoses,common.startOverSurely,errorScreen,language' {
  const copy: import('../engine/react/toTranslate.ts').Copy
  export default copy
}

/** The languages of a flow file, by the copy files beside it. */
declare module '*.json?languages' {
  export const languages: import('../engine/react/Languages.ts').Languages
  /** In development: has the new texts handed over whenever those of a language that is fetched on demand were edited. */
  export const onEdit: (
    listener: (language: string, copy: import('../engine/react/toTranslate.ts').Copy) => void,
  ) => void
}

/** A language's copy file, compiled. */
declare module '*.json?copy' {
  const copy: import('../engine/react/toTranslate.ts').Copy
  export default copy
}

/** The postal codes with this first digit, as `toPlace` reads them. */
declare module 'virtual:zip-codes-*' {
  const text: string
  export default text
}

/** The calls of the API beside the flow of that name, as the product's code makes them. */
declare module '*/refinance.json?calls' {
  const contract: import('./widget/api/ApiContract.ts').ApiContract
  export default contract
}

/** The calls of the API beside a flow, of which each action has the one of its name. */
declare module '*/flow.json?calls' {
  const contract: import('../engine/calls/CallContract.ts').CallContract
  export default contract
}

/** How the answers of these calls are read. */
declare module '*.json?answers' {
  const answers: Readonly<Record<string, import('../engine/calls/readAnswer.ts').AnswerSchema>>
  export default answers
}
