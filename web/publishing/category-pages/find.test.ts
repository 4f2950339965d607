// Category name matching.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { IndustryWithCategories } from '#contract/foundation/industries.ts'
import { found } from './find.ts'

const named = (name: string) => ({ id: name, name })
const industry = (key: string, categories: Record<string, string[]>) =>
  ({
    key,
    categories: Object.entries(categories).map(([name, names]) => ({
      ...named(name),
      subCategories: names.map(named),
    })),
  }) as IndustryWithCategories

const tree = [
  industry('0001', { Válvulas: ['Válvulas de bola', 'Juntas'], Bombas: ['Bombas centrífugas'] }),
  industry('0002', { Sensores: ['Sensores de presión'] }),
]

test('a category is found by part of its name, ignoring case and accents, with all its subcategories', () => {
  const subCategories = [named('Válvulas de bola'), named('Juntas')]
  assert.deepEqual(found(tree, 'VALVULA'), [{ key: '0001', groups: [{ name: 'Válvulas', subCategories }], count: 3 }])
})

test('a subcategory is found below its category', () => {
  assert.deepEqual(found(tree, 'centrif'), [
    { key: '0001', groups: [{ name: 'Bombas', subCategories: [named('Bombas centrífugas')] }], count: 1 },
  ])
  assert.deepEqual(
    found(tree, 's').map(({ key, count }) => [key, count]),
    [
      ['0001', 5],
      ['0002', 2],
    ],
  )
})

test('a name that no category has is not found', () => {
  assert.deepEqual(found(tree, 'telescopio'), [])
})
