// Pictures that are drawings.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { undrawnPicture } from './pictures.ts'

const drawing = { url: '/pictures/neutral/0002.svg', versions: [] }
const upload = { url: '/files/photo.webp', versions: [] }
const shownBy = (presence: 'listed' | 'run', mainImage: typeof drawing) =>
  undrawnPicture({ mainImage, businessProfile: { presence } })

test('small pictures show no drawing of a listed company’s product', () => {
  assert.equal(shownBy('listed', drawing), null)
  assert.equal(shownBy('listed', upload), upload)
  assert.equal(shownBy('run', drawing), drawing)
})
