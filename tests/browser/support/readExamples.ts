import { readFileSync } from 'node:fs'

/** Reads the examples of `docs/embedding.md` by their names, which follow the language of the code block. Inserts the given site. */
export function readExamples(siteUrl: string): (name: string) => string {
  const text = readFileSync('docs/embedding.md', 'utf8').replaceAll('https://refinance.example.com', siteUrl)
  const examples = new Map([...text.matchAll(/^```\w+ ([\w-]+)\n(.*?)^```$/gms)].map(([, name, code]) => [name, code]))
  return (name) => {
    const code = examples.get(name)
    if (code === undefined) throw new Error(`docs/embedding.md has no example called ${name}.`)
    return code
  }
}
