import { type Sandbox, findContact } from '../Sandbox.ts'
import { type Behaviour, findPersona } from '../personas.ts'
import { playFault, toPartnerRefusal } from '../playFault.ts'
import { Refusal } from '../Refusal.ts'
import { toLoans, toOffers } from '../creditCheck.ts'
import { toSeed } from '../seeds.ts'
import type { CallHandlers } from '../registerCalls.ts'
import type { Contact } from '../SandboxState.ts'

/** The calls from the entered balance over the credit report to the chosen offer. */
export function toSoftPullCalls(
  sandbox: Sandbox,
): Pick<CallHandlers, 'saveLoanInformation' | 'loadCreditSummary' | 'requestOffers' | 'activateDeal'> {
  const { state } = sandbox.store

  function isFirstTry({ contactId }: Contact): boolean {
    const key = `deal of ${contactId}`
    state.tries[key] = (state.tries[key] ?? 0) + 1
    return state.tries[key] === 1
  }

  return {
    saveLoanInformation: (call) => {
      const { currentMonthlyPayment, remainingLoanBalance } = call.body
      const contact = findContact(sandbox, call.body)
      // Offers are made for amounts, and are gone with them.
      contact.offers = []
      contact.loanInformation = { currentMonthlyPayment, remainingLoanBalance }
      state.counters.loansSaved += 1
      if (isPersona(remainingLoanBalance, 'dropsAmounts')) call.dropAnswer()
      return { success: true }
    },

    loadCreditSummary: (call) => {
      const contact = findContact(sandbox, { contactId: call.value('contactId'), leadId: call.value('leadId') })
      const { remainingLoanBalance, currentMonthlyPayment } = toLoanInformation(contact)
      const behaviour = findPersona('SSN ending in', contact.ssnLast4)?.behaviour
      if (behaviour === 'refusesSummary') throw toPartnerRefusal()
      if (behaviour === 'hasNoLoans') return []
      return toLoans(remainingLoanBalance, currentMonthlyPayment, toContactSeed(contact), sandbox.now())
    },

    requestOffers: async (call) => {
      const contact = findContact(sandbox, call.body)
      const { remainingLoanBalance } = toLoanInformation(contact)
      await playFault(sandbox, call, 'loan balance', remainingLoanBalance)
      state.counters.creditPulls += 1
      const behaviours = [
        findPersona('loan balance', remainingLoanBalance)?.behaviour,
        findPersona('SSN ending in', contact.ssnLast4)?.behaviour,
      ]
      if (behaviours.includes('dropsOffers')) call.dropAnswer()
      const usedDefaultScore = behaviours.includes('hasNoScore')
      const isDeclined = usedDefaultScore || behaviours.includes('hasNoOffers')
      contact.offers = isDeclined ? [] : toOffers(remainingLoanBalance, toContactSeed(contact), sandbox.createId)
      return { offers: contact.offers, usedDefaultScore }
    },

    activateDeal: (call) => {
      const dealId = call.value('dealId')
      const contact = Object.values(state.contacts).find(({ offers }) =>
        offers.some((offer) => offer.dealId === dealId),
      )
      if (!contact) throw new Refusal(409, 'This deal is not offered: call lender first.')
      if (isPersona(toLoanInformation(contact).remainingLoanBalance, 'withdrawsOffers') && isFirstTry(contact)) {
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

const isPersona = (balance: number, behaviour: Behaviour) =>
  findPersona('loan balance', balance)?.behaviour === behaviour

function toLoanInformation({ loanInformation }: Contact) {
  if (loanInformation) return loanInformation
  throw new Refusal(409, 'The loan is not known yet: call contacts/contact/save-loan-information first.')
}

function toContactSeed({ lastName, ssnLast4 }: Contact): number {
  return toSeed(lastName, ssnLast4)
}
