// Limits of business fields.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  certificateFields,
  fieldAt,
  fieldsOf,
  sectionNames,
  type SectionPath,
} from '#contract/identity/businesses/sections.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import * as lists from '#api/foundation/reference/lookup.ts'
import { importFiles } from '#api/operations/imports/imports.ts'
import { business, testFolder, writeRows } from '#api/operations/imports/testing.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { certificateForm, certificateValues } from '#web/identity/businesses/edit/certificate-form.ts'
import type { FormField } from '#web/identity/businesses/edit/fields.ts'
import { sectionForm } from '#web/identity/businesses/edit/section-form.ts'

const folder = testFolder()
let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Lena Limits')
})
after(() => bench.close())

const text = (most: number, before = '', after = '') =>
  `${before}${'x'.repeat(most - before.length - after.length)}${after}`
const [unit, period] = [lists.capacityUnits[0]!.code, lists.capacityPeriods[0]!.code]

function valueAt(field: FormField, more: number): unknown {
  switch (field.kind) {
    case 'line':
    case 'prose':
      return text(field.most + more)
    case 'email':
      return text(field.most + more, '', '@a.example')
    case 'website':
      return text(field.most + more, 'https://a.example/')
    case 'number':
      return ('most' in field ? field.most : new Date().getFullYear()) + more
    case 'range':
      return { min: 0, max: field.most + more }
    case 'capacity':
      return { min: 0, max: field.most + more, unit, period }
    case 'phone':
      return { countryCode: '+49', businessPhoneNumber: `30${'-'.repeat(field.most + more - 10)}55501000` }
    default:
      return undefined
  }
}

type LimitedField = { path: SectionPath; section: string; name: string; field: FormField }
const limited = sectionNames.flatMap((section) =>
  fieldsOf(section).flatMap(([name]): LimitedField[] => {
    const path = `${section}.${name}` as SectionPath
    const field = fieldAt(path) as FormField
    return valueAt(field, 0) === undefined ? [] : [{ path, section, name, field }]
  }),
)

type Body = Record<string, Record<string, unknown>>
function bodyOf(fields: readonly LimitedField[], more: number): Body {
  const body: Body = {}
  for (const { section, name, field } of fields) body[section] = { ...body[section], [name]: valueAt(field, more) }
  return body
}

function readIn(profile: BusinessProfile, { section, name, field }: LimitedField): unknown {
  const value = (profile as unknown as Body)[section]![name] as Record<string, unknown> & { unit: { code: string } }
  if (field.kind === 'capacity') return { ...value, unit, period }
  if (field.kind !== 'phone') return value
  const { countryCode, businessPhoneNumber } = value
  return { countryCode, businessPhoneNumber }
}

function expectedOf({ field }: LimitedField): unknown {
  return field.kind === 'phone' ? { countryCode: '+49', businessPhoneNumber: '3055501000' } : valueAt(field, 0)
}

function assertAtLimits(profile: BusinessProfile): void {
  for (const one of limited) assert.deepEqual(readIn(profile, one), expectedOf(one), one.path)
}

async function ownBusiness(name: string): Promise<string> {
  const id = await addBusiness(bench.db, name)
  await addMember(bench.db, id, owner.userID)
  return id
}

test('the call takes every field at its limit and answers it, and refuses more', async () => {
  assert.ok(limited.length >= 23)
  const id = await ownBusiness('Limits Ltd')
  const saved = await owner.ask('PUT', `/business/profile/${id}`, bodyOf(limited, 0))
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  const { data } = await bench.api.businesses.read({ params: { id } })
  assertAtLimits(data)
  for (const one of limited) {
    const { status, body } = await owner.ask('PUT', `/business/profile/${id}`, bodyOf([one], 1))
    assert.ok(status >= 400 && JSON.stringify(body).includes(one.path), `${one.path} ${status}`)
  }
})

function typed(field: FormField, more: number): unknown {
  const value = valueAt(field, more)
  if (field.kind === 'number') return String(value)
  if (field.kind === 'range' || field.kind === 'capacity') {
    const { min, max, ...units } = value as { min: number; max: number }
    return { ...units, min: String(min), max: String(max) }
  }
  if (field.kind !== 'phone') return value
  const { countryCode, businessPhoneNumber } = value as { countryCode: string; businessPhoneNumber: string }
  return { countryCode, phoneNumber: businessPhoneNumber }
}

