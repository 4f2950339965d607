// The industry tree in memory: fifteen industries, categories, subcategories, each with an id that follows from its key.
import { readFileSync } from 'node:fs'
import type { Locale, Names } from '#contract/locales.ts'
import { pictureAddress } from '#illustrations/address.ts'
import { derivedId } from '#kit/ids.ts'
import { slugOf } from '#kit/slug.ts'
import { inLanguage } from '../context.ts'

export { businessKeysOf, productKeyOf } from './mapping.ts'

type Leaf = { key: string; name: Names }
type Branch = Leaf & { subCategories: Leaf[] }
type Root = {
  key: string
  icon: string
  label: Names
  name: Names
  description: Names
  categories: Branch[]
}

export type Node = {
  id: string
  key: string
  kind: 'industry' | 'category' | 'subCategory'
  /** For an industry its short label. */
  name: Names
  industry: Node
  /** The category of a subcategory. */
  category?: Node
  icon: string
  children: Node[]
}
export type Industry = Node & { longName: Names; description: Names }

function idOf(key: string): string {
  return derivedId(`tree:${key}`)
}

const roots = JSON.parse(readFileSync(new URL('tree.json', import.meta.url), 'utf8')) as Root[]
const byID = new Map<string, Node>()
const byKey = new Map<string, Node>()

/** The fifteen, in their order. */
export const industries: readonly Industry[] = roots.map(({ key, icon, label, name, description, categories }) => {
  const industry = { id: idOf(key), key, kind: 'industry', name: label, longName: name, description, icon } as Industry
  industry.industry = industry
  industry.children = categories.map((branch) => {
    const category: Node = {
      id: idOf(branch.key),
      key: branch.key,
      kind: 'category',
      name: branch.name,
      industry,
      icon,
      children: [],
    }
    category.children = branch.subCategories.map((leaf) => {
      const node: Node = {
        id: idOf(leaf.key),
        key: leaf.key,
        kind: 'subCategory',
        name: leaf.name,
        industry,
        category,
        icon,
        children: [],
      }
      return node
    })
    return category
  })
  for (const node of [industry, ...industry.children, ...industry.children.flatMap((one) => one.children)]) {
    byID.set(node.id, node)
    byKey.set(node.key, node)
  }
  return industry
})

/** Every industry, category and subcategory, an industry before its own. */
export const nodes: readonly Node[] = [...byID.values()]

export function nodeByID(id: string): Node | undefined {
  return byID.get(id)
}
/** By key of the tree: `0004` for an industry, the dotted key of a category or subcategory. */
export function nodeByKey(key: string): Node | undefined {
  return byKey.get(key)
}

/** `{id, name}` as answers carry a node; null for none. */
export function namedFor(id: string | null | undefined, locale: Locale): { id: string; name: string } | null {
  const node = id ? byID.get(id) : undefined
  return node ? { id: node.id, name: node.name[locale] } : null
}

/** Names from the industry down to the node. */
export function pathFor(node: Node, locale: Locale): string[] {
  return [node.industry, node.category, node]
    .filter((one, at, all) => one && all.indexOf(one) === at)
    .map((one) => one!.name[locale])
}

/** The industry as answers carry it. */
export function industryFor(industry: Industry, locale: Locale) {
  const { id, key, icon } = industry
  return {
    id,
    _id: id,
    key,
    name: industry.longName[locale],
    text: industry.name[locale],
    slug: slugOf(industry.name.en),
    description: industry.description[locale],
    image: pictureAddress({ kind: 'product', category: industry.name.en, seed: key }),
    icon,
  }
}

/** Handler: the fifteen in the reader's language. */
export const industryList = inLanguage((locale) => industries.map((one) => industryFor(one, locale)))
