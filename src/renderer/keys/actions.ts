/** Everything that has a key. The order is that of the key sheet. */
export const actionDefaults = {
  confirmNext: 'Enter',
  confirmPrevious: 'Shift+Enter',
  editField: 'F2',
  leaveEdit: 'Escape',
  alternate1: '1',
  alternate2: '2',
  alternate3: '3',
  alternate4: '4',
  pageWords: 'F6',
  illegible: 'Alt+I',
  notOnDocument: 'Alt+N',
  override: 'Alt+O',
  reveal: 'Ctrl+M',
  undo: 'Ctrl+Z',
  approve: 'Ctrl+Enter',
  postpone: 'Ctrl+P',
  nextDocument: 'Alt+ArrowRight',
  previousDocument: 'Alt+ArrowLeft',
  changeType: 'Ctrl+T',
  joinSides: 'Ctrl+J',
  divide: 'Ctrl+Shift+D',
  history: 'Ctrl+H',
  hideOverlays: 'H',
  centreField: 'Ctrl+G',
  zoomIn: 'Ctrl++',
  zoomOut: 'Ctrl+-',
  zoomFit: 'Ctrl+0',
  turn: 'Ctrl+R',
  tableEdges: 'Ctrl+L',
  nextPage: 'PageDown',
  previousPage: 'PageUp',
  backToQueue: 'Alt+Q',
  addresses: 'Alt+A',
  cases: 'Alt+C',
  batches: 'Alt+B',
  onboarding: 'Alt+T',
  intoCase: 'Ctrl+K',
  search: '/',
  selectAll: 'Ctrl+A',
  importFiles: 'Ctrl+O',
  export: 'Ctrl+E',
  settings: 'Ctrl+,',
  keySheet: '?',
  guide: 'F1',
} as const

export type ActionId = keyof typeof actionDefaults
export const actionIds = Object.keys(actionDefaults) as readonly ActionId[]

export const actionGroups: readonly {
  readonly id: 'fields' | 'document' | 'page' | 'queue'
  readonly actions: readonly ActionId[]
}[] = [
  {
    id: 'fields',
    actions: [
      'confirmNext', 'confirmPrevious', 'editField', 'leaveEdit', 'alternate1', 'alternate2', 'alternate3',
      'alternate4', 'pageWords', 'illegible', 'notOnDocument', 'override', 'reveal', 'undo',
    ], // prettier-ignore
  },
  {
    id: 'document',
    actions: [
      'approve',
      'postpone',
      'nextDocument',
      'previousDocument',
      'changeType',
      'joinSides',
      'divide',
      'history',
      'addresses',
      'backToQueue',
    ],
  },
  {
    id: 'page',
    actions: [
      'hideOverlays',
      'centreField',
      'zoomIn',
      'zoomOut',
      'zoomFit',
      'turn',
      'tableEdges',
      'nextPage',
      'previousPage',
    ],
  },
  {
    id: 'queue',
    actions: [
      'search',
      'selectAll',
      'intoCase',
      'importFiles',
      'export',
      'cases',
      'batches',
      'onboarding',
      'settings',
      'keySheet',
      'guide',
    ],
  },
]
