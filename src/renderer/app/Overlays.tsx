import { memo } from 'react'
import { DivisionDialog } from '../features/division/DivisionDialog'
import { ExportDialog } from '../features/export/ExportDialog'
import { IntoCaseDialog } from '../features/cases/IntoCaseDialog'
import { OutboxDrawer } from '../features/remote/OutboxDrawer'
import { DiagnosticsDialog } from '../features/support/DiagnosticsDialog'
import { LicencesDialog } from '../features/support/LicencesDialog'
import { SettingsDialog } from '../features/settings/SettingsDialog'
import { KeySheet } from './KeySheet'

/** What lies over the screen when it is asked for. */
export default memo(function Overlays() {
  return (
    <>
      <ExportDialog />
      <IntoCaseDialog />
      <SettingsDialog />
      <OutboxDrawer />
      <KeySheet />
      <DivisionDialog />
      <DiagnosticsDialog />
      <LicencesDialog />
    </>
  )
})
