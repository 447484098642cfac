import type { DocumentOutcome } from './compare'
import { worst } from './tables'

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A page that shows the worst cases with their images beside them. */
export function listing(
  documents: readonly DocumentOutcome[],
  extensions: ReadonlyMap<string, string>,
  reportText: string,
): string {
  const rows = worst(documents)
    .slice(0, 400)
    .map(([d, f]) => {
      const file = `${d.name}.${extensions.get(d.name) ?? 'jpg'}`
      const what =
        f === null
          ? `type: ${d.expectedType} taken for ${d.type} (${d.typeConfidence.toFixed(2)})<br>${escape(d.nearest)}${d.error === null ? '' : `<pre>${escape(d.error)}</pre>`}`
          : `${f.path}: ${f.verdict}, ${f.band} ${f.confidence.toFixed(3)} by ${escape(f.rule)}<br>says <b>${escape(f.expected ?? '(nothing)')}</b><br>read <b>${escape(f.got ?? '(nothing)')}</b>`
      return `<tr><td><a href="${file}"><img loading="lazy" src="${file}" width="360"></a><br>${d.name}</td><td>${what}</td></tr>`
    })
  return `<!doctype html><meta charset="utf-8"><title>Worst cases</title><style>body{font:14px sans-serif}td{vertical-align:top;padding:8px;border-bottom:1px solid #ddd}</style><pre>${escape(reportText)}</pre><table>${rows.join('\n')}</table>`
}
