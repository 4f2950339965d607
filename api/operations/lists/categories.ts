// Rules of the category tree for administrators.
import type { categories as contract, Category, CategoryRow } from '#contract/operations/lists/categories.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { add } from '#kit/jobs/jobs.ts'
import { folded } from '#kit/folded.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import {
  allNodes,
  deliveredName,
  idOf,
  isOffered,
  nodeByID,
  nodeByKey,
  nodesBelow,
  slugOfCategory,
  treeList,
  type Node,
} from '#api/foundation/industries/lookup.ts'
import { listRevision } from '#api/foundation/list-changes.ts'
import {
  addEntry,
  changeEntry,
  checkNames,
  codeFrom,
  invalid,
  renamed,
  restored,
  stateOf,
  type Subject,
} from './acts.ts'
import * as queries from './queries.ts'

const counts = hourly<queries.CategoryCounts>(1)

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async table(context, { query }) {
    const { by, direction, limit, offset } = pageOfTable(query)
    const q = query.q && folded(query.q)
    const wanted = allNodes().filter(
      ({ kind, key, name, industry }) =>
        kind !== 'industry' &&
        (!query.kind || kind === query.kind) &&
        (!query.industry || industry.key === query.industry) &&
        (!q || key.includes(q) || Object.values(name).some((each) => folded(each).includes(q))),
    )
    const rows = (await rowsOf(context, wanted)).filter(
      ({ state, companies, products }) =>
        (!query.state || state === query.state) && (!query.content || companies + products === 0),
    )
    const sign = direction === 'desc' ? -1 : 1
    const collator = new Intl.Collator(context.locale)
    if (by === 'order' && sign < 0) rows.reverse()
    else if (by === 'name') rows.sort((a, b) => sign * collator.compare(a.name, b.name))
    else if (by !== 'order') rows.sort((a, b) => sign * (a[by] - b[by]))
    return { data: rows.slice(offset, offset + limit), total: rows.length }
  },

  read: (context, { params }) => read(context, params.id),

  async add(context, { body: { parentID, names, reason } }) {
    const id = await addEntry(context, { kind: 'category', list: treeList }, reason, () => {
      const parent = nodeByID(parentID)
      if (!parent || !isOffered(parent)) throw new Refusal('NotFound', 'No such industry or category')
      if (parent.kind === 'subCategory') throw invalid({ parentID: 'is a subcategory' })
      checkNames(
        names,
        nodesBelow(parent).map(({ name }) => name),
      )
      const key = keyBelow(parent, names.en)
      return { code: idOf(key), names, key, parentId: parent.id }
    })
    return read(context, id)
  },

  async rename(context, { params: { id }, body }) {
    const node = changeable(id)
    const { names } = body
    await changeEntry(context, subjectOf(node), body, (row) => {
      const siblings = nodesBelow(node.category ?? node.industry).filter((one) => one !== node)
      const wanted = names ?? deliveredName(node)
      if (wanted)
        checkNames(
          wanted,
          siblings.map(({ name }) => name),
        )
      return renamed(row, { names }, { names: node.name, plurals: null })
    })
    return read(context, id)
  },

  async retire(context, { params: { id }, body }) {
    const node = changeable(id)
    const successorId = body.successorID ?? null
    await changeEntry(
      context,
      subjectOf(node),
      body,
      (row) => {
        if (row.isRetired && row.successorID === successorId) return undefined
        if (row.isRetired && row.successorID)
          throw new Refusal('Conflict', 'It has another successor: restore it first')
        const successor = successorId === null ? undefined : successorFor(node, successorId)
        const detail = successor ? { successor: successor.name.en, successorID: successor.id } : {}
        return { act: 'retire', columns: { retiredAt: new Date(), successorId, movedAt: null }, detail }
      },
      async (tx) => {
        if (successorId !== null) await add(tx, 'categories.move', { id })
      },
    )
    return read(context, id)
  },

  async restore(context, { params: { id }, body }) {
    await changeEntry(context, subjectOf(changeable(id)), body, restored)
    return read(context, id)
  },
}

/** Industries are fixed. */
function changeable(id: string): Node {
  const node = nodeByID(id)
  if (!node || node.kind === 'industry') throw new Refusal('NotFound', 'No such category')
  return node
}

function subjectOf({ id, name }: Node): Subject {
  return { kind: 'category', list: treeList, code: id, name: name.en }
}

function keyBelow(parent: Node, name: string): string {
  const above = parent.kind === 'industry' ? nodesBelow(parent)[0]!.key.split('.')[0]! : parent.key
  const slugs = new Set(allNodes().flatMap((node) => (node.kind === 'category' ? [slugOfCategory(node)] : [])))
  const isTaken = (slug: string) =>
    nodeByKey(`${above}.${slug}`) !== undefined || (parent.kind === 'industry' && slugs.has(slug))
  return `${above}.${codeFrom(name, isTaken)}`
}

/** Categories move into categories; subcategories also into a whole category. */
function successorFor(node: Node, id: string): Node {
  const successor = nodeByID(id)
  const fits =
    successor &&
    successor !== node &&
    successor !== node.category &&
    successor.category !== node &&
    isOffered(successor) &&
    (successor.kind === node.kind || (node.kind === 'subCategory' && successor.kind === 'category'))
  if (!fits) throw invalid({ successorID: 'is no category that is offered' })
  return successor
}

const countsOf = ({ pool }: Pick<Context, 'pool'>) => counts(pool, `${listRevision()}`, () => queries.countByNode(pool))

async function rowsOf(
  context: Pick<Context, 'db' | 'pool' | 'locale'>,
  nodes: readonly Node[],
): Promise<CategoryRow[]> {
  const [changes, counted] = await Promise.all([queries.findEntries(context.db, treeList), countsOf(context)])
  const rowOf = new Map(changes.map((row) => [row.code, row]))
  return nodes.map((node) => {
    const { id, key, kind, name } = node
    const above = [node.industry, node.category].filter((one) => one !== undefined && one !== node) as Node[]
    return {
      id,
      key,
      kind,
      name: name[context.locale],
      path: above.map((one) => namedIn(one, context.locale)),
      companies: counted.companies.get(id) ?? 0,
      products: counted.products.get(id) ?? 0,
      state: stateOf(rowOf.get(id)),
      revision: rowOf.get(id)?.revision ?? 0,
    }
  })
}

const namedIn = ({ id, name }: Node, locale: Locale) => ({ id, name: name[locale] })

async function read(context: Pick<Context, 'db' | 'pool' | 'locale'>, id: string): Promise<Category> {
  const node = nodeByID(id)
  if (!node) throw new Refusal('NotFound', 'No such category')
  const [[row], entry] = await Promise.all([rowsOf(context, [node]), queries.findEntry(context.db, treeList, id)])
  return {
    ...row!,
    names: node.name,
    delivered: deliveredName(node) ?? null,
    slug: node.kind === 'category' ? slugOfCategory(node) : null,
    below: node.children.map((one) => namedIn(one, context.locale)),
    successor: node.successor ? namedIn(node.successor, context.locale) : null,
    moving: entry?.isMoving ?? false,
  }
}
