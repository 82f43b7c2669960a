import { createRoot } from 'react-dom/client'
import { HandwrittenPlate } from './HandwrittenPlate.tsx'
import '../../../src/widget/theme/theme.css'

const element = document.querySelector('#page')
if (element) createRoot(element).render(<HandwrittenPlate />)
