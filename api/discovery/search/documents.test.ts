// Indexed documents and their version.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { nodes } from '#api/foundation/industries/lookup.ts'
import { countries, jobPositions, stateByID, statesOf } from '#api/foundation/reference/lookup.ts'
import { documentsVersion, readers } from './documents.ts'

const node = nodes.find(({ key }) => key === 'industrial-technology.pumps')!
const [state] = statesOf('IT')
const row = {
  id: 'id',
  businessID: 'business',
  companyName: 'Almar Pumps',
  name: 'Pump',
  firstName: 'Livia',
  lastName: 'Serra',
  username: 'livia',
  shortDescription: 'Pumps',
  generalDescription: 'and valves',
  description: 'Pumps',
  briefPresentation: 'Buyer',
  businessType: 'MA',
  countryCode: 'IT',
  stateID: state!.stateID,
  city: 'Torino',
  industryID: node.industry.id,
  categoryIDs: [node.id],
  categoryID: node.id,
  subCategoryID: null,
  jobPositionID: jobPositions[0]!.id,
  brand: 'Almar',
  partNumber: 'GX-1',
  keywords: ['pump'],
  specs: [{ key: 'Ratio', value: 10 }],
  verified: true,
  run: true,
  evidence: ['register'],
  documents: ['cad'],
  gtin: '4006381333931',
  registered: 1,
  versions: { es: { name: 'Bomba', description: 'Bombas', shortDescription: 'Bombas', of: '1' } },
  translated: ['Pumpen'],
  offeredIDs: [node.id],
  offeredNames: ['Pump'],
}

test('a change of rows, documents or lists comes with a new documents version', () => {
  const documents = Object.values(readers).map(({ rows, document }) => [
    rows.text.replace(/\s+/g, ' '),
    document(row as never),
  ])
  const states = countries.flatMap(({ code }) => statesOf(code).map(({ stateID }) => stateByID(stateID)))
  const names = [...nodes.map(({ id, name }) => ({ id, name })), ...countries, ...states, ...jobPositions]
  const hash = createHash('sha256').update(JSON.stringify([documents, names]))
  const known: Record<number, string> = { 11: '13ced628a5187d83' }
  const message = 'raise documentsVersion in documents.ts, then replace version and hash here'
  assert.equal(hash.digest('hex').slice(0, 16), known[documentsVersion], message)
})
