// Pages of files sent for after an NDA: marked for the other side, as sent for the own one.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { picture, sendFile } from '#api/identity/files/testing.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import * as help from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

async function send(at: help.Dealing, content: Buffer, contentType: string): Promise<string> {
  const fileName = `drawing.${contentType.split('/')[1]}`
  const token = await sendFile(bench, at.S.member, content, { purpose: 'message', fileName, contentType })
  const { files } = await help.write(bench, at, 'S', 'As drawn', { files: [token], afterNda: true })
  return files[0]!.fileID
}

async function open(at: help.Dealing, side: 'S' | 'R', fileID: string): Promise<Buffer> {
  const url = await help.pathOf(at, side, fileID)
  const { rawPayload, headers, statusCode } = await bench.app.inject({ method: 'GET', url: url! })
  assert.equal(statusCode, 200)
  assert.equal(Number(headers['content-length']), rawPayload.length)
  return rawPayload
}

test('a PDF and a picture bear firm and day for the other side alone', async () => {
  const at = await help.dealing(bench)
  await help.signedByBoth(at)
  const document = await PDFDocument.create()
  document.addPage([600, 800])
  const pdf = Buffer.from(await document.save())
  const photo = await picture('png', 400, 300)
  const [sent, shown] = [await send(at, pdf, 'application/pdf'), await send(at, photo, 'image/png')]
  assert.ok(pdf.equals(await open(at, 'S', sent)))
  assert.ok(photo.equals(await open(at, 'S', shown)))

  const read = await PDFDocument.load(await open(at, 'R', sent))
  const contents = read.getPage(0).node.Contents()
  assert.ok(contents && !document.getPage(0).node.Contents(), 'a line is drawn on an empty page')
  const foot = async (file: Buffer) =>
    sharp(file).extract({ left: 0, top: 280, width: 400, height: 20 }).raw().toBuffer()
  const head = async (file: Buffer) =>
    sharp(file).extract({ left: 0, top: 0, width: 400, height: 200 }).raw().toBuffer()
  const marked = await open(at, 'R', shown)
  assert.ok((await head(marked)).equals(await head(photo)))
  assert.ok(!(await foot(marked)).equals(await foot(photo)))
})

test('a file without pages is given as it was sent, and its opening is logged', async () => {
  const at = await help.dealing(bench)
  await help.signedByBoth(at)
  const fileID = await help.sendLocked(bench, at, 'S')
  assert.ok(help.step.equals(await open(at, 'R', fileID)))
  await bench.jobs.runDueJobs()
  const { total } = await at.S.member.api.ndas.openings({ params: { rid: at.rid }, query: help.asSide(at, 'S') })
  assert.equal(total, 1)
})
