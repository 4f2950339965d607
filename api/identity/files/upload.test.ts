// Inspecting and publishing uploads.
import assert from 'node:assert/strict'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { SignedPost } from '#contract/identity/files/files.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { mp4, pdf, picture, post, sendFile } from './testing.ts'

let at: TestApi
let ann: TestPerson
before(async () => {
  at = await testApi()
  ann = await at.person('Ann Arrow')
})
after(() => at.close())

const asked = { contentType: 'image/png', fileSize: 1000 }

async function request(person: TestPerson, more: object = {}) {
  return person.api.files.requestForUser({ body: { ...asked, ...more } })
}

async function stored({ fields }: SignedPost): Promise<number> {
  const id = fields['key']!.split('/')[1]!
  const found = await Promise.all(
    [`incoming/${id}`, ...['96', '320', '800'].map((width) => `stored/${id}/${width}.webp`)].map((key) =>
      at.dependencies.files.open(key),
    ),
  )
  for (const one of found) one?.stream.destroy()
  const { rows } = await at.pool.query('select stored_at from files where id = $1', [id])
  return found.filter(Boolean).length + (rows[0].stored_at ? 1 : 0)
}

test('every kind of picture becomes versions in WebP at addresses that never change', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    const content = await picture(format)
    const token = await sendFile(at, ann, content, { contentType: `image/${format}` })
    const { photo } = await ann.api.files.validate({ body: { token } })
    assert.deepEqual(
      photo?.versions.map(({ width }) => width),
      [96, 320, 800],
    )
    assert.equal(photo?.url, photo?.versions[2]!.url)
    for (const { url, width } of photo!.versions) {
      const response = await at.app.inject({ url })
      const made = await sharp(response.rawPayload).metadata()
      assert.deepEqual([made.format, made.width, made.height], ['webp', width, width / 2])
      assert.equal(response.headers['content-type'], 'image/webp')
      assert.equal(response.headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.equal(response.headers['x-content-type-options'], 'nosniff')
      assert.match(String(response.headers['content-security-policy']), /sandbox/)
    }
  }
})

test('nothing is enlarged', async () => {
  for (const [width, widths] of [
    [40, [40]],
    [96, [96]],
    [200, [96, 200]],
    [500, [96, 320, 500]],
  ] as const) {
    const token = await sendFile(at, ann, await picture('png', width, 40))
    const { photo } = await ann.api.files.validate({ body: { token } })
    assert.deepEqual(
      photo?.versions.map((one) => one.width),
      widths,
    )
  }
})

test('metadata is gone and the picture stands upright', async () => {
  const content = await sharp(await picture('jpeg', 400, 200))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'a secret place', ImageDescription: 'secret' } })
    .jpeg()
    .toBuffer()
  assert.equal((await sharp(content).metadata()).orientation, 6)
  const token = await sendFile(at, ann, content, { contentType: 'image/jpg' })
  const { photo } = await ann.api.files.validate({ body: { token } })
  const made = await at.app.inject({ url: photo!.url })
  const { width, height, exif, orientation } = await sharp(made.rawPayload).metadata()
  assert.deepEqual([width, height, exif, orientation], [200, 400, undefined, undefined])
  assert.equal(made.rawPayload.includes('secret'), false)
})

