const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })

/** Writes a rate that is given in percent, 4.5, as `4.5%`. */
export const toPercent = (rate: number): string => percent.format(rate / 100)
