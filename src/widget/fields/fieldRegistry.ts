import { createLazyView, type InputComponent } from '../../../engine/index.ts'
import { startInputs } from './startInputs.ts'

const group = { frame: 'group' } as const

/** The product's inputs by the names that `ui.input` uses; those that the first step has are not lazy. */
export const fieldRegistry = {
  ...startInputs,
  phone: createLazyView(() => import('./PhoneInput.tsx')),
  ssn: createLazyView(() => import('../contact/SsnInput.tsx')),
  currency: createLazyView(() => import('./CurrencyInput.tsx')),
  zip: createLazyView(() => import('./ZipInput.tsx')),
  code: createLazyView(() => import('../identity/CodeInput.tsx')),
  offerCards: Object.assign(
    createLazyView(() => import('../credit/OfferCards.tsx')),
    group,
  ),
  loanCards: Object.assign(
    createLazyView(() => import('../credit/LoanCards.tsx')),
    group,
  ),
  product: Object.assign(
    createLazyView(() => import('../credit/ProductBox.tsx')),
    { frame: 'bare' } as const,
  ),
} satisfies Readonly<Record<string, InputComponent>>