test('the forms take every field at its limit, and name the error of more', () => {
  for (const { path, section, name, field } of limited) {
    const form = sectionForm([{ ...field, path, label: { id: '' } }], { decimal: '.', isDialCode: () => true })
    const takes = (more: number) => form.safeParse({ [section]: { [name]: typed(field, more) } } as never).success
    assert.deepEqual([takes(0), takes(1)], [true, false], path)
  }
})

const rowFields: Partial<Record<SectionPath, string>> = {
  'general.companyName': 'name',
  'general.shortDescription': 'shortDescription',
  'general.generalDescription': 'generalDescription',
  'general.yearStablished': 'founded',
}

function rowOf(id: string, fields: readonly LimitedField[], more: number, certificates: object[] = []) {
  const row: Record<string, unknown> = {}
  const inProfile = fields.filter(({ path, field }) => {
    if (path === 'general.totalEmployees')
      Object.assign(row, { employeesMin: 0, employeesMax: (valueAt(field, more) as { max: number }).max })
    else if (rowFields[path]) row[rowFields[path]] = valueAt(field, more)
    else return true
    return false
  })
  return business(id, { ...row, profile: { ...bodyOf(inProfile, more), certificates } })
}

async function imported(name: string, rows: object[]): Promise<{ rejected: number }> {
  const { counts } = await importFiles(
    bench.db,
    { businesses: writeRows(folder, `${name}.jsonl`, rows) },
    { rejectsFolder: folder },
  )
  return { rejected: counts.businesses.rejected }
}

async function profileOf(sourceID: string): Promise<BusinessProfile> {
  const { rows } = await bench.pool.query<{ id: string }>('select id from businesses where source_id = $1', [sourceID])
  return (await bench.api.businesses.read({ params: { id: rows[0]!.id } })).data
}

test('an import takes every field at its limit; longer texts reject the row, larger numbers are unknown', async () => {
  assert.equal((await imported('full', [rowOf('full', limited, 0)])).rejected, 0)
  assertAtLimits(await profileOf('full'))
  const unknownAbove: FormField['kind'][] = ['number', 'range', 'website', 'phone']
  const rejected = limited.filter(({ field }) => !unknownAbove.includes(field.kind))
  const all = await imported(
    'over',
    limited.map((one) => rowOf(one.path, [one], 1)),
  )
  assert.equal(all.rejected, rejected.length)
  for (const one of limited) {
    if (rejected.includes(one)) continue
    const value = readIn(await profileOf(one.path), one) as { max?: number } | null
    if (one.field.kind === 'phone') assert.deepEqual(value, expectedOf(one), 'signs between digits do not count')
    else assert.ok(value === null || value.max === null, one.path)
  }
})

test('the fields of a certificate are as long in the call, the form and the import', async () => {
  const { name, issuer, scope } = certificateFields
  const certificate = (more: number) => ({
    name: text(name.most + more),
    issuer: text(issuer.most + more),
    scope: text(scope.most + more),
  })
  const id = await ownBusiness('Certified Ltd')
  const path = `/business/${id}/certificate`
  assert.equal((await owner.ask('POST', path, certificate(0))).status, 200)
  const values = certificateValues(undefined)
  assert.ok(certificateForm.safeParse({ ...values, ...certificate(0) }).success)
  assert.equal((await imported('certified', [rowOf('certified', [], 0, [certificate(0)])])).rejected, 0)
  assert.partialDeepStrictEqual((await profileOf('certified')).certificates, [certificate(0)])
  for (const each of ['name', 'issuer', 'scope'] as const) {
    const over = { ...certificate(0), [each]: certificate(1)[each] }
    assert.ok((await owner.ask('POST', path, over)).status >= 400, each)
    assert.ok(!certificateForm.safeParse({ ...values, ...over }).success, each)
    assert.equal((await imported(each, [rowOf(`over ${each}`, [], 0, [over])])).rejected, 1, each)
  }
})
