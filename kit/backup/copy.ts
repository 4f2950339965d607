// COPY as streams.
import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Connection, PoolClient, Submittable } from 'pg'

type Wire = Connection & {
  stream: NodeJS.WritableStream & { pause: () => void; resume: () => void; writableNeedDrain: boolean }
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (message: string) => void
}
const batch = 64 * 1024 // bytes

export function copyOut(client: PoolClient, statement: string): Readable {
  let wire: Wire | undefined
  let rows: Buffer[] = []
  let bytes = 0
  const stream = new Readable({ read: () => void wire?.stream.resume() })
  function flush(): void {
    if (bytes > 0 && !stream.push(Buffer.concat(rows))) wire!.stream.pause()
    rows = []
    bytes = 0
  }
  const query = {
    ...quiet,
    submit(connection: Connection) {
      wire = connection as Wire
      connection.query(statement)
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      rows.push(Buffer.from(chunk)) // pg reuses the buffer
      bytes += chunk.length
      if (bytes >= batch) flush()
    },
    handleReadyForQuery() {
      flush()
      wire!.stream.resume()
      stream.push(null)
    },
    handleError: (error: Error) => void stream.destroy(error),
  }
  client.query(query as Submittable)
  return stream
}

export async function copyIn(client: PoolClient, statement: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let failure: unknown
  async function send(wire: Wire): Promise<void> {
    try {
      for await (const chunk of chunks) {
        if (failure) return
        wire.sendCopyFromChunk(chunk)
        if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
      }
      wire.endCopyFrom()
    } catch (error) {
      failure ??= error
      wire.sendCopyFail('the source broke')
    }
  }
  const query = {
    ...quiet,
    submit: (connection: Connection) => connection.query(statement),
    handleCopyInResponse: (connection: Connection) => void send(connection as Wire),
    handleReadyForQuery: () => (failure ? reject(failure as Error) : resolve()),
    handleError(error: Error & { code?: string }) {
      failure ??= error
      if (error.code === undefined) reject(failure as Error) // disconnected
    },
  }
  client.query(query as Submittable)
  return promise
}

const quiet = {
  callback: () => {},
  handleRowDescription() {},
  handleDataRow() {},
  handlePortalSuspended() {},
  handleEmptyQuery() {},
  handleCommandComplete() {},
  handleCopyInResponse() {},
  handleCopyData() {},
}