test('bytes that are not what they say are refused and nothing is stored', async () => {
  const whole = await picture('jpeg')
  const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const tall = await sharp({ create: { width: 10, height: 900, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const bad: Record<string, Buffer> = {
    text: Buffer.from('hello'),
    page: Buffer.from('<!doctype html><script>alert(1)</script>'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    xml: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    gif: await sharp(await picture('png', 20, 20))
      .gif()
      .toBuffer(),
    tiff: await sharp(await picture('png', 20, 20))
      .tiff()
      .toBuffer(),
    'mark of a JPEG alone': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>')]),
    'JPEG cut off': whole.subarray(0, whole.length / 2),
    'PNG cut off': (await picture('png')).subarray(0, 900),
    'WebP cut off': (await picture('webp')).subarray(0, 900),
    'AVIF cut off': (await picture('avif')).subarray(0, 900),
    'too many pixels': bomb,
    'too tall': tall,
    pdf: pdf(),
    video: mp4(),
  }
  assert.ok(bomb.length < 500 * 1024)
  for (const [what, content] of Object.entries(bad)) {
    const { signedPost, token } = await request(ann, { fileSize: content.length })
    const { status, body } = await post(at, signedPost, content)
    assert.deepEqual([what, status, body.error?.name], [what, 400, 'ValidationError'])
    assert.ok(body.error?.fields?.['file'], what)
    assert.equal(await stored(signedPost), 0, what)
    const later = await ann.ask('POST', '/files/upload-validate', { token })
    assert.equal(later.status, 400, what)
  }
})

test('what is glued to a picture is not kept', async () => {
  const content = Buffer.concat([await picture('jpeg'), Buffer.from('<script>alert("glued")</script>'), pdf('glued')])
  const token = await sendFile(at, ann, content, { contentType: 'image/jpeg' })
  const { photo } = await ann.api.files.validate({ body: { token } })
  for (const { url } of photo!.versions)
    assert.equal((await at.app.inject({ url })).rawPayload.includes('glued'), false)
})

test('501 KB behind a smaller number, an empty file, no file: refused, nothing stored', async () => {
  for (const [content, status] of [
    [Buffer.alloc(501 * 1024, 1), 413],
    [Buffer.alloc(0), 400],
  ] as const) {
    const { signedPost } = await request(ann)
    assert.equal((await post(at, signedPost, content)).status, status)
    assert.equal(await stored(signedPost), 0)
  }
  assert.equal((await at.app.inject({ method: 'POST', url: '/files/upload', payload: { a: 1 } })).statusCode, 415)
})

test('a form that was changed is refused, nothing stored', async () => {
  const content = await picture()
  const { signedPost } = await request(ann, { fileSize: content.length })
  const another = (await request(await at.person())).signedPost
  const changes: Record<string, string>[] = [
    { key: another.fields['key']! },
    { policy: another.fields['policy']! },
    { signature: 'x' },
    { 'Content-Type': 'text/html' },
  ]
  for (const change of changes) {
    const { status, body } = await post(at, { ...signedPost, fields: { ...signedPost.fields, ...change } }, content)
    assert.deepEqual([status, body.error?.name], [403, 'Forbidden'])
  }
  assert.deepEqual([await stored(signedPost), await stored(another)], [0, 0])
})

test('a connection over which a form was refused hears the next request', async () => {
  const address = await at.app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sent = async (method: string, path: string, body?: Response) => {
    const content = body && Buffer.from(await body.arrayBuffer())
    const headers = body && { 'content-type': body.headers.get('content-type')!, 'content-length': content!.length }
    return new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
      const given = ask(address + path, { method, agent, ...(headers && { headers }) }, (response: IncomingMessage) => {
        const { localPort: port } = response.socket
        response.resume().on('end', () => resolve({ status: response.statusCode, port }))
      })
      given.on('error', reject).end(content)
    })
  }
  const { signedPost } = await request(ann)
  const refused: [fields: Record<string, string>, status: number][] = [
    [{ ...signedPost.fields, key: 'incoming/another' }, 403],
    [signedPost.fields, 413],
    [{}, 403],
  ]
  const ports: (number | undefined)[] = []
  for (const [fields, status] of refused) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(3 * 1024 * 1024)]))
    const answers = [await sent('POST', '/files/upload', new Response(form)), await sent('GET', '/files/none/none')]
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [status, 404],
    )
    ports.push(...answers.map(({ port }) => port))
  }
  assert.equal(new Set(ports).size, 1)
  agent.destroy()
})

test('a form is good for one file', async () => {
  const content = await picture()
  const { signedPost, token } = await request(ann, { fileSize: content.length })
  assert.equal((await post(at, signedPost, content)).status, 204)
  const { photo } = await ann.api.files.validate({ body: { token } })
  assert.equal((await post(at, signedPost, content)).status, 409)
  assert.deepEqual(await ann.api.files.validate({ body: { token } }), { photo, document: null })
})

