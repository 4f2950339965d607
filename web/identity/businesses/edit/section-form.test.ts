// Profile section forms.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { changedPart, changesOf } from '#web/foundation/form/changes.ts'
import { fieldErrorOf } from '#kit/field-errors.ts'
import { fieldAt, type SectionPath } from '#contract/identity/businesses/sections.ts'
import type { Field, FormField, FormPath } from './fields.ts'
import { isRequired, sectionForm, sectionGroups, sectionValues, type SectionValues } from './section-form.ts'

const label = { id: '' }
const paths: FormPath[] = [
  'general.companyName',
  'general.categories',
  'general.yearStablished',
  'general.totalAnnualRevenue',
  'general.productionCapacity',
  'contactInfo.country',
  'contactInfo.state',
  'contactInfo.website',
  'contactInfo.phone',
  'factory.factorySize',
  'factory.numberProductionLines',
  'businessTerms.acceptedPaymentCurrencies',
]
const fields = paths.map((path): Field<FormPath> => ({ ...(fieldAt(path) as FormField), path, label }))

const industryID = '019a0000-0000-7000-8000-000000000001'
const id = '019a0000-0000-7000-8000-000000000002'
const profile = {
  general: {
    companyName: 'Quillon',
    categories: [{ industryID, id, name: 'Pumps' }],
    yearStablished: null,
    totalAnnualRevenue: { min: 31_000_000, max: null },
    productionCapacity: null,
  },
  contactInfo: {
    country: { code: 'IT' },
    state: { stateID: 'IT-45' },
    website: null,
    phone: { countryCode: '+39', businessPhoneNumber: '0595550101', international: '+39 059 555 0101' },
  },
  factory: { factorySize: 14_200.5, numberProductionLines: null },
  businessTerms: { acceptedPaymentCurrencies: [{ code: 'EUR', name: 'Euro' }] },
} as BusinessProfile

function typed(path: SectionPath, value: SectionValues[string][string], decimal: Decimal = '.'): unknown {
  const [section = '', name = ''] = path.split('.')
  const saved = sectionValues(profile, fields, decimal)
  const values = { ...saved, [section]: { ...saved[section], [name]: value } }
  const schema = sectionForm(fields, { decimal, isDialCode: (digits) => digits === '39' })
  const parsed = schema.safeParse(values)
  const [issue] = parsed.error?.issues ?? []
  if (issue) return fieldErrorOf(issue, value).code
  const shape = { names: fields.map((field) => field.path), groups: sectionGroups(fields) }
  return changedPart(parsed.data!, changesOf(values, saved, {}, shape))
}

test('a profile stands on the screen in texts and codes, and is no change', () => {
  const values = sectionValues(profile, fields, ',')
  assert.deepEqual(values['general'], {
    companyName: 'Quillon',
    categories: [`${industryID}.${id}`],
    yearStablished: '',
    totalAnnualRevenue: { min: '31000000', max: '' },
    productionCapacity: { min: '', max: '', unit: '', period: '' },
  })
  assert.deepEqual(values['contactInfo'], {
    country: 'IT',
    state: 'IT-45',
    website: '',
    phone: { countryCode: '+39', phoneNumber: '059 555 0101' },
  })
  assert.deepEqual(values['factory'], { factorySize: '14200,5', numberProductionLines: '' })
  assert.deepEqual(values['businessTerms'], { acceptedPaymentCurrencies: ['EUR'] })
  assert.deepEqual(typed('general.companyName', 'Quillon'), {})
})

test('only what was changed is sent; an empty field clears; blanks around a text are left out', () => {
  assert.deepEqual(typed('general.companyName', ' Quillon Works '), { general: { companyName: 'Quillon Works' } })
  assert.deepEqual(typed('contactInfo.website', ' '), { contactInfo: { website: '' } })
  assert.deepEqual(typed('businessTerms.acceptedPaymentCurrencies', []), {
    businessTerms: { acceptedPaymentCurrencies: [] },
  })
  assert.deepEqual(typed('contactInfo.state', 'IT-62'), { contactInfo: { country: 'IT', state: 'IT-62' } })
})

test('numbers are read as the language of the page writes them', () => {
  assert.deepEqual(typed('factory.factorySize', '14.200,5', ','), { factory: { factorySize: 14_200.5 } })
  assert.deepEqual(typed('factory.factorySize', '14.200', ','), { factory: { factorySize: 14_200 } })
  assert.deepEqual(typed('factory.factorySize', '', ','), { factory: { factorySize: '' } })
  assert.deepEqual(typed('general.totalAnnualRevenue', { min: '31.000.000', max: '47.000.000' }, ','), {
    general: { totalAnnualRevenue: { min: 31_000_000, max: 47_000_000 } },
  })
})

test('whether decimals may be typed, and which numbers, is as the contract has it', () => {
  assert.equal(typed('factory.factorySize', '14 thousand'), 'number')
  assert.equal(typed('factory.factorySize', '-5'), 'tooSmall')
  assert.equal(typed('factory.numberProductionLines', '2.5'), 'wholeNumber')
  assert.equal(typed('general.totalAnnualRevenue', { min: '', max: '47.5' }), 'wholeNumber')
  assert.equal(typed('general.totalAnnualRevenue', { min: '31', max: '30' }), 'order')
  for (const year of ['3000', '999']) assert.equal(typed('general.yearStablished', year), 'year')
})

test('a capacity needs its unit and period; without numbers it is none', () => {
  const capacity = (min: string, unit: string, period: string) =>
    typed('general.productionCapacity', { min, max: '', unit, period })
  assert.equal(capacity('1200', 'tonnes', ''), 'unit')
  assert.deepEqual(capacity('1200.5', 'tonnes', 'year'), {
    general: { productionCapacity: { min: 1200.5, max: '', unit: 'tonnes', period: 'year' } },
  })
  assert.deepEqual(capacity('', 'tonnes', 'year'), { general: { productionCapacity: '' } })
})

test('a phone number has a known dial code, or is cleared', () => {
  const phone = (countryCode: string, phoneNumber: string) => typed('contactInfo.phone', { countryCode, phoneNumber })
  assert.equal(phone('+999', '0595550102'), 'dialCode')
  assert.deepEqual(phone('39', '059 5550102'), {
    contactInfo: { phone: { countryCode: '+39', businessPhoneNumber: '059 5550102' } },
  })
  assert.deepEqual(phone('+39', ''), { contactInfo: { phone: '' } })
})

test('what is needed of a profile is as the contract has it', () => {
  const needed = fields.filter(isRequired).map(({ path }) => path)
  assert.ok(needed.includes('general.companyName') && needed.includes('contactInfo.country'))
  assert.ok(!needed.includes('contactInfo.website') && !needed.includes('contactInfo.state'))
  assert.equal(typed('general.companyName', ' '), 'required')
  assert.equal(typed('general.categories', []), 'required')
})
