import { loadFunctions } from 'studio:project'
import { useEffect, useMemo, useState } from 'react'
import { type LinkedFlow, createFlowRunner, createScriptedSession } from '../../engine/authoring.ts'
import type { StepPicture } from '../../engine/build.ts'
import { useDesk, useStudio } from '../StudioContext.ts'
import { type PreviewFrame, readPreviewFrame } from '../step/frame/Scene.ts'
import { createCopyReader } from '../step/frame/StepFrame.tsx'
import { type Situations, toSituation } from '../step/preview/createSituations.ts'
import { firstTexts } from '../words/edits/texts.ts'
import type { BothFlows } from '../workspace/createModel.ts'
import { listChangedSteps } from './listChanges.ts'

interface StepPicturesProps {
  /** Undefined if either flow cannot be read. */
  readonly flows: BothFlows | undefined
  /** Called with all pictures of changed steps, once they are taken. */
  readonly onTaken: (pictures: readonly StepPicture[]) => void
}

/** Shows each step that looks different, as it opens on a phone: before and after, side by side. */
export function StepPictures({ flows, onTaken }: StepPicturesProps) {
  const shown = useDesk((desk) => desk.language)
  const { situations } = useStudio()
  const [frame, setFrame] = useState<PreviewFrame>()
  const [taken, setTaken] = useState<readonly StepPicture[]>([])
  const steps = useMemo(() => (flows ? listChangedSteps(...flows) : []), [flows])
  useEffect(() => {
    if (steps.length === 0) onTaken([])
    if (!frame || !flows) return undefined
    let isLeft = false
    const take = createCamera(frame, situations.getState(), toLanguage(flows, shown))
    const takeAll = async () => {
      const pictures: StepPicture[] = []
      for (const step of steps) {
        if (isLeft) return
        // oxlint-disable no-await-in-loop -- all pictures come from the same frame
        const [old, now] = [await take(flows[0], step), await take(flows[1], step)]
        // oxlint-enable no-await-in-loop
        pictures.push({ step, before: old, after: now })
        setTaken([...pictures])
      }
      if (!isLeft) onTaken(pictures.filter(({ before: old, after: now }) => old !== now))
    }
    void takeAll()
    return () => {
      isLeft = true
    }
  }, [frame, flows, steps, situations, shown, onTaken])
  if (!flows || steps.length === 0) return null
  const same = taken.filter((picture) => !isAnother(picture)).map(({ step }) => step)
  return (
    <section aria-label="Pictures">
      <h3>How it looks</h3>
      <output className="quiet">
        {taken.length < steps.length &&
          `Taking pictures of ${steps.length === 1 ? 'a step' : `${steps.length} steps`}…`}
        {taken.length === steps.length && same.length > 0 && `Looks the same when opened: ${same.join(', ')}.`}
      </output>
      {taken.filter(isAnother).map(({ step, ...pictures }, place) => (
        <details key={step} open={place === 0}>
          <summary>{toTitle(flows, step)}</summary>
          <div className="pictures">
            {(['before', 'after'] as const).map((when, index) => (
              <Picture key={when} step={step} when={when} picture={pictures[when]} flow={flows[index]} />
            ))}
          </div>
        </details>
      ))}
      {/* This frame draws the steps for the pictures. It is never visible, and takes no focus from the dialog. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        className="pictures-frame"
        title="Frame for taking pictures"
        inert
        src="preview.html"
        onLoad={({ currentTarget }) => {
          const found = readPreviewFrame(currentTarget)
          setFrame(found)
          if (!found) onTaken([])
        }}
      />
    </section>
  )
}

/** Checks whether a step may look different. Without any picture that is unknown, so the step is listed. */
const isAnother = ({ before, after }: StepPicture) => before !== after || before === undefined

function toTitle([before, after]: BothFlows, step: string) {
  const flow = step in after.definition.steps ? after : before
  const title = flow.definition.steps[step]?.title ?? ''
  return (
    <>
      {firstTexts(flow)[title] ?? title} <code>{step}</code>
    </>
  )
}

/** Returns the language that the author looks at, unless only other languages have changed texts. */
function toLanguage([before, after]: BothFlows, shown: string): string {
  const changed = [...after.copy.keys()].filter(
    (language) => JSON.stringify(before.copy.get(language)) !== JSON.stringify(after.copy.get(language)),
  )
  return changed.includes(shown) ? shown : (changed[0] ?? shown)
}

interface PictureProps {
  readonly step: string
  readonly when: 'before' | 'after'
  readonly picture: string | undefined
  readonly flow: LinkedFlow | undefined
}

function Picture({ step, when, picture, flow }: PictureProps) {
  const none = flow && step in flow.definition.steps ? 'No path to this step was found.' : 'This step does not exist.'
  return (
    <div>
      <h4>{when === 'before' ? 'Before' : 'After'}</h4>
      {picture === undefined ? (
        <p className="quiet">{none}</p>
      ) : (
        <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={`${step} ${when} the change`} />
      )}
    </div>
  )
}

/**
 * Creates the function that takes a picture of a step, reached with the data of a known situation. Its result is undefined if no situation
 * leads to the step.
 */
function createCamera({ take }: PreviewFrame, { first, examples, now }: Situations, language: string) {
  const run = createFlowRunner()
  return async (flow: LinkedFlow, step: string): Promise<string | undefined> => {
    if (!(step in flow.definition.steps)) return undefined
    const known = [examples, first].flatMap((found) => toSituation({ examples: found, now }, step, 'phone', flow) ?? [])
    const functions = await loadFunctions()
    for (const situation of known) {
      // oxlint-disable no-await-in-loop -- the next situation is needed only if this one leads elsewhere
      const session = await createScriptedSession(run(flow), situation, {
        functions,
        now,
        answer: () => new Promise(nothing),
      }).catch(() => undefined)
      const copy = createCopyReader()(flow.copy, language)
      const scene = { copy, language, languages: {}, brand: undefined, onDressed: nothing, onLanguage: nothing }
      try {
        if (session?.store.getState().currentStep === step)
          return await take({ ...scene, session, onPoint: nothing, onShown: nothing, report: nothing })
      } finally {
        session?.destroy()
      }
      // oxlint-enable no-await-in-loop
    }
    return undefined
  }
}

const nothing = () => {}
