// Suite of every storage.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { Refusal } from '../refusal.ts'
import { openDisk } from './disk.ts'
import { openStorage, type S3Settings, type SignedPost, type Storage } from './storage.ts'

type Case = { storage: Storage; origin: string; close: () => Promise<void> }

async function onDisk(): Promise<Case> {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-files-'))
  const storage = await openDisk(folder)
  const server = createServer((request, response) => {
    void (async () => {
      const form = await new Response(await buffer(request), {
        headers: { 'content-type': String(request.headers['content-type']) },
      }).formData()
      const fields = Object.fromEntries([...form].filter(([name]) => name !== 'file')) as Record<string, string>
      const file = form.get('file') as File
      await storage.receive!(fields, Readable.from(Buffer.from(await file.arrayBuffer())))
      response.writeHead(204).end()
    })().catch((error: unknown) => {
      response.writeHead(error instanceof Refusal ? error.status : 500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  async function close() {
    server.close()
    await rm(folder, { recursive: true })
  }
  return { storage, origin, close }
}

const s3: S3Settings | undefined = process.env['TEST_S3_ENDPOINT']
  ? {
      endpoint: process.env['TEST_S3_ENDPOINT'],
      region: process.env['TEST_S3_REGION'] ?? 'us-east-1',
      bucket: process.env['TEST_S3_BUCKET'] ?? 'wbn-test',
      accessKeyId: process.env['TEST_S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? '',
      pathStyle: true,
    }
  : undefined

async function onS3(): Promise<Case> {
  const storage = await openStorage('', s3)
  return { storage, origin: '', close: async () => {} }
}

async function send({ url, fields }: SignedPost, content: Buffer, type = 'image/png'): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(content)], { type }), 'a.png')
  const response = await fetch(url, { method: 'POST', body: form })
  await response.arrayBuffer()
  return response.status
}

function opened(open: () => Promise<Case>) {
  const folder = `test-${randomUUID()}`
  const opened = {
    at: undefined as unknown as Case,
    folder,
    key: () => `${folder}/${randomUUID()}`,
    async read(from: string): Promise<Buffer | undefined> {
      const file = await opened.at.storage.open(from)
      return file && buffer(file.stream)
    },
  }
  before(async () => void (opened.at = await open()))
  after(async () => {
    await opened.at.storage.removeFolder(folder)
    await opened.at.close()
  })
  return opened
}

function signedForms(open: () => Promise<Case>): void {
  const bench = opened(open)
  const { key, read } = bench
  const rule = { contentType: 'image/png', bytes: 1000, seconds: 60 }
  const sign = (to: string, more: object = {}) => bench.at.storage.signPost(to, { ...rule, ...more }, bench.at.origin)

  test('what a signed form allows arrives as it was sent', async () => {
    const to = key()
    const content = randomBytes(1000)
    assert.equal(await send(await sign(to), content), 204)
    assert.deepEqual(await read(to), content)
    assert.deepEqual(await bench.at.storage.withLocal(to, (path) => readFile(path)), content)
  })

  test('a byte too many is refused and nothing is stored', async () => {
    const to = key()
    const status = await send(await sign(to), randomBytes(1001))
    assert.ok(status >= 400 && status < 500, String(status))
    assert.equal(await read(to), undefined)
  })

  test('a file that is empty or shorter than announced is refused', async () => {
    const to = key()
    for (const bytes of [0, 999]) {
      const status = await send(await sign(to), Buffer.alloc(bytes))
      assert.ok(status >= 400 && status < 500, String(status))
    }
    assert.equal(await read(to), undefined)
  })

  test('another type, another key, a changed policy or signature: refused, nothing stored', async () => {
    const to = key()
    const other = key()
    const post = await sign(to)
    const policy = Buffer.from(post.fields['policy'] ?? post.fields['Policy'] ?? '', 'base64').toString()
    const larger = Buffer.from(policy.replace('1000', '9999')).toString('base64')
    const policyName = post.fields['policy'] ? 'policy' : 'Policy'
    const signatureName = Object.keys(post.fields).find((name) => /signature/i.test(name))!
    const changes: Record<string, string>[] = [
      { 'Content-Type': 'text/html' },
      { key: other },
      { [policyName]: larger },
      { [signatureName]: 'a'.repeat(post.fields[signatureName]!.length) },
      { [signatureName]: '' },
    ]
    for (const change of changes) {
      const status = await send({ ...post, fields: { ...post.fields, ...change } }, randomBytes(1000))
      assert.ok(status >= 400 && status < 500, `${Object.keys(change)[0]}: ${status}`)
    }
    assert.equal(await read(to), undefined)
    assert.equal(await read(other), undefined)
  })

  test('a form that has expired is refused', async () => {
    const to = key()
    const status = await send(await sign(to, { seconds: -60 }), randomBytes(1000))
    assert.ok(status >= 400 && status < 500, String(status))
    assert.equal(await read(to), undefined)
  })
}

function contents(open: () => Promise<Case>): void {
  const bench = opened(open)
  const { key, read, folder } = bench

  test('what is written is read, as a whole and in part, and replaced whole', async () => {
    const to = key()
    await bench.at.storage.write(to, Buffer.from('0123456789'), 'video/mp4')
    assert.equal(String(await read(to)), '0123456789')
    const part = await bench.at.storage.open(to, { first: 2, last: 4 })
    assert.deepEqual([part?.bytes, part?.first, part?.last], [10, 2, 4])
    assert.equal(String(await buffer(part!.stream)), '234')
    const rest = await bench.at.storage.open(to, { first: 7 })
    assert.equal(String(await buffer(rest!.stream)), '789')
    assert.equal(await bench.at.storage.open(to, { first: 10 }), undefined)
    await bench.at.storage.withLocal(to, (path) => bench.at.storage.write(`${to}-copy`, path, 'video/mp4'))
    assert.equal(String(await read(`${to}-copy`)), '0123456789')
    await bench.at.storage.write(to, Buffer.from('new'), 'video/mp4')
    assert.equal(String(await read(to)), 'new')
    assert.equal(String(await read(`${to}-copy`)), '0123456789')
  })

  test('a folder that is filled has everything or nothing; what is filled once more is replaced', async () => {
    const to = key()
    for (const content of ['first', 'second']) {
      const made = await bench.at.storage.fill(to, 'image/webp', async (path) => {
        for (const name of ['96.webp', '800.webp']) await writeFile(join(path, name), content + name)
        return content
      })
      assert.equal(made, content)
      assert.equal(String(await read(`${to}/96.webp`)), `${content}96.webp`)
      assert.equal(String(await read(`${to}/800.webp`)), `${content}800.webp`)
    }
    const breaking = bench.at.storage.fill(`${to}-broken`, 'image/webp', async (path) => {
      await writeFile(join(path, '96.webp'), 'x')
      throw new Error('no more')
    })
    await assert.rejects(breaking, /no more/)
    assert.equal(await read(`${to}-broken/96.webp`), undefined)
  })

  test('what is removed is gone; removing again is no error', async () => {
    const [one, two] = [key(), `${folder}/sub/two`]
    await bench.at.storage.write(one, Buffer.from('1'), 'image/webp')
    await bench.at.storage.write(two, Buffer.from('2'), 'image/webp')
    for (let time = 0; time < 2; time++) {
      await bench.at.storage.remove([one])
      await bench.at.storage.removeFolder(`${folder}/sub`)
    }
    assert.equal(await read(one), undefined)
    assert.equal(await read(two), undefined)
    assert.equal(await bench.at.storage.withLocal(two, async () => 1), undefined)
  })
}

describe('disk', () => {
  signedForms(onDisk)
  contents(onDisk)

  test('a second file for the same form is refused, the first stays', async () => {
    const at = await onDisk()
    const post = await at.storage.signPost(
      'incoming/one',
      { contentType: 'image/png', bytes: 5, seconds: 60 },
      at.origin,
    )
    assert.equal(await send(post, Buffer.from('first')), 204)
    assert.equal(await send(post, Buffer.from('later')), 409)
    assert.equal(String(await at.storage.withLocal('incoming/one', (path) => readFile(path))), 'first')
    await at.close()
  })

  test('what breaks off leaves no part behind, and no key leaves the folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wbn-files-'))
    const storage = await openDisk(folder)
    const post = await storage.signPost('incoming/one', { contentType: 'image/png', bytes: 10, seconds: 60 }, '')
    async function* breaking() {
      yield Buffer.from('abc')
      throw new Error('the line broke')
    }
    await assert.rejects(storage.receive!(post.fields, Readable.from(breaking())), /the line broke/)
    assert.deepEqual(await readdir(join(folder, '.parts')), [])
    assert.equal(await storage.open('incoming/one'), undefined)
    for (const key of ['../out', 'a/../../out', '/etc/passwd', 'a/.secret', '.secret'])
      await assert.rejects(storage.write(key, Buffer.from('x'), ''), /not a key/)
    await rm(folder, { recursive: true })
  })

  test('processes over one folder sign alike', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wbn-files-'))
    const [one, two] = await Promise.all([openDisk(folder), openDisk(folder)])
    const post = await one.signPost('incoming/one', { contentType: 'image/png', bytes: 3, seconds: 60 }, '')
    await two.receive!(post.fields, Readable.from(Buffer.from('abc')))
    assert.equal((await one.open('incoming/one'))?.bytes, 3)
    await rm(folder, { recursive: true })
  })
})

describe('S3', { skip: s3 ? false : 'TEST_S3_ENDPOINT names no server' }, () => {
  before(async () => {
    const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
    const { bucket: Bucket, endpoint, region, ...credentials } = s3!
    const client = new S3Client({ endpoint: endpoint!, region, credentials, forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
      if (!error.name.startsWith('BucketAlready')) throw error
    })
  })
  signedForms(onS3)
  contents(onS3)
})
