// Business fields in calls.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type * as z from 'zod'
import { BusinessProfile, Certificate } from './businesses.ts'
import { BusinessChange, NewBusiness, NewCertificate } from './fields.ts'
import { certificateFields, fieldsOf, sectionNames } from './sections.ts'

const ofTexts = new Set(['languages', 'versions', 'translation'])

test('each section is written and read in the fields of the list', () => {
  const { version: _, ...written } = BusinessChange.shape
  assert.deepEqual(Object.keys(written), sectionNames)
  for (const section of sectionNames) {
    const names = fieldsOf(section).map(([name]) => name)
    const own = (shape: object) => Object.keys(shape).filter((name) => !ofTexts.has(name))
    assert.deepEqual(own(written[section].unwrap().shape), names, section)
    assert.deepEqual(own(BusinessProfile.shape[section].shape), names, section)
  }
})

test('a certificate as well: a PDF comes in the place of the picture', () => {
  const { id: _, document, ...read } = Certificate.shape
  const { version, ...written } = NewCertificate.shape
  assert.ok(document && version)
  assert.deepEqual(Object.keys(written), Object.keys(certificateFields))
  assert.deepEqual(Object.keys(read), Object.keys(certificateFields))
})

test('a text or number at its limit is taken, one more is refused', () => {
  const limited = [...sectionNames.flatMap(fieldsOf), ...Object.entries(certificateFields)].flatMap(([name, field]) => {
    const { kind, written } = field
    if (kind !== 'line' && kind !== 'prose' && kind !== 'number') return []
    if (!('most' in field)) return []
    const value = (more: number) => (kind === 'number' ? field.most + more : 'x'.repeat(field.most + more))
    const takes = (more: number) => (written as z.ZodType).safeParse(value(more)).success
    return [{ name, takes: [takes(0), takes(1)] }]
  })
  assert.ok(limited.length >= 15)
  assert.deepEqual(
    limited.filter(({ takes: [all, more] }) => !all || more),
    [],
  )
})

test('an answer holds what may be written and more: stored values outlive a lowered limit', () => {
  const part = BusinessProfile.shape.factory.pick({ manufacturingFacilities: true, zipcode: true, factorySize: true })
  const stored = { manufacturingFacilities: 'x'.repeat(10_000), zipcode: 'x'.repeat(100), factorySize: 1e16 }
  assert.deepEqual(part.parse(stored), stored)
})

test('websites: domains in any script and with underscores, no addresses of machines', () => {
  const website = (text: string) => BusinessChange.safeParse({ contactInfo: { website: text } }).success
  for (const text of [
    'asung.example/about',
    'http://air_co.example',
    'https://xn--e1afmkfd.xn--p1ai',
    'a.example:8080',
  ])
    assert.ok(website(text), text)
  for (const text of ['http://127.0.0.1', 'ftp://a.example', 'nowhere', 'javascript:alert(1)'])
    assert.ok(!website(text), text)
})

test('a business is created with nine fields, and the language of its text', () => {
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
    'languages',
  ])
})
