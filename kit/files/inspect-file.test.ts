// File types by bytes.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { inspectFile, typeOfBytes } from './inspect-file.ts'

let folder: string
before(async () => (folder = await mkdtemp(join(tmpdir(), 'inspect-'))))
after(() => rm(folder, { recursive: true }))

const whole = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'

async function inspected(content: string): Promise<void> {
  const path = join(folder, 'file.pdf')
  await writeFile(path, content, 'latin1')
  await inspectFile(path, 'application/pdf')
}

test('a PDF is whole with anything before its head and behind its end', async () => {
  for (const content of [
    whole,
    `${whole}\n\n`,
    `${whole}${'\0'.repeat(2000)}`,
    `HTTP/1.1 200 OK\r\n\r\n${whole}<html>`,
  ]) {
    await inspected(content)
    assert.equal(await typeOfBytes(Buffer.from(content, 'latin1')), 'application/pdf')
  }
})

test('a PDF without its end, or whose head comes too late, is refused', async () => {
  for (const content of [whole.replace('%%EOF', ''), `${' '.repeat(2000)}${whole}`, 'PDF'])
    await assert.rejects(inspected(content), { name: 'ValidationError' })
})
