// Industry tree in memory: its file and the operator's changes. Nodes are never replaced.
import { readFileSync } from 'node:fs'
import type { Names } from '#contract/foundation/locales.ts'
import { derivedId } from '#kit/ids.ts'
import { type ListChange, onListChanges } from '#api/foundation/list-changes.ts'

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
  /** Industries: short label. */
  name: Names
  industry: Node
  category?: Node
  icon: string
  /** Offered only. */
  children: Node[]
  /** Existing records keep it. */
  isRetired?: true
  /** Target of its records. */
  successor?: Node
}
export type Industry = Node & { longName: Names; description: Names }

export const treeList = 'categories'

export function idOf(key: string): string {
  return derivedId(`tree:${key}`)
}

const roots = JSON.parse(readFileSync(new URL('tree.json', import.meta.url), 'utf8')) as Root[]
const byID = new Map<string, Node>()
const byKey = new Map<string, Node>()
/** Added nodes have none. */
const delivered = new Map<Node, Names>()
/** Includes retired. */
const below = new Map<Node, Node[]>()

function place(node: Node): Node {
  byID.set(node.id, node)
  byKey.set(node.key, node)
  below.set(node, [])
  if (node.kind !== 'industry') below.get(node.category ?? node.industry)!.push(node)
  return node
}

function nodeBelow(parent: Node, { key, name }: Leaf): Node {
  const { industry, icon } = parent
  const kind = parent.kind === 'industry' ? 'category' : 'subCategory'
  const category = kind === 'subCategory' && { category: parent }
  return place({ id: idOf(key), key, kind, name, industry, ...category, icon, children: [] })
}

export const industries: readonly Industry[] = roots.map(({ key, icon, label, name, description, categories }) => {
  const facts = { id: idOf(key), key, kind: 'industry' as const, name: label, longName: name, description, icon }
  const industry = { ...facts, children: [] } as unknown as Industry
  industry.industry = industry
  place(industry)
  const branches = categories.map((branch) => nodeBelow(industry, branch))
  for (const [at, { subCategories }] of categories.entries())
    for (const leaf of subCategories) nodeBelow(branches[at]!, leaf)
  return industry
})
for (const node of byID.values()) delivered.set(node, node.name)

const offered: Node[] = []
/** Parents first. */
export const nodes: readonly Node[] = offered

/** Includes retired, parents first. */
export function allNodes(): Node[] {
  return industries.flatMap((industry) => {
    const categories = nodesBelow(industry)
    return [industry, ...categories, ...categories.flatMap(nodesBelow)]
  })
}

/** Includes retired. */
export function nodesBelow(node: Node): readonly Node[] {
  return below.get(node)!
}

export function nodeByID(id: string): Node | undefined {
  return byID.get(id)
}
/** `0004` for an industry, the dotted key of a category or subcategory. */
export function nodeByKey(key: string): Node | undefined {
  return byKey.get(key)
}

export function deliveredName(node: Node): Names | undefined {
  return delivered.get(node)
}

/** `industrial-technology.pumps` → `pumps`, unique. */
export function slugOfCategory({ key }: Node): string {
  return key.slice(key.lastIndexOf('.') + 1)
}

export function isOffered({ isRetired, category }: Node): boolean {
  return !isRetired && !category?.isRetired
}

/** Follows successors. */
export function currentNode(node: Node): Node {
  const seen = new Set<Node>()
  let current = node
  while (current.successor && !seen.has(current)) {
    seen.add(current)
    current = current.successor
  }
  return current
}

/** Nearest offered node. */
export function offeredNode(node: Node): Node {
  const current = currentNode(node)
  if (isOffered(current)) return current
  return current.category ? offeredNode(current.category) : current.industry
}

function apply(changes: readonly ListChange[]): void {
  const own = changes.filter(({ list }) => list === treeList)
  const depthOf = ({ key }: ListChange) => key?.split('.').length ?? 0
  for (const { isAdded, code, key, parentID, names } of own.toSorted((a, b) => depthOf(a) - depthOf(b))) {
    const parent = parentID === null ? undefined : byID.get(parentID)
    if (isAdded && key && names && parent && parent.kind !== 'subCategory' && !byID.has(code))
      nodeBelow(parent, { key, name: names })
  }
  for (const node of byID.values()) {
    node.name = delivered.get(node) ?? node.name
    // An added one without a row is from another database.
    if (delivered.has(node)) delete node.isRetired
    else node.isRetired = true
    delete node.successor
  }
  for (const { code, names, isRetired, successorID } of own) {
    const node = byID.get(code)
    if (!node || node.kind === 'industry') continue
    if (names) node.name = names
    if (isRetired) node.isRetired = true
    else delete node.isRetired
    const successor = isRetired && successorID ? byID.get(successorID) : undefined
    if (successor) node.successor = successor
  }
  arrange()
}

function arrange(): void {
  for (const [node, all] of below) node.children = all.filter(({ isRetired }) => !isRetired)
  offered.splice(
    0,
    offered.length,
    ...industries.flatMap((industry) => [
      industry,
      ...industry.children,
      ...industry.children.flatMap(({ children }) => children),
    ]),
  )
}

arrange()
onListChanges(apply)
