import { type Sandbox, findContact, Refusal, countTry, toSeed } from '../Sandbox.ts'
import { type Behavior, behaviorOf } from '../personas.ts'
import { playFault, toPartnerRefusal } from '../playFault.ts'
import type { CallHandlers } from '../registerCalls.ts'
import type { Contact, Offer } from '../createStore.ts'

/** Creates the handlers of the calls from entering the balance, through the credit report, to choosing an offer. */
export function toSoftPullCalls(
  sandbox: Sandbox,
): Pick<CallHandlers, 'saveLoanInformation' | 'loadCreditSummary' | 'requestOffers' | 'activateDeal'> {
  const { state } = sandbox.store

  return {
    saveLoanInformation: (call) => {
      const { currentMonthlyPayment, remainingLoanBalance } = call.body
      const contact = findContact(sandbox, call.body)
      // Offers depend on the amounts, so changed amounts discard them.
      contact.offers = []
      contact.loanInformation = { currentMonthlyPayment, remainingLoanBalance }
      state.counters.loansSaved += 1
      if (isPersona(remainingLoanBalance, 'dropsAmounts')) call.dropAnswer()
      return { success: true }
    },

    loadCreditSummary: (call) => {
      const contact = findContact(sandbox, { contactId: call.value('contactId'), leadId: call.value('leadId') })
      const { remainingLoanBalance, currentMonthlyPayment } = toLoanInformation(contact)
      const behavior = behaviorOf('SSN ending in', contact.ssnLast4)
      if (behavior === 'refusesSummary') throw toPartnerRefusal()
      if (behavior === 'hasNoLoans') return []
      return toLoans(remainingLoanBalance, currentMonthlyPayment, toContactSeed(contact), sandbox.now())
    },

    requestOffers: async (call) => {
      const contact = findContact(sandbox, call.body)
      const { remainingLoanBalance } = toLoanInformation(contact)
      await playFault(sandbox, call, 'loan balance', remainingLoanBalance)
      state.counters.creditPulls += 1
      const behaviors = [
        behaviorOf('loan balance', remainingLoanBalance),
        behaviorOf('SSN ending in', contact.ssnLast4),
      ]
      if (behaviors.includes('dropsOffers')) call.dropAnswer()
      const usedDefaultScore = behaviors.includes('hasNoScore')
      const isDeclined = usedDefaultScore || behaviors.includes('hasNoOffers')
      contact.offers = isDeclined ? [] : toOffers(remainingLoanBalance, toContactSeed(contact), sandbox.createId)
      return { offers: contact.offers, usedDefaultScore }
    },

    activateDeal: (call) => {
      const dealId = call.value('dealId')
      const contact = Object.values(state.contacts).find(({ offers }) =>
        offers.some((offer) => offer.dealId === dealId),
      )
      if (!contact) throw new Refusal(409, 'This deal is not offered: call lender first.')
      if (
        isPersona(toLoanInformation(contact).remainingLoanBalance, 'withdrawsOffers') &&
        countTry(sandbox, `deal of ${contact.contactId}`) === 1
      ) {
        contact.offers = []
        throw new Refusal(409, 'This deal is no longer offered.')
      }
      if (contact.activeDealId !== dealId) state.counters.activations += 1
      if (isPersona(toLoanInformation(contact).remainingLoanBalance, 'dropsActivation')) call.dropAnswer()
      contact.activeDealId = dealId
      return { success: true }
    },
  }
}

const isPersona = (balance: number, behavior: Behavior) => behaviorOf('loan balance', balance) === behavior

function toLoanInformation({ loanInformation }: Contact) {
  if (loanInformation) return loanInformation
  throw new Refusal(409, 'The loan is not known yet: call contacts/contact/save-loan-information first.')
}

function toContactSeed({ lastName, ssnLast4 }: Contact): number {
  return toSeed(lastName, ssnLast4)
}

/** A car loan of a credit report: amounts in dollars, the term in months, and the ISO date on which it was opened. */
type Loan = { lender: string; currentBalance: number; payment: number; remainingTerm: number; openDate: string }

const lenders = [
  'Harbor Auto Finance',
  'Prairie Credit Union',
  'Summit Motor Credit',
  'Lakeside Bank',
  'Redwood Vehicle Lending',
  'Old Mill Savings',
] as const

/** Generates the one to three car loans of a contact's credit report. One of them is close to the balance that the contact entered. */
function toLoans(balance: number, payment: number, seed: number, now: Date): Loan[] {
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

const terms = [36, 48, 60, 72, 84] as const

/** Generates three to five offers for a balance in dollars. The longer the term, the higher the rate and the lower the payment. */
function toOffers(balance: number, seed: number, createId: () => string): Offer[] {
  const count = 3 + (seed % 3)
  const first = (seed >>> 4) % (terms.length - count + 1)
  const baseRate = 4.24 + ((seed >>> 8) % 12) * 0.25
  return terms.slice(first, first + count).map((term, index) => {
    const rate = Math.round((baseRate + index * 0.35) * 100) / 100
    const offerType = index === 0 ? 'Lowest rate' : index === count - 1 ? 'Lowest payment' : 'Balanced'
    return { dealId: createId(), offerType, term, rate, monthlyPaymentAmount: toMonthlyPayment(balance, rate, term) }
  })
}

/**
 * Returns the level monthly payment (dollars, to the cent) that repays a balance over `term` months at `rate` percent a year,
 * by the annuity formula.
 */
export function toMonthlyPayment(balance: number, rate: number, term: number): number {
  const monthly = rate / 100 / 12
  const payment = monthly === 0 ? balance / term : (balance * monthly) / (1 - (1 + monthly) ** -term)
  return Math.round(payment * 100) / 100
}
