// Certificate form: days, name, file.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldErrorOf } from '#kit/field-errors.ts'
import { certificateForm, certificateValues } from './certificate-form.ts'

const filled = { ...certificateValues(undefined), name: 'ISO 9001:2015' }

function errorOf(values: Partial<typeof filled>): string | undefined {
  const [issue] = certificateForm.safeParse({ ...filled, ...values }).error?.issues ?? []
  return issue && `${issue.path.join('.')} ${fieldErrorOf(issue, values[issue.path[0] as 'name']).code}`
}

test('a certificate has a name, and ends after it begins where both days are known', () => {
  assert.equal(errorOf({}), undefined)
  assert.equal(errorOf({ name: ' ' }), 'name required')
  assert.equal(errorOf({ issueDate: '2024-05-01', expireDate: '2027-05-01' }), undefined)
  assert.equal(errorOf({ issueDate: '2024-05-01' }), undefined)
  assert.equal(errorOf({ issueDate: '2024-05-01', expireDate: '2024-04-30' }), 'expireDate order')
})

test('its picture or PDF stays as it was read, goes by its token, or is taken away', () => {
  const saved = { url: '/files/1.webp', versions: [] }
  const sent = { token: 'abc', photo: null, document: null }
  const photos = [saved, sent, null].map((photo) => certificateForm.parse({ ...filled, photo }).photo)
  assert.deepEqual(photos, [{ url: '/files/1.webp' }, { token: 'abc' }, ''])
})
