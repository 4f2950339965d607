// Marks on pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  degrees,
  PDFArray,
  PDFDocument,
  PDFName,
  type PDFPage,
  type PDFRawStream,
} from '@cantoo/pdf-lib'
import Pdfkit from 'pdfkit'
import sharp from 'sharp'
import { isMarkable, markFile } from './marking.ts'

const mark = 'Selling Works 东方机械 · 2026-11-29 · NDA'
const marking = (file: Uint8Array, contentType: string) =>
  markFile({ read: async () => file, contentType, mark, reader: 'Rita' })
async function inPDF(file: Uint8Array, contentType = 'application/pdf'): Promise<Uint8Array | undefined> {
  const { file: given, isMarked } = await marking(file, contentType)
  if (!isMarked) assert.deepEqual(given, file)
  return isMarked ? given : undefined
}

async function pages(...turns: number[]): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  for (const turn of turns) document.addPage([600, 800]).setRotation(degrees(turn))
  return document
}

/** Origin of the mark, where a page begins it. */
function originOf(page: PDFPage): [x: number, y: number] {
  const contents = page.node.Contents()
  assert.ok(contents instanceof PDFArray)
  const streams = contents.asArray().map((one) => page.doc.context.lookup(one) as PDFRawStream)
  const text = streams.map((one) => Buffer.from(decodePDFRawStream(one).decode()).toString('latin1')).join('\n')
  const [, x, y] = /1 0 0 1 (\S+) (\S+) cm/.exec(text)!
  return [Number(x), Number(y)]
}

test('each page of a PDF bears the line at the foot as it is seen, and keeps its size', async () => {
  const document = await pages(0, 90, 180, 270, -90)
  const marked = await PDFDocument.load((await inPDF(await document.save()))!)
  const seen = marked.getPages().map((page) => ({ origin: originOf(page), size: Object.values(page.getSize()) }))
  const origins = [[0, 0], [600, 0], [600, 800], [0, 800], [0, 800]] // prettier-ignore
  assert.deepEqual(
    seen,
    origins.map((origin) => ({ origin, size: [600, 800] })),
  )
})

test('a cropped page bears it inside of what is seen', async () => {
  const document = await pages(0)
  document.getPage(0).setCropBox(50, 60, 300, 400)
  const marked = await PDFDocument.load((await inPDF(await document.save()))!)
  assert.deepEqual(originOf(marked.getPage(0)), [50, 60])
})

test('a picture bears it at the foot, in its own format and size; the rest stays', async () => {
  const blue = { r: 30, g: 60, b: 220 }
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const file = await sharp({ create: { width: 640, height: 400, channels: 3, background: blue } })
      .toFormat(format)
      .toBuffer()
    const marked = await inPDF(file, `image/${format}`)
    const { data, info } = await sharp(marked).raw().toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height], [640, 400], format)
    assert.equal((await sharp(marked).metadata()).format, format === 'avif' ? 'heif' : format)
    const at = (x: number, y: number) => data[(y * 640 + x) * info.channels]!
    assert.ok(Math.abs(at(630, 100) - 30) < 12 && at(630, 398) > 150, `${format}: ${at(630, 100)}, ${at(630, 398)}`)
    const foot = Array.from({ length: 200 }, (_, x) => at(x, 392))
    assert.ok(Math.min(...foot) < 130, format)
  }
})

test('a signed, encrypted or broken PDF and a moving picture are not marked', async () => {
  const signed = await pages(0)
  signed.catalog.set(PDFName.of('AcroForm'), signed.context.obj({ SigFlags: 3 }))
  assert.equal(await inPDF(await signed.save()), undefined)
  const secret = new Pdfkit({ userPassword: 'open' })
  secret.text('secret').end()
  assert.equal(await inPDF(await buffer(secret)), undefined)
  assert.equal(await inPDF(Buffer.from('%PDF-1.7 and nothing else')), undefined)
  const frame = (background: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
    .webp()
    .toBuffer()
  assert.equal(await inPDF(frames, 'image/webp'), undefined)
  assert.equal(isMarkable('model/step'), false)
})

test('a few kilobytes that decompress to a gigabyte end their own process alone, and are not given', async () => {
  const valid = Buffer.from(await (await pages(0)).save({ useObjectStreams: false }))
  const bomb = deflateSync(deflateSync(Buffer.alloc(1024 ** 3), { level: 1 }))
  const head = `90 0 obj\n<</Type/ObjStm/N 1/First 8/Filter[/FlateDecode/FlateDecode]/Length ${bomb.length}>>\nstream\n`
  const at = valid.indexOf('\n1 0 obj') + 1
  const end = '\nendstream\nendobj\n'
  const file = Buffer.concat([valid.subarray(0, at), Buffer.from(head), bomb, Buffer.from(end), valid.subarray(at)])
  assert.ok(await inPDF(valid))
  await assert.rejects(marking(file, 'application/pdf'), { name: 'ServiceUnavailable' })
})

test('a picture of more pixels than the limit is not given without a mark', async () => {
  const create = { width: 10_001, height: 10_000, channels: 3, background: 'white' } as const
  const file = await sharp({ create, limitInputPixels: false }).png().toBuffer()
  await assert.rejects(marking(file, 'image/png'), { name: 'ServiceUnavailable' })
})

test('a reader has two files in the queue at most, all of them twenty; one that waits is not read, one that left ends', async () => {
  const file = Buffer.from(await (await pages(0)).save())
  let read = 0
  const order = (reader: string, signal?: AbortSignal) =>
    markFile({
      read: async () => {
        read += 1
        return file
      },
      contentType: 'application/pdf',
      mark,
      reader,
      ...(signal && { signal }),
    }).then(
      () => 'marked',
      (error: Error) => error.name,
    )
  const gone = new AbortController()
  const [first, left, third] = [order('Rita'), order('Rita', gone.signal), order('Rita')]
  assert.equal(await third, 'ServiceUnavailable')
  gone.abort()
  const others = Array.from({ length: 40 }, (_, at) => order(`Reader ${at}`))
  assert.ok(['Gone', 'ServiceUnavailable'].includes(await left))
  assert.equal(await first, 'marked')
  const outcomes = await Promise.all(others)
  const done = outcomes.filter((one) => one === 'marked').length
  assert.deepEqual([done, outcomes.filter((one) => one === 'ServiceUnavailable').length], [18, 22])
  assert.ok(read <= 20, 'those that were refused were not read')
  assert.equal(await order('Rita'), 'marked')
})
