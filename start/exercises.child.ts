// Exercises' pages in Spanish.
import assert from 'node:assert/strict'
import { addBusiness, addMember } from '#api/testing.ts'
import { testPages } from '#web/server/testing.ts'

const { api, get, close } = await testPages('development')
try {
  const owner = await api.person('Olga Owner')
  const businessID = await addBusiness(api.db, 'Exercises GmbH', { subscription: 'platinum' })
  await addMember(api.db, businessID, owner.userID, 'owner')
  const product = { businessID, name: 'Gear pump', description: 'Quiet.', warranty: '24 months' }
  const made = await owner.ask('POST', '/product/create', product)
  const { productID } = (made.body as { data?: { productID: string } }).data!
  const sections = { factory: { machinery: 'Two turning lathes.' } }
  assert.equal((await owner.ask('PUT', `/business/profile/${businessID}`, sections)).status, 200)

  await shows(`/es/business-product/${productID}`, /Garantía.{0,200}24 months/s)
  await shows(`/es/business/${businessID}`, /Maquinaria.{0,200}Two turning lathes\./s)
  await shows('/es/thanks', /<h1>(<w-t>)?Agradecimientos<.*WBN da las gracias/s)
} finally {
  await close()
}

async function shows(path: string, words: RegExp): Promise<void> {
  const first = await get(path)
  const { statusCode, body } = first.headers.location ? await get(String(first.headers.location)) : first
  assert.equal(statusCode, 200, path)
  assert.match(body, words)
}
