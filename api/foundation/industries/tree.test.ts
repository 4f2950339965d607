// Industry tree.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Locale, locales } from '#contract/foundation/locales.ts'

type Words = Record<Locale, string>
type Node = { key: string; name: Words }
type Category = Node & { subCategories: Node[] }
type Industry = { key: string; icon: string; label: Words; name: Words; description: Words; categories: Category[] }

const tree = JSON.parse(readFileSync(new URL('./tree.json', import.meta.url), 'utf8')) as Industry[]
const categories = tree.flatMap((industry) => industry.categories)
const subCategories = categories.flatMap((category) => category.subCategories)

function fold(name: string) {
  return (
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}

function checkWords(words: Words, where: string) {
  assert.deepEqual(Object.keys(words), [...locales], where)
  for (const language of locales) {
    const word = words[language]
    assert.ok(word && word === word.trim().replace(/\s+/g, ' '), `${where}: ${language} is empty or badly spaced`)
  }
  assert.match(words.zh, /\p{Script=Han}/u, `${where}: zh is not Chinese`)
}

test('fifteen industries, codes 0001 to 0015, with the labels of the menu in its order', () => {
  assert.deepEqual(
    tree.map((industry) => [industry.key, industry.label.en]),
    [
      ['0001', 'Automation'],
      ['0002', 'Electronics & IT'],
      ['0003', 'Energy'],
      ['0004', 'Industrial Technology'],
      ['0005', 'Machineries'],
      ['0006', 'Power Transmission'],
      ['0007', 'Apparel'],
      ['0008', 'Baby World'],
      ['0009', 'Beauty Care'],
      ['0010', 'Fashion Accessories'],
      ['0011', 'Food & Agriculture'],
      ['0012', 'Furniture'],
      ['0013', 'Health Care'],
      ['0014', 'Home & Construction'],
      ['0015', 'Business Services'],
    ],
  )
})

test('the long labels of the tree stand in the same order', () => {
  assert.deepEqual(
    tree.map((industry) => industry.name.en),
    [
      'Electronics / Automation',
      'Components',
      'Energy / Environment',
      'Industrial Products',
      'Machinery',
      'Power Transmission',
      'Fashion',
      'Baby',
      'Beauty',
      'Accessories',
      'Food',
      'Furniture',
      'Health / Pharma',
      'Construction / Real Estate',
      'Business Services',
    ],
  )
})

test('every industry has its own icon, drawn by the icon set, and one sentence about it', () => {
  const icons = tree.map((industry) => industry.icon)
  assert.equal(new Set(icons).size, 15)
  const set = new URL('../../../node_modules/@tabler/icons-react/dist/esm/icons/', import.meta.url)
  for (const industry of tree) {
    const file = `Icon${industry.icon
      .split('-')
      .map((part) => part[0]!.toUpperCase() + part.slice(1))
      .join('')}.mjs`
    assert.ok(existsSync(new URL(file, set)), `${industry.icon} is no icon`)
    for (const language of locales) assert.match(industry.description[language], /[.。]$/, industry.key)
  }
})

test('at least 110 categories and 750 subcategories, spread over all industries', () => {
  assert.ok(categories.length >= 110, `${categories.length} categories`)
  assert.ok(subCategories.length >= 750, `${subCategories.length} subcategories`)
  for (const industry of tree) assert.ok(industry.categories.length >= 6, industry.key)
  for (const category of categories) assert.ok(category.subCategories.length >= 4, category.key)
})

test('every industry, category and subcategory has its name in every language', () => {
  for (const industry of tree) {
    for (const words of [industry.label, industry.name, industry.description]) checkWords(words, industry.key)
  }
  for (const node of [...categories, ...subCategories]) {
    checkWords(node.name, node.key)
    for (const language of locales)
      assert.ok(node.name[language].length <= 60, `${node.key}: ${language} is too long for a menu`)
  }
})

test('a name selects one node: no two nodes share it, in any language, over the whole tree', () => {
  for (const language of locales) {
    const owners = new Map<string, string>()
    const claim = (name: string, key: string) => {
      const owner = owners.get(fold(name))
      assert.ok(!owner || owner === key, `${language}: ${name} names ${owner} and ${key}`)
      owners.set(fold(name), key)
    }
    for (const industry of tree) {
      claim(industry.label[language], industry.key)
      claim(industry.name[language], industry.key)
    }
    for (const node of [...categories, ...subCategories]) claim(node.name[language], node.key)
  }
})

test('keys are unique slugs that tell their parents, so that ids never hang on a position', () => {
  const keys = [...tree, ...categories, ...subCategories].map((node) => node.key)
  assert.equal(new Set(keys).size, keys.length)
  for (const industry of tree) {
    const industrySlug = industry.categories[0]!.key.split('.')[0]!
    for (const category of industry.categories) {
      assert.match(category.key, /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/)
      assert.ok(category.key.startsWith(`${industrySlug}.`), category.key)
      for (const node of category.subCategories) {
        assert.match(node.key.slice(category.key.length), /^\.[a-z0-9]+(-[a-z0-9]+)*$/, node.key)
        assert.ok(node.key.startsWith(`${category.key}.`), node.key)
      }
    }
  }
})