test('a PDF is stored as it came and is only ever saved, also with more around it; a broken one is refused', async () => {
  const more = { contentType: 'application/pdf', fileName: 'Façade data sheet.PDF' }
  const token = await sendFile(at, ann, pdf(), more)
  const { document } = await ann.api.files.validate({ body: { token } })
  assert.match(document!.url, /\/facade-data-sheet\.pdf$/)
  assert.deepEqual([document!.name, document!.bytes], ['Façade data sheet.PDF', pdf().length])
  const response = await at.app.inject({ url: document!.url })
  assert.deepEqual(response.rawPayload, pdf())
  assert.equal(response.headers['content-type'], 'application/pdf')
  assert.equal(response.headers['content-disposition'], 'attachment')
  for (const around of [
    [pdf(), Buffer.from('<!-- scanner 4.2 -->')],
    [Buffer.from('\r\n@PJL JOB\r\n'), pdf()],
  ]) {
    const stored = await sendFile(at, ann, Buffer.concat(around), more)
    assert.ok((await ann.api.files.validate({ body: { token: stored } })).document)
  }
  for (const content of [pdf().subarray(0, 40), await picture()]) {
    const { signedPost } = await request(ann, { ...more, fileSize: content.length })
    assert.equal((await post(at, signedPost, content)).status, 400)
  }
})

test('a video is an MP4 that is whole, and is read in parts', async () => {
  const token = await sendFile(at, ann, mp4(), { contentType: 'video/mp4', purpose: 'video' })
  const { document } = await ann.api.files.validate({ body: { token } })
  const url = document!.url
  assert.deepEqual((await at.app.inject({ url })).rawPayload, mp4())
  const part = await at.app.inject({ url, headers: { range: 'bytes=10-19' } })
  assert.deepEqual([part.statusCode, part.headers['content-range']], [206, 'bytes 10-19/2000'])
  assert.deepEqual(part.rawPayload, mp4().subarray(10, 20))
  for (const content of [mp4().subarray(0, 1500), Buffer.concat([mp4(), Buffer.from('<script>')])]) {
    const { signedPost } = await request(ann, { contentType: 'video/mp4', fileSize: content.length })
    assert.equal((await post(at, signedPost, content)).status, 400)
  }
})

test('a form that is broken off, or none at all, is refused like any other', async () => {
  const begun = '--x\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\na'
  for (const [type, payload] of [
    ['multipart/form-data', 'abc'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', 'abc'],
    ['multipart/form-data; boundary=x', begun],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
  ] as const) {
    const headers = { 'content-type': type }
    const answer = await at.app.inject({ method: 'POST', url: '/files/upload', headers, payload })
    assert.deepEqual([answer.statusCode, answer.json().error.name], [400, 'ValidationError'], `${type} ${payload}`)
  }
  const { signedPost } = await request(ann)
  const form = new FormData()
  for (const [name, value] of Object.entries(signedPost.fields)) form.append(name, value)
  form.append('file', new Blob(['a'.repeat(900)]))
  const whole = new Response(form)
  const answer = await at.app.inject({
    method: 'POST',
    url: '/files/upload',
    headers: { 'content-type': whole.headers.get('content-type')! },
    payload: Buffer.from(await whole.arrayBuffer()).subarray(0, -300),
  })
  assert.equal(answer.statusCode, 400, answer.body)
  assert.equal(await stored(signedPost), 0)
})

test('there is nothing at other addresses', async () => {
  for (const url of [
    `/files/${ann.userID.toUpperCase()}/800.webp`,
    '/files/nonsense/800.webp',
    `/files/${ann.userID}/800.webp`,
    `/files/${ann.userID}/..%2F..%2F.secret`,
    '/files/..%2F.secret/800.webp',
    `/files/${ann.userID}/.secret`,
  ])
    assert.equal((await at.app.inject({ url })).statusCode, 404, url)
})
