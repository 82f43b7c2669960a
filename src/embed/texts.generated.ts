// Written by `npm run generate` from the flow and its copy. Do not edit.

/** What the loader itself says, by language. */
export const texts = {
  en: {
    title: 'Refinance your car loan online',
    failed: 'The application did not load. Try again, or call us.',
    tryAgain: 'Try again',
  },
  es: {
    title: 'Refinancie su préstamo de auto en línea',
    failed: 'La solicitud no se cargó. Inténtelo otra vez o llámenos.',
    tryAgain: 'Intentar otra vez',
  },
}

/** The phone of the product, as it is read and as it is called. */
export const phone = { text: '(303) 555-0142', link: 'tel:+13035550142' }
