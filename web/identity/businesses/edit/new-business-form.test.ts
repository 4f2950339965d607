// New business form: requirements, body.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldErrorOf } from '#kit/field-errors.ts'
import { newBusinessForm, newBusinessValues, type NewBusinessValues } from './new-business-form.ts'

const schema = newBusinessForm(['IT'])
const filled: NewBusinessValues = {
  ...newBusinessValues('IT'),
  companyName: ' Zephyrine ',
  state: 'IT-45',
  businessType: 'MA',
  industry: '019a0000-0000-7000-8000-000000000001',
  categories: ['019a0000-0000-7000-8000-000000000001.019a0000-0000-7000-8000-000000000002'],
  shortDescription: 'Valves.',
}

function errors(values: NewBusinessValues): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(
    issues.map((issue) => [issue.path[0], fieldErrorOf(issue, values[issue.path[0] as keyof NewBusinessValues]).code]),
  )
}

test('an empty form names everything that is needed, with a state where the country has states', () => {
  const missing = ['businessType', 'categories', 'companyName', 'industry', 'shortDescription']
  const inItaly = errors(newBusinessValues('IT'))
  assert.deepEqual(Object.keys(inItaly).sort(), [...missing, 'state'])
  assert.deepEqual([...new Set(Object.values(inItaly))], ['required'])
  assert.deepEqual(Object.keys(errors(newBusinessValues('DE'))).sort(), missing)
})

test('what is sent are texts without blanks around them, and pictures by their tokens', () => {
  const picture = { token: 'abc', preview: { url: '/files/1.webp', versions: [] } }
  assert.deepEqual(schema.parse({ ...filled, profilePhoto: picture }), {
    ...filled,
    companyName: 'Zephyrine',
    profilePhoto: { token: 'abc' },
    coverPhoto: '',
  })
})
