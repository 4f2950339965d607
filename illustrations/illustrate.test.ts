// Drawings.
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { illustrate, isKind, kindOf, KINDS, mark, plant, poster, VIEWS, type Kind } from './index.ts'

type Root = { categories: { key: string; subCategories: { key: string }[] }[] }

const kinds = Object.keys(KINDS) as Kind[]

function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 12)
}

test('a picture never changes for its seed', () => {
  const drawn = {
    pump: fingerprint(illustrate({ category: 'pump', seed: 'a1' })),
    valveDrawing: fingerprint(illustrate({ category: 'valve', seed: 'a1', view: 'drawing' })),
    gearboxSet: fingerprint(illustrate({ category: 'gearbox', seed: 'a1', view: 'set' })),
    bearingDetail: fingerprint(illustrate({ category: 'bearing', seed: 'a1', view: 'detail' })),
    mark: fingerprint(mark({ seed: 'a1' })),
    cover: fingerprint(plant({ seed: 'a1' })),
    poster: fingerprint(poster({ seed: 'a1' })),
  }
  assert.deepEqual(drawn, KNOWN)
})

test('every kind draws whole shapes in every view', () => {
  for (const category of kinds) {
    for (const seed of ['a1', 'b7', 'c3', 'd9']) {
      for (const view of VIEWS) {
        const svg = illustrate({ category, seed, view })
        assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/, `${category} ${seed} ${view}`)
        assert.ok(svg.length < 24_000, `${category} is small enough to send: ${svg.length}`)
        assert.equal(svg.split('<g').length, svg.split('</g>').length, `${category} closes what it opens`)
      }
    }
  }
})

test('other seeds draw other pictures', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => `seed-${i}`)
  for (const category of kinds) {
    const different = new Set(seeds.map((seed) => illustrate({ category, seed })))
    assert.ok(different.size >= 3, `${category} has ${different.size} pictures`)
  }
  assert.ok(new Set(seeds.map((seed) => mark({ seed }))).size >= 25)
})

test('a line drawing has no paint', () => {
  const svg = illustrate({ category: 'pump', seed: 'a1', view: 'drawing' })
  const fills = new Set([...svg.matchAll(/fill="([^"]+)"/g)].map((found) => found[1]))
  assert.deepEqual(fills, new Set(['#23707f', '#fbfcfd', '#fff', 'none']))
})

test('a picture is decoration to screen readers', () => {
  assert.match(illustrate({ category: 'pump', seed: 'a1' }), /aria-hidden="true"/)
})

test('every category of the industry tree has a fitting kind, not the last resort', () => {
  const tree = JSON.parse(
    readFileSync(new URL('../api/foundation/industries/tree.json', import.meta.url), 'utf8'),
  ) as Root[]
  const keys = tree
    .flatMap(({ categories }) => categories.flatMap((one) => [one, ...one.subCategories]))
    .map(({ key }) => key)
  assert.deepEqual(
    keys.filter((key) => kindOf(key) === 'service'),
    [],
  )
  assert.ok(new Set(keys.map(kindOf)).size > 180)
})

test('words of a category find their kind, the most particular first', () => {
  const found = {
    'Deep Groove Ball Bearings': 'bearing',
    'industrial-technology.pumps.centrifugal-pumps': 'pump',
    'industrial-technology.valves.ball-valves': 'ballValve',
    'Automation > Robotics > Industrial Robots': 'robot',
    'Energy > Solar Energy > Photovoltaic Modules': 'solar',
    'Energy > Solar Energy > Inverters': 'inverter',
    'Energy > Heating & Cooling > Heat Pumps': 'heatPump',
    'Power Transmission > Timing belts': 'belt',
    'Men’s shoes': 'shoe',
    'Canned fish': 'tin',
    'Freight forwarding': 'ship',
    泵: 'pump',
    pumpInline: 'pumpInline',
    'Something nobody has named': 'service',
    '': 'service',
  } as const
  for (const [text, kind] of Object.entries(found)) assert.equal(kindOf(text), kind, text)
  for (const text of Object.keys(found)) assert.ok(isKind(kindOf(text)))
})

const KNOWN = {
  pump: 'd7ac2b885e60',
  valveDrawing: 'ac244b976465',
  gearboxSet: '9da7eccdb9ca',
  bearingDetail: '67d06300a3dc',
  mark: '9930c76068d7',
  cover: '79546ecccfbb',
  poster: 'a95d3ffbd7a4',
}
