import { endpointNames, endpoints } from '../../../shared/contract/endpoints'

const rows = (): string =>
  endpointNames
    .map((name) => {
      const { method, path, summary, credentials } = endpoints[name]
      return `<tr><td>${method}</td><td><code>${path}</code></td><td>${summary}</td><td>${words[credentials]}</td></tr>`
    })
    .join('\n')

const words = {
  client: 'Client-Id, Client-Secret',
  address: 'client_id, client_secret',
  access: 'Token',
  session: 'Token',
} as const

/** A page for whoever opens the address in a browser. Everything on it is fixed. */
export const listing = (version: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Veridesk service</title>
<meta name="viewport" content="width=device-width"><style>
:root { color-scheme: light dark }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } td, th { padding: .35rem .75rem .35rem 0; text-align: left; vertical-align: top }
tr + tr { border-top: 1px solid #8884 } code { font-family: ui-monospace, monospace }
</style></head><body>
<h1>Veridesk service ${version}</h1>
<p>Every call with its schemas: <a href="/openapi.json">/openapi.json</a>. State: <a href="/health">/health</a>,
<a href="/ready">/ready</a>, <a href="/metrics">/metrics</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Headers</th></tr></thead><tbody>
${rows()}
</tbody></table></body></html>
`
