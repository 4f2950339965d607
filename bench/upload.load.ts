// Uploads for the bench: one as a page makes it, and as a process of its own so many at once until it is told that it is enough. The
// process yields to the server it loads, as browsers on other machines would.
import { setPriority } from 'node:os'
import type { SignedPost } from '#contract/files.ts'

export type Load = { address: string; token: string; picture: Uint8Array; atOnce: number }

/** One upload as a page makes it: asked for, sent, judged. */
export async function upload(address: string, token: string, picture: Uint8Array): Promise<void> {
  const call = async <T>(path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-auth-token': token }
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = (await response.json()) as { success: boolean; data: T }
    if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const asked = { contentType: 'image/jpeg', fileSize: picture.length, purpose: 'profilePhoto' }
  const request = await call<{ signedPost: SignedPost; token: string }>('/files/upload-request/user', asked)
  const form = new FormData()
  for (const [name, value] of Object.entries(request.signedPost.fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(picture)]))
  const { status } = await fetch(`${address}/files/upload`, { method: 'POST', body: form })
  if (status !== 204) throw new Error(`the form was answered ${status}`)
  const { photo } = await call<{ photo: { versions: unknown[] } }>('/files/upload-validate', { token: request.token })
  if (photo.versions.length !== 3) throw new Error('not all versions were made')
}

async function run({ address, token, picture, atOnce }: Load): Promise<void> {
  let enough = false
  process.once('message', () => (enough = true))
  const uploads = Array.from({ length: atOnce }, async () => {
    while (!enough) await upload(address, token, picture)
  })
  process.send!('begun')
  await Promise.all(uploads)
  process.disconnect()
}

if (import.meta.main) {
  setPriority(19)
  process.once('message', (load: Load) => void run(load))
}
