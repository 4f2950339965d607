// Rules of reference lists for administrators.
import type { ListEntry, lists as contract } from '#contract/operations/lists/lists.ts'
import { hasPlurals, isOpen, type ListName, listNames } from '#contract/operations/lists/names.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { folded } from '#kit/folded.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { entriesOf, type Entry } from '#api/foundation/reference/lookup.ts'
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

const uses = hourly<Map<string, number>>(listNames.length)

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async all({ db }) {
    return Promise.all(
      listNames.map(async (list) => {
        const states = (await queries.findEntries(db, list)).map(stateOf)
        const count = (wanted: string) => states.filter((state) => state === wanted).length
        const entries = entriesOf(list).length
        return { list, entries, renamed: count('renamed'), added: count('added'), retired: count('retired') }
      }),
    )
  },

  async table(context, { params: { list }, query }) {
    const { by, direction, limit, offset } = pageOfTable(query)
    const q = query.q && folded(query.q)
    const rows = (await shapesOf(context, list)).filter(
      ({ code, names, state }) =>
        (!query.state || state === query.state) &&
        (!q || code.toLowerCase().startsWith(q) || Object.values(names).some((name) => folded(name).includes(q))),
    )
    const sign = direction === 'desc' ? -1 : 1
    const collator = new Intl.Collator(context.locale)
    const orders = {
      order: () => 0,
      code: (a: ListEntry, b: ListEntry) => (a.code < b.code ? -1 : 1),
      name: (a: ListEntry, b: ListEntry) => collator.compare(a.names[context.locale], b.names[context.locale]),
      uses: (a: ListEntry, b: ListEntry) => (a.uses ?? 0) - (b.uses ?? 0),
    }
    if (by === 'order' && sign < 0) rows.reverse()
    else rows.sort((a, b) => sign * orders[by](a, b))
    return { data: rows.slice(offset, offset + limit), total: rows.length }
  },

  read: (context, { params }) => read(context, params),

  async add(context, { params: { list }, body: { names, reason } }) {
    mustBeOpen(list)
    const code = await addEntry(context, { kind: 'entry', list }, reason, () => {
      const entries = entriesOf(list)
      checkNames(
        names,
        entries.map((one) => one.names),
      )
      return { code: codeFrom(names.en, (wanted) => entries.some((one) => one.code === wanted)), names }
    })
    return read(context, { list, code })
  },

  async rename(context, { params, body }) {
    const { names, plurals } = body
    if (names && !plurals && hasPlurals(params.list)) throw invalid({ plurals: 'is missing' })
    await changeEntry(context, subjectOf(params, entryAt(params)), body, (row) => {
      const entry = entryAt(params)
      const wanted = names ?? entry.delivered?.names
      // Countries' states may share a name.
      if (wanted && params.list !== 'states') checkNames(wanted, othersOf(params, entry))
      return renamed(row, { names, plurals: hasPlurals(params.list) ? plurals : null }, entry)
    })
    return read(context, params)
  },

  async retire(context, { params, body }) {
    const entry = entryAt(params)
    mustBeOpen(params.list)
    await changeEntry(context, subjectOf(params, entry), body, (row) => {
      return row.isRetired ? undefined : { act: 'retire', columns: { retiredAt: new Date() }, detail: {} }
    })
    return read(context, params)
  },

  async restore(context, { params, body }) {
    await changeEntry(context, subjectOf(params, entryAt(params)), body, restored)
    return read(context, params)
  },
}

type Place = HandlerInput<typeof contract.read>['params']

function mustBeOpen(list: ListName): void {
  if (!isOpen(list)) throw invalid({ list: 'has fixed entries' })
}

/** Addresses are lower case. */
function entryAt({ list, code }: Place): Entry {
  const entry = entriesOf(list).find((one) => one.code.toLowerCase() === code.toLowerCase())
  if (!entry) throw new Refusal('NotFound', 'No such entry')
  return entry
}

function othersOf({ list }: Place, { code }: Entry) {
  return entriesOf(list).flatMap((one) => (one.code === code ? [] : [one.names]))
}

function subjectOf({ list }: Place, { code, names }: Entry): Subject {
  return { kind: 'entry', list, code, name: names.en }
}

async function shapesOf({ db, pool }: Pick<Context, 'db' | 'pool'>, list: ListName): Promise<ListEntry[]> {
  const [rows, counted] = await Promise.all([
    queries.findEntries(db, list),
    uses(pool, list, () => queries.countUses(pool, list)),
  ])
  const rowOf = new Map(rows.map((row) => [row.code, row]))
  return entriesOf(list).map(({ code, names, plurals, delivered }) => {
    const row = rowOf.get(code)
    const facts = { state: stateOf(row), revision: row?.revision ?? 0, uses: counted.get(code) ?? 0 }
    return { list, code, names, plurals, delivered, ...facts }
  })
}

async function read(context: Pick<SignedIn, 'db' | 'pool'>, { list, code }: Place): Promise<ListEntry> {
  const entry = entryAt({ list, code })
  return (await shapesOf(context, list)).find((one) => one.code === entry.code)!
}
