// A site's front that deploys builds or goes away.
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Front = {
  address: string
  /** A new build: the old files are gone. */
  deploy: () => void
  away: (isAway: boolean) => void
  worker: (source: string | undefined) => void
  documents: string[]
  close: () => Promise<void>
}

const isText = /text\/html|javascript|text\/css/

export async function frontOf(site: string): Promise<Front> {
  const { hostname, port } = new URL(site)
  const documents: string[] = []
  let build = 0
  let gone = false
  let ownWorker: string | undefined

  function rewritten(text: string, path: string): string {
    if (path === '/sw.js') return (ownWorker ?? text).replace(/const build = '(\w+)'/, `const build = '$1-${build}'`)
    return text.replaceAll('/assets/', `/assets/${build}/`).replaceAll('"assets/', `"assets/${build}/`)
  }

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (gone) return void incoming.socket.destroy()
    const url = incoming.url ?? '/'
    if (incoming.headers['sec-fetch-dest'] === 'document') documents.push(url)
    const [, asked] = /^\/assets\/(\d+)\//.exec(url) ?? []
    if (asked !== undefined && Number(asked) !== build) return void outgoing.writeHead(404).end()
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const path = url.replace(/^\/assets\/\d+\//, '/assets/')
    const upstream = send({ hostname, port, method: incoming.method, path, headers }, (answer) => {
      const { 'content-length': _, etag: __, ...kept } = answer.headers
      if (!isText.test(answer.headers['content-type'] ?? '')) {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        return void answer.pipe(outgoing)
      }
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        outgoing.writeHead(answer.statusCode!, kept)
        outgoing.end(rewritten(Buffer.concat(parts).toString(), path))
      })
    })
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  }

  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void build++,
    away: (isAway) => void (gone = isAway),
    worker: (source) => void (ownWorker = source),
    documents,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
