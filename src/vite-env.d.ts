/// <reference types="vite/client" />

/** The texts in the first language that the start step needs until then, with the product's own by the beginnings of their keys. */
declare module '*.json?start-copy=app,common.backToStep,common.call,common.callUs,common.loading,common.startOver,common.startOverLoses,common.startOverSurely,errorScreen,language' {
  const copy: import('../engine/index.ts').Copy
  export default copy
}

/** The postal codes with this first digit, as `toPlace` reads them. */
declare module 'virtual:zip-codes-*' {
  const text: string
  export default text
}

/** The calls of the API beside the flow of that name, as the product's code makes them. */
declare module '*/refinance.json?calls' {
  const contract: import('./widget/api/createApiClient.ts').ApiContract
  export default contract
}
