import { toMonthlyPayment } from './toMonthlyPayment.ts'

/** A car loan of a credit report: dollars, months, and the ISO day it was opened. */
export type Loan = { lender: string; currentBalance: number; payment: number; remainingTerm: number; openDate: string }

const lenders = [
  'Harbor Auto Finance',
  'Prairie Credit Union',
  'Summit Motor Credit',
  'Lakeside Bank',
  'Redwood Vehicle Lending',
  'Old Mill Savings',
] as const

/** Makes the one to three car loans of a contact's credit report; one of them is close to the balance that the contact entered. */
export function toLoans(balance: number, payment: number, seed: number, now: Date): Loan[] {
  const count = 1 + (seed % 3)
  return Array.from({ length: count }, (_, index) => {
    const draw = (seed >>> (index * 5)) % 32
    const near = index === count - 1
    const currentBalance = Math.round(near ? balance * (0.98 + draw / 800) : 2_000 + draw * 900)
    const remainingTerm = near ? toRemainingTerm(currentBalance, payment) : 12 + (draw % 5) * 12
    return {
      lender: lenders[(seed + index) % lenders.length] ?? lenders[0],
      currentBalance,
      payment: near ? payment : toMonthlyPayment(currentBalance, 7.9, remainingTerm),
      remainingTerm,
      openDate: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 6 - draw, 1 + (draw % 28)))
        .toISOString()
        .slice(0, 10),
    }
  })
}

function toRemainingTerm(balance: number, payment: number): number {
  return Math.min(84, Math.max(1, Math.ceil(balance / payment)))
}
