/** The one key under which the product keeps anything in the browser. */
export const storageKey = 'car-loan-refinance'
