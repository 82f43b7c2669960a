/// <reference types="vite/client" />

/** The texts in the first language that the start step needs, plus the product's own texts, selected by key prefix. */
declare module '*.json?start-copy=app,common.backToStep,common.call,common.callUs,common.loading,common.startOver,common.startOverLoses,common.startOverSurely,errorScreen,language' {
  const copy: import('../engine/index.ts').Copy
  export default copy
}

/** The postal codes that start with this digit, in the format that `toPlace` reads. */
declare module 'virtual:zip-codes-*' {
  const text: string
  export default text
}

/** The API calls of the flow with that name, typed for the product's code. */
declare module '*/refinance.json?calls' {
  const contract: import('./widget/api/createApiClient.ts').ApiContract
  export default contract
}
