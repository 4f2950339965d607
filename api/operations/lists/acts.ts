// List changes by administrators, with record and event.
import type { Transaction } from 'kysely'
import type { EntryState } from '#contract/operations/lists/entries.ts'
import { locales, type Names } from '#contract/foundation/locales.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import { slugOf } from '#kit/slug.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { outdatedBy } from './outdated.ts'
import * as queries from './queries.ts'

type Tx = Transaction<DB>
type EntryRow = queries.EntryRow

export type Subject = { kind: 'category' | 'entry'; list: string; code: string; name: string }
type ActInput = { revision: number; reason: string }
type Change = {
  act: 'rename' | 'retire' | 'restore'
  columns: Parameters<typeof queries.changeEntry>[3]
  detail: Record<string, unknown>
}

/** One change per list at a time. Resolves once this process has it. */
async function withListLock({ db, eventLog }: SignedIn, list: string, act: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockActor(tx, `list ${list}`)
    await eventLog.catchUp()
    await act(tx)
  })
  await eventLog.catchUp()
}

export async function changeEntry(
  context: SignedIn,
  subject: Subject,
  { revision, reason }: ActInput,
  decide: (row: EntryRow) => Change | undefined,
  also?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { list, code } = subject
  await withListLock(context, list, async (tx) => {
    const row = await queries.lockEntry(tx, list, code)
    const change = decide(row)
    if (!change) return
    if (row.revision !== revision) throw new Refusal('Conflict', 'It was changed meanwhile')
    await queries.changeEntry(tx, list, code, change.columns)
    await also?.(tx)
    await announce(tx, context, subject, { ...change, reason })
  })
}

export async function addEntry(
  context: SignedIn,
  { kind, list }: Pick<Subject, 'kind' | 'list'>,
  reason: string,
  decide: () => Omit<queries.NewEntry, 'list'>,
): Promise<string> {
  let added = ''
  await withListLock(context, list, async (tx) => {
    const { code, names, ...detail } = decide()
    await queries.addEntry(tx, { list, code, names, ...detail })
    await announce(
      tx,
      context,
      { kind, list, code, name: names.en },
      { act: 'add', detail: { ...detail, now: names }, reason },
    )
    added = code
  })
  return added
}

type Done = { act: string; detail: Record<string, unknown>; reason: string }

async function announce(tx: Tx, { viewer }: SignedIn, subject: Subject, { act, detail, reason }: Done): Promise<void> {
  const { kind, list, code, name } = subject
  const id = kind === 'category' ? code : `${list}/${code}`
  const object = { kind, id, name: name.slice(0, 120) }
  await recordAct(tx, { by: viewer, act: `${kind}.${act}`, object, reason, detail })
  await emitEvent(tx, 'lists.changed', { list, code })
  if (act === 'rename' && outdatedBy(list).length > 0) await add(tx, 'lists.reindex', { list, code })
}

type EntryNames = { names: Names; plurals: Names | null }

export function renamed(
  row: EntryRow,
  given: { names?: Names | null | undefined; plurals?: Names | null | undefined },
  now: EntryNames,
): Change | undefined {
  if (!given.names && row.isAdded) throw invalid({ names: 'has no other names' })
  const names = given.names ? inOrder(given.names) : null
  const plurals = (names && given.plurals && inOrder(given.plurals)) ?? null
  const same = (one: Names | null, other: Names | null) => JSON.stringify(one) === JSON.stringify(other)
  if (same(names, row.names && inOrder(row.names)) && same(plurals, row.plurals && inOrder(row.plurals)))
    return undefined
  const detail = {
    before: now.names,
    now: names,
    ...(now.plurals && { pluralsBefore: now.plurals, pluralsNow: plurals }),
  }
  return { act: 'rename', columns: { names, plurals }, detail }
}

function inOrder(names: Names): Names {
  return Object.fromEntries(locales.map((locale) => [locale, names[locale]])) as Names
}

export function restored(row: EntryRow): Change | undefined {
  if (!row.isRetired) return undefined
  return { act: 'restore', columns: { retiredAt: null, successorId: null, movedAt: null }, detail: {} }
}

export function stateOf(row: EntryRow | undefined): EntryState {
  if (row?.isRetired) return 'retired'
  if (row?.isAdded) return 'added'
  return row?.names ? 'renamed' : 'delivered'
}

/** Refuses names taken in the same language. */
export function checkNames(names: Names, others: readonly Names[]): void {
  const plain = (name: string) => name.toLowerCase()
  const taken = locales.filter((locale) => others.some((other) => plain(other[locale]) === plain(names[locale])))
  if (taken.length > 0) throw invalid(Object.fromEntries(taken.map((locale) => [`names.${locale}`, 'is taken'])))
}

/** Profile fields take 40; a number may follow. */
const codeMost = 36

/** `new` is the form's address. */
export function codeFrom(name: string, isTaken: (code: string) => boolean): string {
  const code = slugOf(name, codeMost)
  if (!code) throw invalid({ 'names.en': 'must have Latin letters' })
  let free = code
  for (let number = 2; free === 'new' || isTaken(free); number++) free = `${code}-${number}`
  return free
}

export function invalid(fields: Record<string, string>): Refusal {
  return new Refusal('ValidationError', 'Some fields are not valid', { fields })
}
