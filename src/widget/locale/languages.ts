/** The languages that the product speaks: one for each file of `flows/copy`, English first. */
export { languages, onEdit } from '../../../flows/refinance.json?languages'
