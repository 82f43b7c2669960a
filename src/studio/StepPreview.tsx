import '../widget/theme/theme.css'
import '../page.css'
import { useMemo } from 'react'
import { createStore } from 'zustand/vanilla'
import { FlowProvider } from '../../engine/index.ts'
import { Footer } from '../widget/Footer.tsx'
import { WidgetFrame } from '../widget/WidgetFrame.tsx'
import type { Language, LanguageState } from '../widget/createLanguage.ts'
import { fieldRegistry, pageScreens, screenRegistry } from '../widget/registries.ts'
import { HelpLine } from '../widget/screens/startScreens.tsx'
import { FlushPoint } from '../../studio/step/frame/FlushPoint.tsx'
import type { Scene, StepPreviewProps } from '../../studio/step/frame/Scene.ts'

/** A step drawn with the product's own screens, fields and words; nothing around it but what belongs to the product. */
export function StepPreview({ scene, onFlush }: StepPreviewProps) {
  const { session, copy, language, languages, onLanguage, report } = scene
  const switched = useMemo(
    () => toPreviewLanguage({ copy, language, languages, onLanguage }),
    [copy, language, languages, onLanguage],
  )
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
      <WidgetFrame hasHistory={false} footer={<Footer language={switched} onChooseLanguage={() => undefined} />} />
    </FlowProvider>
  )
}

type PreviewLanguage = Pick<Scene, 'language' | 'languages' | 'copy' | 'onLanguage'>

/** The language of the preview for what shows it in the product; choosing another one is left to the studio. */
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
