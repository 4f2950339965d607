// Drawing addresses.
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { portals } from '#contract/foundation/portals.ts'
import { drawPicture, KINDS, pictureAddress, VIEWS } from './index.ts'

const seed = '01935f3e-7f20-7b1c-9d55-3f0a8f6c2e11'

test('every kind in every view has an address that draws it', () => {
  for (const category of Object.keys(KINDS)) {
    for (const view of VIEWS) {
      const address = pictureAddress({ kind: 'product', category, seed, view })
      assert.equal(address, `/pictures/product/${category}/${seed}/${view}.svg`)
      assert.match(drawPicture(address) ?? '', /^<svg .*<\/svg>$/s, address)
    }
  }
})

test('marks, covers and posters have addresses too', () => {
  for (const kind of ['mark', 'cover', 'poster'] as const) {
    const address = pictureAddress({ kind, seed })
    assert.equal(address, `/pictures/${kind}/${seed}.svg`)
    assert.match(drawPicture(address) ?? '', /^<svg /)
  }
})

test('every industry has a neutral field with its icon, and nothing else has', () => {
  const drawn = Array.from({ length: 15 }, (_, index) => {
    const key = String(index + 1).padStart(4, '0')
    return drawPicture(pictureAddress({ kind: 'neutral', seed: key }))
  })
  assert.equal(new Set(drawn).size, 15)
  for (const svg of drawn) assert.match(svg ?? '', /^<svg .*<\/svg>$/s)
  for (const other of ['0016', 'constructor', seed])
    assert.equal(drawPicture(`/pictures/neutral/${other}.svg`), undefined, other)
})

test('every portal has a logo of its own, and nothing else has', () => {
  const logos = portals.map(({ key }) => drawPicture(pictureAddress({ kind: 'portal', seed: key })))
  assert.equal(new Set(logos).size, 25)
  for (const svg of logos) assert.match(svg ?? '', /^<svg .*<\/svg>$/s)
  assert.equal(drawPicture(`/pictures/portal/constructor.svg`), undefined)
  assert.notEqual(drawPicture('/pictures/poster/italy.svg'), drawPicture('/pictures/poster/france.svg'))
})

test('the view of a product picture is main unless another is named', () => {
  assert.equal(pictureAddress({ kind: 'product', category: 'pump', seed: 'a1' }), '/pictures/product/pump/a1/main.svg')
})

test('an address that was never printed draws nothing', () => {
  const wrong = [
    '/pictures/product/pump/a1/front.svg',
    '/pictures/product/toString/a1/main.svg',
    '/pictures/product/constructor/a1/main.svg',
    '/pictures/product/pump/A1/main.svg',
    `/pictures/product/pump/${'a'.repeat(41)}/main.svg`,
    '/pictures/product/pump/a1/main.png',
    '/pictures/product/pump/a%22/main.svg',
    '/pictures/product/pump/../main.svg',
    '/pictures/mark/.svg',
    '/pictures/mark/a1.svg/',
    '/pictures/mark/a1.svg\n',
    '/pictures/logo/a1.svg',
    '/pictures',
    '',
  ]
  for (const path of wrong) assert.equal(drawPicture(path), undefined, path)
})

test('a seed that can not stand in an address is refused', () => {
  for (const bad of ['', 'A', 'a/b', 'a b', 'ü', '"', 'a'.repeat(41)]) {
    assert.throws(() => pictureAddress({ kind: 'mark', seed: bad }), RangeError)
  }
})
