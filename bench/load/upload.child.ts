// API process with files.
import sharp from 'sharp'
import type { AddressInfo } from 'node:net'
import { testApi } from '#api/testing.ts'
import { imageVersions } from '#contract/foundation/constants.ts'

export type UploadOrder = { person: true } | { alone: number; picture: string }
export type Ready = { address: string; checkpointer: number }

async function alone(picture: string): Promise<void> {
  const [small, middle, large] = imageVersions
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize({ width: large, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const width of [small, middle, large]) await sharp(data, { raw: info }).resize({ width }).webp().toBuffer()
}

const api = await testApi()
process.on('message', async (asked: UploadOrder) => {
  if ('person' in asked) return process.send!((await api.person()).token)
  for (let time = 0; time < asked.alone; time++) await alone(asked.picture)
  return process.send!('done')
})
process.on('disconnect', () => void api.close().then(() => process.exit()))
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { rows } = await api.pool.query<{ pid: number }>(
  `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
)
const { port } = api.app.server.address() as AddressInfo
process.send!({ address: `http://127.0.0.1:${port}`, checkpointer: rows[0]!.pid } satisfies Ready)
