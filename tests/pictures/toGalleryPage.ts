import { widths, type Picture } from './Picture.ts'

const filters = [
  ...widths.map((width) => ({ id: `w${width}`, label: `${width} px` })),
  { id: 'spanish', label: 'Spanish' },
  { id: 'dark', label: 'Dark' },
]

/** Returns the gallery as one page without scripts or a server: it links to the steps, and style sheets filter the pictures. */
export function toGalleryPage(pictures: readonly Picture[]): string {
  const names = new Set(pictures.map(({ stop }) => toStep(stop)))
  const steps = [...names].map((step) => [step, pictures.filter(({ stop }) => toStep(stop) === step)] as const)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The gallery: every step in each of its states</title>
<link rel="stylesheet" href="gallery.css">
</head>
<body>
<header>
<h1>Every step in each of its states</h1>
<p>${pictures.length} pictures of ${steps.length} steps, taken in a real browser by <code>npm run pictures</code>. Each opens in full when it is clicked.</p>
<fieldset>
<legend>Show</legend>
<label><input type="radio" name="show" id="all"> All</label>
${filters.map(({ id, label }) => `<label><input type="radio" name="show" id="${id}"${id === 'w360' ? ' checked' : ''}> ${label}</label>`).join('\n')}
</fieldset>
<nav aria-label="Steps">
<ul>
${steps.map(([step]) => `<li><a href="#${step}">${step}</a></li>`).join('\n')}
</ul>
</nav>
</header>
<main>
${steps.map(([step, shown]) => toSection(step, shown)).join('\n')}
</main>
</body>
</html>
`
}

const toStep = (stop: string) => stop.split('/')[0] ?? ''

function toSection(step: string, pictures: readonly Picture[]): string {
  return `<section id="${step}">
<h2>${step}</h2>
<div class="pictures">
${pictures.map(toFigure).join('\n')}
</div>
</section>`
}

function toFigure({ stop, width, locale, theme, file }: Picture): string {
  const kind = locale === 'es' ? 'spanish' : theme === 'dark' ? 'dark' : `w${width}`
  const manner = [`${width} px`, ...(locale === 'es' ? ['Spanish'] : []), ...(theme === 'dark' ? ['dark'] : [])]
  const caption = `${stop.split('/')[1]?.replaceAll('-', ' ')}, ${manner.join(', ')}`
  return `<figure class="${kind}">
<a href="${file}"><img src="${file}" alt="${toStep(stop)}, ${caption}" width="${width}" loading="lazy"></a>
<figcaption>${caption}</figcaption>
</figure>`
}
