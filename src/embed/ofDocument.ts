/**
 * A member of the document itself. Asking the document for it may answer with an element of the page instead, whose `name`
 * hides it; so whatever the loader needs of the document it gets from here.
 */
export function ofDocument<Name extends keyof Document>(name: Name): Document[Name] {
  const member = Reflect.get(Document.prototype, name, document)
  return typeof member === 'function' ? member.bind(document) : member
}
