import '../widget/theme/theme.css'
import '../widget/theme/steps.css'
import { Suspense, lazy, useEffect, useLayoutEffect, useMemo } from 'react'
import { createStore } from 'zustand/vanilla'
import { FlowProvider, type Session, type SessionState } from '../../engine/index.ts'
import { Footer } from '../widget/Footer.tsx'
import { WidgetFrame } from '../widget/WidgetFrame.tsx'
import type { Language, LanguageState } from '../widget/createLanguage.ts'
import { fieldRegistry, pageScreens, screenRegistry } from '../widget/registries.ts'
import { HelpLine } from '../widget/screens/startScreens.tsx'
import { FlushPoint, type Scene, type StepPreviewProps } from '../../studio/step/frame/Scene.ts'

/** Draws a step in the product's own frame, or a step of a flow that has no words for this frame as `startFlow` shows it. */
export function StepPreview(props: StepPreviewProps) {
  if (Object.hasOwn(props.scene.copy, 'app.logo')) return <ProductStep {...props} />
  return (
    <Suspense fallback={<p aria-busy="true" />}>
      <PlainStep {...props} />
    </Suspense>
  )
}

// Loaded on demand, with a theme that must not reach the product's page.
const PlainStep = lazy(async () => ({ default: (await import('../../studio/plain/StepPreview.tsx')).StepPreview }))

/** Draws a step with the product's own screens, fields and texts. */
function ProductStep({ scene, onFlush }: StepPreviewProps) {
  useLayoutEffect(() => document.body.classList.add('refinance-page'), [])
  const { session: bare, copy, language, languages, onLanguage, report, brand, onDressed } = scene
  const session = useMemo(() => toDressed(bare, Object(brand)), [bare, brand])
  const switched = useMemo(
    () => toPreviewLanguage({ copy, language, languages, onLanguage }),
    [copy, language, languages, onLanguage],
  )
  const isThemed = Object(brand).theme !== undefined
  useEffect(() => {
    // The theme's code arrives after the step, which requested it first, so report only after it has loaded.
    const told = isThemed ? import('../widget/theme/showTheme.ts') : Promise.resolve()
    void told.then(() => onDressed(brand))
  }, [brand, isThemed, onDressed])
  return (
    <FlowProvider
      session={session}
      copy={copy}
      locale={language}
      components={screenRegistry}
      help={HelpLine}
      inputs={fieldRegistry}
      screens={pageScreens}
      report={report}
    >
      <FlushPoint onFlush={onFlush} />
      {/* A theme leaves its styles on the element, so without a theme the frame is mounted again. */}
      <WidgetFrame
        key={String(isThemed)}
        hasHistory={false}
        footer={<Footer language={switched} onChooseLanguage={() => undefined} />}
      />
    </FlowProvider>
  )
}

export { measureContrasts } from './measureContrasts.ts'

/** Returns the session as if a partner's page had started the widget with these options. */
function toDressed(session: Session, init: SessionState['init']): Session {
  const { store } = session
  let last: { readonly of: SessionState; readonly dressed: SessionState } | undefined
  const getState = () => {
    const of = store.getState()
    if (last?.of !== of) last = { of, dressed: { ...of, init } }
    return last.dressed
  }
  // Inherits instead of copying, because a copy would keep the flow that the session has now.
  const dressed: Session = Object.create(session, { store: { value: { ...store, getState }, enumerable: true } })
  return dressed
}

type PreviewLanguage = Pick<Scene, 'language' | 'languages' | 'copy' | 'onLanguage'>

/** Provides the language of the preview to the product's components; the studio handles the choice of another one. */
function toPreviewLanguage({ language, languages, copy, onLanguage }: PreviewLanguage): Language {
  return {
    store: createStore<LanguageState>(() => ({ locale: language, copy, notice: undefined })),
    languages,
    ready: undefined,
    async show(other) {
      onLanguage(other)
      return true
    },
    complete: () => undefined,
    replace: () => undefined,
  }
}
