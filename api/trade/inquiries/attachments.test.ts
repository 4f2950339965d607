// Message files.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { attachmentTypeOf } from '#kit/files/attachment-type.ts'
import { pdf, picture, sendFile } from '#api/identity/files/testing.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { inquire, seller } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const at = '/business/request'
const step = Buffer.from("ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nENDSEC;\nEND-ISO-10303-21;\n")
const attached = (who: TestPerson, content: Buffer, fileName: string, contentType = 'application/octet-stream') =>
  sendFile(bench, who, content, { purpose: 'message', fileName, contentType })

test('a file goes with a message, and both sides download it as it was sent', async () => {
  const { id, member } = await seller(bench)
  const [buyer, stranger] = await Promise.all([bench.person(), bench.person()])
  const files = [
    await attached(buyer, step, 'Flänsch “2”.stp'),
    await attached(buyer, pdf(), 'plan.pdf', 'application/pdf'),
  ]
  const { requestID: rid } = await buyer.api.inquiries.send({
    body: { to: id, subject: 'Flanges', message: 'As drawn', files },
  })
  const [message] = (await member.api.inquiries.messages({ params: { rid }, query: { bid: id } })).data
  assert.deepEqual([message!.type, message!.content], ['file', 'As drawn'])
  assert.deepEqual(
    message!.files.map(({ name, contentType }) => [name, contentType]),
    [
      ['Flänsch “2”.stp', 'model/step'],
      ['plan.pdf', 'application/pdf'],
    ],
  )
  const { fileID } = message!.files[0]!
  assert.equal((await stranger.ask('GET', `${at}/${rid}/file/${fileID}`)).status, 404)
  const { url } = await member.api.inquiries.file({ params: { rid, fileID }, query: { bid: id } })
  const address = new URL(url, 'http://localhost')
  const read = (path: string) => bench.app.inject({ method: 'GET', url: path })
  const got = await read(address.pathname + address.search)
  assert.equal(got.statusCode, 200)
  assert.deepEqual(got.rawPayload, step)
  assert.match(String(got.headers['content-disposition']), /^attachment; filename\*=UTF-8''Fl%C3%A4nsch/)
  assert.equal((await read(address.pathname + address.search.replace(member.userID, stranger.userID))).statusCode, 404)
  assert.equal((await read(address.pathname)).statusCode, 404)
  const setStatus = (status: string) =>
    bench.pool.query('update businesses set status = $1 where id = $2', [status, id])
  await setStatus('suspended')
  assert.equal((await read(address.pathname + address.search)).statusCode, 404, 'an address from before')
  await setStatus('active')
  assert.equal((await read(address.pathname + address.search)).statusCode, 200)
  assert.equal((await read(`/files/${fileID}/content`)).statusCode, 404, 'no public address leads to it')
  await member.api.members.remove({ params: { businessID: id, userID: member.userID } })
  assert.equal(
    (await read(address.pathname + address.search)).statusCode,
    404,
    'who was removed has the address in vain',
  )
})

test('a message may be files alone, five at most, each sent by the writer and used once', async () => {
  const { id } = await seller(bench)
  const [buyer, other] = await Promise.all([bench.person(), bench.person()])
  const rid = await inquire(buyer, id)
  const write = (files: unknown[]) => buyer.ask('POST', `${at}/${rid}/send-message`, { files })
  const token = await attached(buyer, await picture('png', 20, 20), 'photo.png', 'image/png')
  assert.equal((await write([token])).status, 200)
  assert.equal((await write([token])).status, 400, 'used already')
  assert.equal((await write([await attached(other, step, 'a.step')])).status, 400)
  assert.equal((await write([{ url: '/files/x/y' }])).status, 400)
  assert.equal((await write(Array.from({ length: 6 }, () => token))).status, 400)
  assert.equal(
    (await write([await sendFile(bench, buyer, await picture('png', 20, 20))])).status,
    400,
    'sent for pages',
  )
})

test('what is no file of that kind by its bytes is refused, whatever it calls itself', async () => {
  const buyer = await bench.person()
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  await assert.rejects(attached(buyer, page, 'plan.pdf', 'application/pdf'), /400/)
  await assert.rejects(attached(buyer, Buffer.from('MZ\x90\0\x03\0\0\0'), 'setup.step'), /400/)
  const asked = { contentType: 'text/html', fileSize: 10, purpose: 'message' }
  assert.equal((await buyer.ask('POST', '/files/upload-request/user', asked)).status, 415)
  assert.equal(
    (await buyer.ask('POST', '/files/upload-request/user', { ...asked, contentType: 'image/png', fileSize: 11e6 }))
      .status,
    413,
  )
})

test('CAD, office and archive formats are told apart by their first bytes', async () => {
  const of = async (head: string, name: string) =>
    (await attachmentTypeOf(Buffer.from(head, 'latin1'), name))?.extension
  const compound = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`
  const archive = `PK\x03\x04\x14\0\0\0\0\0${'\0'.repeat(40)}`
  assert.equal(await of('  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 'a.bin'), 'dxf')
  assert.equal(await of('999\nmade by hand\n0\nSECTION\n', 'a.dxf'), 'dxf')
  assert.equal(await of('AutoCAD Binary DXF\r\n\x1a\0', 'a.dxf'), 'dxf')
  assert.equal(await of('0\nSECTIONS of a letter', 'a.dxf'), undefined)
  assert.equal(await of(compound, 'a.xls'), 'xls')
  assert.equal(await of(compound, 'setup.msi'), undefined)
  assert.equal(await of(archive, 'a.zip'), 'zip')
  assert.equal(await of(archive, 'a.docx'), 'docx')
  assert.equal(await of(archive, 'a.exe'), 'zip')
})
