// A proxy that silently stops to forward.
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { once } from 'node:events'

export type BlackHole = {
  port: number
  swallow: (which: 'present' | 'all') => void
  heal: () => void
  count: () => number
  close: () => void
}

export async function startBlackHole(target?: NetConnectOpts): Promise<BlackHole> {
  const pairs = new Set<Socket[]>()
  let swallows = target === undefined
  const server = createServer((client) => {
    if (swallows) {
      pairs.add([client.resume().on('error', () => {})])
      return
    }
    const behind = connect(target!)
    const pair = [client, behind]
    pairs.add(pair)
    client.pipe(behind)
    behind.pipe(client)
    for (const socket of pair)
      socket
        .on('error', () => {})
        .on('close', () => {
          pairs.delete(pair)
          for (const one of pair) one.destroy()
        })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  function swallow(which: 'present' | 'all'): void {
    swallows = which === 'all'
    for (const pair of pairs) for (const socket of pair) socket.unpipe().resume()
  }
  function close(): void {
    server.close()
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    swallow,
    heal: () => void (swallows = false),
    count: () => pairs.size,
    close,
  }
}

export async function blackHoleTo(url: string): Promise<BlackHole & { url: string }> {
  const behind = new URL(url)
  const folder = behind.searchParams.get('host')
  const port = Number(behind.port || 5432)
  const hole = await startBlackHole(folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: behind.hostname, port })
  behind.searchParams.delete('host')
  behind.hostname = '127.0.0.1'
  behind.port = String(hole.port)
  return { ...hole, url: behind.href }
}
