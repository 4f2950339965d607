// Upload load.
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { SignedPost } from '#contract/identity/files/files.ts'

export type Load = { address: string; token: string; picture: Uint8Array; atOnce: number }

const agent = new Agent({ keepAlive: true })

async function post(url: string, headers: Record<string, string>, parts: Uint8Array[]): Promise<IncomingMessage> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const sent = request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': length } })
  for (const part of parts) sent.write(part)
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response
}

export async function upload(address: string, token: string, picture: Uint8Array): Promise<void> {
  const call = async <T>(path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-auth-token': token }
    const response = await post(address + path, headers, [Buffer.from(JSON.stringify(body))])
    const answer = (await json(response)) as { success: boolean; data: T }
    if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const asked = { contentType: 'image/jpeg', fileSize: picture.length, purpose: 'profilePhoto' }
  const { signedPost, token: handedIn } = await call<{ signedPost: SignedPost; token: string }>(
    '/files/upload-request/user',
    asked,
  )
  await send(`${address}/files/upload`, signedPost.fields, picture)
  const { photo } = await call<{ photo: { versions: unknown[] } }>('/files/upload-validate', { token: handedIn })
  if (photo.versions.length !== 3) throw new Error('not all versions were made')
}

async function send(url: string, fields: Record<string, string>, picture: Uint8Array): Promise<void> {
  const boundary = 'of-the-bench'
  const part = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`
  const written = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`)
  const head = `${written.join('')}${part('file')}; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const response = await post(url, { 'content-type': `multipart/form-data; boundary=${boundary}` }, [
    Buffer.from(head),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  response.resume()
  if (response.statusCode !== 204) throw new Error(`the form was answered ${response.statusCode}`)
}

async function run({ address, token, picture, atOnce }: Load): Promise<void> {
  let enough = false
  process.once('message', () => (enough = true))
  const uploads = Array.from({ length: atOnce }, async () => {
    while (!enough) await upload(address, token, picture)
  })
  process.send!('begun')
  await Promise.all(uploads)
  agent.destroy()
  process.disconnect()
}

if (import.meta.main) process.once('message', (load: Load) => void run(load))
