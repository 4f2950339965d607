// Readable and writable business fields are equal.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BusinessChange, NewBusiness, NewCertificate } from './fields.ts'
import { BusinessProfile, Certificate } from './businesses.ts'

const sections = ['general', 'contactInfo', 'factory', 'tradeCapabilities', 'businessTerms'] as const

test('each section is written in the fields in which it is read', () => {
  const { version: _, ...written } = BusinessChange.shape
  assert.deepEqual(Object.keys(written), sections)
  for (const section of sections) {
    const change = Object.keys(written[section].unwrap().shape)
    assert.deepEqual(change.sort(), Object.keys(BusinessProfile.shape[section].shape).sort(), section)
  }
})

test('a certificate as well: a PDF comes in the place of the picture', () => {
  const { id: _, document, ...read } = Certificate.shape
  const { version, ...written } = NewCertificate.shape
  assert.ok(document && version)
  assert.deepEqual(Object.keys(written).sort(), Object.keys(read).sort())
})

test('a business is created with nine fields', () => {
  assert.deepEqual(Object.keys(NewBusiness.shape), [
    'companyName',
    'industry',
    'categories',
    'businessType',
    'country',
    'state',
    'shortDescription',
    'profilePhoto',
    'coverPhoto',
  ])
})
