import type { ProductFault } from './Fault.ts'

/** Faults of which one place has what belongs to another one: a path, a message, an address, a procedure, a component. */
export const misplacedFaults: Readonly<Record<string, ProductFault>> = {
  'two calls that have the paths of each other by their last parts': {
    file: 'flows/api.json',
    from: '"path": "contacts/{contactId}/employment"',
    to: '"path": "contacts/{contactId}/other-income"',
    and: [
      {
        file: 'flows/api.json',
        from: '"path": "contacts/{contactId}/other-income",\n      "request": "api/other-income',
        to: '"path": "contacts/{contactId}/employment",\n      "request": "api/other-income',
      },
    ],
    code: 'wrong-value',
    says: 'saveEmployment has the path contacts/{contactId}/other-income, which is the one of what saveOtherIncome is sent',
  },
  'what failures answer and what is answered when something is saved, exchanged': {
    file: 'flows/api.json',
    from: '"error": "api/error.response.schema.json",\n  "saved": "api/saved.response.schema.json"',
    to: '"error": "api/saved.response.schema.json",\n  "saved": "api/error.response.schema.json"',
    code: 'unfit-answer',
    says: 'each has the schema of the other',
  },
  'the connection at the path of a call': {
    file: 'flows/api.json',
    from: '"path": "message-hub"',
    to: '"path": "progress-history"',
    code: 'name-taken',
    says: 'the hub is at progress-history, which is the path of saveProgress',
  },
  'a section that begins with the next one': {
    file: 'flows/sections.json',
    from: '"from": 86',
    to: '"from": 96',
    code: 'out-of-range',
    says: 'no step is in section documents, which goes from 96 to 100',
  },
  'a section that begins with its digits exchanged': {
    file: 'flows/sections.json',
    from: '"from": 31',
    to: '"from": 13',
    code: 'out-of-range',
    says: 'no step is in section car, which goes from 10 to 12',
  },
  'a section of ten times the minutes': {
    file: 'flows/sections.json',
    from: '"minutes": 3',
    to: '"minutes": 30',
    code: 'unlike-units',
    says: 'the sections take 39 minutes together',
  },
  'a step before all sections, which was in one': {
    file: 'flows/refinance.json',
    from: '"title": "plate.title",\n      "progress": 20',
    to: '"title": "plate.title",\n      "progress": 2',
    at: '"progress": 2,',
    code: 'out-of-range',
    says: 'step ENTER_LICENSE_PLATE is in no section: its progress is 2',
  },
  'a partner at a port without encryption': {
    file: 'deploy/partners.json',
    from: 'https://www.example-auto.com',
    to: 'https://www.example-auto.com:80',
    code: 'wrong-value',
    says: 'ends with :80, where no page is',
  },
  'a partner whose address ends with a slip': {
    file: 'deploy/partners.json',
    from: 'https://www.example-auto.com',
    to: 'https://www.example-auto.con',
    code: 'wrong-value',
    says: 'ends with .con, where no page is',
  },
}
