import { FlowRoot, type FlowRootProps } from '../../engine/index.ts'
import { Header } from './screens/Header.tsx'
import { LoadingPicture } from './screens/LoadingPicture.tsx'
import { ResumedNotice } from './screens/ResumedNotice.tsx'

/** What the product draws around every step, wherever it is drawn. */
export const WidgetFrame = (props: Pick<FlowRootProps, 'footer' | 'hasHistory'>) => (
  <FlowRoot className="refinance" busy={<LoadingPicture />} notices={<ResumedNotice />} {...props}>
    {() => <Header />}
  </FlowRoot>
)
