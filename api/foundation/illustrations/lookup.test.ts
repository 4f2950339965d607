// Drawings of products.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { productPhotos } from './lookup.ts'

function drawnOf(key: string): string | undefined {
  const [photo] = productPhotos([{ kind: 'drawn', view: 'main' }], 'one', nodeByKey(key))
  return /^\/pictures\/product\/(\w+)\//.exec(photo!.url)?.[1]
}

test('a product is drawn as its subcategory, else as the category of it', () => {
  assert.equal(drawnOf('food-agriculture.non-alcoholic-beverages.tea-infusions'), 'cup')
  assert.equal(drawnOf('apparel.womens-clothing.womens-trousers-leggings'), 'trousers')
  assert.equal(drawnOf('furniture.storage-cabinets.wardrobes'), 'wardrobe')
  assert.equal(drawnOf('apparel.womens-clothing.jumpsuits'), 'dress')
})
