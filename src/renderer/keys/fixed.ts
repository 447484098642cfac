/** Keys that are those of every spreadsheet and cannot be changed; they are on while a table has the keys. */
export const tableKeys: readonly { readonly name: string; readonly combos: readonly string[] }[] = [
  { name: 'cell', combos: ['Tab', 'ArrowDown'] },
  { name: 'edge', combos: ['Ctrl+ArrowDown'] },
  { name: 'rowEnds', combos: ['Home', 'End'] },
  { name: 'corners', combos: ['Ctrl+Home', 'Ctrl+End'] },
  { name: 'choose', combos: ['Shift+ArrowDown'] },
  { name: 'chooseAll', combos: ['Ctrl+A'] },
  { name: 'confirm', combos: ['Enter'] },
  { name: 'blank', combos: ['Delete'] },
  { name: 'copy', combos: ['Ctrl+C', 'Ctrl+V'] },
  { name: 'fillDown', combos: ['Ctrl+D'] },
  { name: 'insert', combos: ['Ctrl+Shift++'] },
  { name: 'insertBelow', combos: ['Ctrl+Shift+Enter'] },
  { name: 'remove', combos: ['Ctrl+Shift+-'] },
]

/** The keys of the edges over the page, while they are shown. */
export const edgeKeys: typeof tableKeys = [
  { name: 'next', combos: ['Tab'] },
  { name: 'move', combos: ['ArrowLeft', 'ArrowUp'] },
  { name: 'far', combos: ['Shift+ArrowLeft'] },
  { name: 'add', combos: ['Insert'] },
  { name: 'remove', combos: ['Delete'] },
  { name: 'column', combos: ['0', '1'] },
  { name: 'row', combos: ['Space'] },
  { name: 'fillDown', combos: ['Ctrl+D'] },
  { name: 'leave', combos: ['Escape'] },
]

/** The keys at the words of the page. */
export const wordKeys: typeof tableKeys = [
  { name: 'move', combos: ['ArrowRight', 'ArrowDown'] },
  { name: 'ends', combos: ['Home', 'End'] },
  { name: 'corners', combos: ['Ctrl+Home', 'Ctrl+End'] },
  { name: 'choose', combos: ['Shift+ArrowRight'] },
  { name: 'take', combos: ['Enter'] },
  { name: 'add', combos: ['Shift+Enter'] },
  { name: 'leave', combos: ['Escape'] },
]
