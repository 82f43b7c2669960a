/** The class of the element where the widget has room for a question of the bot check. */
export const challengeClass = 'bot-challenge'

/** Where a question of the bot check is shown: with the badge of the widget, or at the end of the page where there is none. */
export const challengePlace = (): Element => document.querySelector(`.${challengeClass}`) ?? document.body
