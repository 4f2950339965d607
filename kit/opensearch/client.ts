// OpenSearch over HTTP.
import type { Client, errors as Errors } from '@opensearch-project/opensearch'

type Request = { method: string; path: string; body?: object; lines?: readonly object[] }
export type OpenSearchConnection = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the caller knows the answer's shape
  send: (request: Request) => Promise<any>
  close: () => Promise<void>
}

/** `deadline`: ms. */
type Limits = { deadline?: number; retries?: number; sockets?: number }

let errors: typeof Errors | undefined

/** `urls`: nodes of one cluster. Lone surrogates, which OpenSearch refuses, are replaced. */
export function connectOpenSearch(
  urls: string,
  { deadline = 30_000, retries = 2, sockets = 256 }: Limits = {},
): OpenSearchConnection {
  const nodes = urls.split(/[\s,]+/)
  const agent = { keepAlive: true, maxSockets: sockets }
  let opening: Promise<Client> | undefined
  async function open(): Promise<Client> {
    const library = await import('@opensearch-project/opensearch')
    errors = library.errors
    return new library.Client({ nodes, requestTimeout: deadline, maxRetries: retries, agent })
  }
  return {
    async send({ method, path, body, lines }) {
      const content = lines
        ? { bulkBody: lines.map((line) => `${jsonOf(line)}\n`).join('') }
        : { body: body && jsonOf(body) }
      const headers = { 'content-type': lines ? 'application/x-ndjson' : 'application/json' }
      const client = await (opening ??= open())
      try {
        return (await client.transport.request({ method, path, ...content }, { headers })).body
      } catch (error) {
        const { statusCode } = error as { statusCode?: number }
        throw statusCode === undefined ? error : Object.assign(error as Error, { code: `HTTP ${statusCode}` })
      }
    },
    close: async () => (await opening)?.close(),
  }
}

function jsonOf(value: object): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.toWellFormed() : one))
}

export function troubleOf(error: unknown): 'away' | 'missing' | undefined {
  if (!errors || !(error instanceof errors.OpenSearchClientError)) return undefined
  if (!(error instanceof errors.ResponseError)) return 'away'
  const status = error.statusCode ?? 500
  if (status === 404) return 'missing'
  return status >= 500 || [401, 403, 429].includes(status) ? 'away' : undefined
}
