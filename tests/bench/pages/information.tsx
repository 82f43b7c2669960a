import { createRoot } from 'react-dom/client'
import { HandwrittenInformation } from './HandwrittenInformation.tsx'
import { HandwrittenPlate } from './HandwrittenPlate.tsx'
import { showOnDemand } from './showOnDemand.ts'
import '../../../src/widget/theme/theme.css'
import '../../../src/widget/theme/steps.css'

const element = document.querySelector('#page')
if (element) {
  const root = createRoot(element)
  root.render(<HandwrittenPlate />)
  showOnDemand(() => root.render(<HandwrittenInformation />))
}
