const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Writes an amount in dollars as `$1,234.50`. */
export const toDollars = (amount: number): string => dollars.format(amount)
