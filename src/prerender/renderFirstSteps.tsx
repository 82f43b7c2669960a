import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import whole from '../../flows/copy/en.json?copy'
import flow from '../../flows/refinance.json?flow-start'
import english from '../../flows/refinance.json?start-copy=app,common.backToStep,common.call,common.callUs,common.loading,common.startOver,common.startOverLoses,common.startOverSurely,errorScreen,language'
import { createSession, FlowProvider, RichText, toTranslate } from '../../engine/index.ts'
import { startFunctions, startInputs } from '../widget/firstStep.tsx'
import { createLanguage } from '../widget/createLanguage.ts'
import { languages } from '../widget/early/languages.ts'
import { startScreens } from '../widget/screens/startScreens.tsx'
import { WidgetRoot, toDocumentTitle } from '../widget/WidgetRoot.tsx'

/** The start step of the flow in one language: the page's title, its HTML, and the text shown without scripts. */
export interface FirstStep {
  readonly locale: string
  /** The direction of the text. */
  readonly dir: 'ltr' | 'rtl'
  readonly title: string
  readonly html: string
  readonly noScript: string
  /** The HTML that is shown when the script does not arrive. */
  readonly lateStart: string
}

/** The parts of the page that are available without further requests. */
const parts = { components: {}, inputs: startInputs, screens: startScreens }

/** Renders the start step of the flow in each language, English first. */
export const renderFirstSteps = (): Promise<FirstStep[]> => Promise.all(Object.keys(languages).map(renderFirstStep))

/** Renders the start step of the flow as HTML, without any data about the applicant. Throws when the step needs a browser to render. */
async function renderFirstStep(locale: string): Promise<FirstStep> {
  const session = createSession({
    flow,
    actions: {},
    services: undefined,
    functions: startFunctions,
    storage: { load: () => undefined, save: () => undefined, clear: () => undefined },
    now: () => new Date(),
    facts: () => ({ device: { isMobile: false }, page: { isInstantLink: false }, phoneCheck: { isLost: false } }),
  })
  const language = createLanguage(locale, english, languages)
  await Promise.all([session.loadForm(), language.ready])
  const draw = () =>
    renderToString(<WidgetRoot parts={parts} session={session} language={language} report={() => undefined} />)
  const html = draw()
  if (html.includes('class="loading"')) {
    throw new Error(`The step ${flow.start} cannot be drawn at build. Look for a view or input of it that is lazy.`)
  }
  language.complete(whole)
  if (draw() !== html) {
    throw new Error(
      `The step ${flow.start} shows a text that \`?start-copy\` leaves out. Add the beginning of its key there.`,
    )
  }
  const { copy } = language.store.getState()
  const t = toTranslate(copy, session)
  return {
    locale,
    dir: languages[locale]?.dir ?? 'ltr',
    title: toDocumentTitle(flow.steps[flow.start]?.title ?? '', t),
    html,
    noScript: t('noScript.text'),
    lateStart: renderToStaticMarkup(
      <FlowProvider session={session} copy={copy}>
        <p lang={locale}>
          <RichText text={t('lateStart.text')} />
        </p>
      </FlowProvider>,
    ),
  }
}
