import { createRoot } from 'react-dom/client'

/** The page in the frame of the step pane. */
const element = document.querySelector('#preview')
if (!element) throw new Error('The page has no place for the step.')
createRoot(element).render(<p>The step comes here.</p>)
