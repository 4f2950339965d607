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

test('openings of one day are one row, with the names of then and whether the pages were marked', async () => {
  const at = await help.dealing(bench)
  await help.signedByBoth(at)
  const document = await PDFDocument.create()
  document.addPage([600, 800])
  const good = await send(at, Buffer.from(await document.save()), 'application/pdf')
  const broken = await send(at, Buffer.from('%PDF-1.7 and nothing else'), 'application/pdf')
  for (const fileID of [good, good, broken]) await open(at, 'R', fileID)
  await bench.pool.query(`update people set first_name = 'Moved' where id = $1`, [at.R.member.userID])
  await bench.pool.query('delete from members where user_id = $1', [at.R.member.userID])
  await bench.jobs.runDueJobs()
  const asked = { params: { rid: at.rid }, query: help.asSide(at, 'S') }
  const { data, total } = await at.S.member.api.ndas.openings(asked)
  assert.deepEqual(
    data.map(({ fileID, times, marked, person }) => [fileID, times, marked, person]),
    [
      [broken, 1, false, 'Mia Member'],
      [good, 2, true, 'Mia Member'],
    ],
  )
  assert.equal(total, 2)
  const { data: second } = await at.S.member.api.ndas.openings({ ...asked, query: { ...asked.query, skip: 1 } })
  assert.deepEqual(
    second.map(({ fileID }) => fileID),
    [good],
  )
})

test('access that ends while a file waits for its mark is over when it is drawn', async () => {
  const at = await help.dealing(bench)
  const nda = await help.signedByBoth(at)
  const document = await PDFDocument.create()
  for (let page = 0; page < 400; page++) document.addPage([600, 800])
  const fileID = await send(at, Buffer.from(await document.save()), 'application/pdf')
  const url = (await help.pathOf(at, 'R', fileID))!
  const asked = { params: { ndaID: nda.ndaID }, query: help.asSide(at, 'S'), body: {} }
  const [answer] = await Promise.all([
    bench.app.inject({ method: 'GET', url }),
    new Promise((resolve) => setTimeout(resolve, 50)).then(() => at.S.owner.api.ndas.end(asked)),
  ])
  assert.equal(answer.statusCode, 404)
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
