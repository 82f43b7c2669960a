/** Makes text safe to stand between tags and in quoted attributes. */
export function toHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Lays out a page of the sandbox; `main` is HTML, `script` the name of a file of `assets/`. */
export function toPage({ title, main, script }: { title: string; main: string; script?: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${toHtml(title)}</title>
    <link rel="stylesheet" href="/sandbox/assets/sandbox.css">
    <link rel="icon" href="data:,">
    ${script ? `<script type="module" src="/sandbox/assets/${script}"></script>` : ''}
  </head>
  <body>
    <header>Refinancing sandbox</header>
    <main>
      <h1>${toHtml(title)}</h1>
      ${main}
    </main>
  </body>
</html>
`
}
