// Test files and their upload.
import sharp from 'sharp'
import type { FilePurpose } from '#contract/identity/files/kinds.ts'
import type { SignedPost } from '#contract/identity/files/files.ts'
import type { TestApi, TestPerson } from '#api/testing.ts'

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

export function picture(format: Format = 'png', width = 1000, height = 500): Promise<Buffer> {
  const stripes = Buffer.alloc(width * height * 3, 0)
  for (let at = 0; at < stripes.length; at += 3) {
    stripes[at] = (at / 3) % 251
    stripes[at + 1] = Math.floor(at / 3 / width) % 241
    stripes[at + 2] = 90
  }
  return sharp(stripes, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

export function pdf(text = 'data'): Buffer {
  return Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Text (${text}) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)
}

export function mp4(bytes = 2000): Buffer {
  const box = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const type = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'))
  const film = box('moov', Buffer.alloc(16))
  return Buffer.concat([type, film, box('mdat', Buffer.alloc(bytes - type.length - film.length - 8, 7))])
}

export async function post(
  { app }: Pick<TestApi, 'app'>,
  { url, fields }: SignedPost,
  content: Buffer,
): Promise<{ status: number; body: { error?: { name: string; message: string; fields?: Record<string, string> } } }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(content)]), 'any name.svg')
  const encoded = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.body === '' ? {} : response.json() }
}

export async function sendFile(
  test: Pick<TestApi, 'app'>,
  { api }: Pick<TestPerson, 'api'>,
  content: Buffer,
  more: { contentType?: string; purpose?: FilePurpose; businessID?: string; fileName?: string } = {},
): Promise<string> {
  const body = { contentType: 'image/png', fileSize: content.length, ...more }
  const { signedPost, token } = await (more.businessID ? api.files.requestForBusiness : api.files.requestForUser)({
    body,
  })
  const { status, body: answer } = await post(test, signedPost, content)
  if (status !== 204) throw new Error(`${status} ${JSON.stringify(answer)}`)
  return token
}
