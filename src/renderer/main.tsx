import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './theme/fonts'
import './theme/tokens.css'
import { createRoot } from 'react-dom/client'
import { followDocuments } from './api/documents'
import { followProgress } from './api/progress'
import { followWorkspace } from './api/workspace'
import { App } from './app/App'
import { screenStore } from './app/navigation'
import { startI18n } from './i18n'
import { followClicks } from './lib/last-click'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
await startI18n()
followClicks()
followProgress()
followDocuments(() => screenStore.get().kind === 'review')
await followWorkspace()
createRoot(root).render(<App />)
