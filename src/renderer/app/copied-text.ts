/** What an event of copying or cutting, all of whose listeners have been heard, puts on the clipboard. */
export function copiedText({ defaultPrevented, clipboardData, target }: ClipboardEvent): string {
  if (defaultPrevented) return clipboardData?.getData('text/plain') ?? ''
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return target.value.slice(target.selectionStart ?? 0, target.selectionEnd ?? 0)
  return getSelection()?.toString() ?? ''
}
