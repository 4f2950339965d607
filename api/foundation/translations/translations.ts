// Console of translations.
import type { GlossaryEntry, translations as contract } from '#contract/foundation/translations/translations.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { keyOf, periodOf } from './budget.ts'
import { forgetTerms } from './current-terms.ts'
import { deliveredTerms, type GlossaryTerm } from './glossary.ts'
import * as queries from './queries.ts'
import { countRequests } from './requests.ts'

const budgetsMost = 200

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  state: (context) => stateOf(context),

  async usage({ db, translation }, { query: { days } }) {
    const now = new Date()
    const [day, month] = [periodOf('day', now), periodOf('month', now)]
    const starts = { day: day.startsOn, month: month.startsOn }
    const [data, rows] = await Promise.all([queries.usageByDay(db, days), queries.findBudgets(db, starts, budgetsMost)])
    const general = (['day', 'month'] as const).map((kind) => ({ kind, scope: '', characters: 0 }))
    const budgets = new Map([...general, ...rows].map((row) => [keyOf(row), row]))
    return {
      data,
      budgets: [...budgets.values()].map((row) => {
        const { startsOn, until } = periodOf(row.kind, now)
        return { ...row, cap: translation?.caps[row.kind] ?? null, startsOn, until: until.toISOString() }
      }),
    }
  },

  async resume(context, { params: { name }, body: { reason } }) {
    const { listings = [], messages = [] } = context.translation ?? {}
    if (![...listings, ...messages].some((one) => one.name === name)) throw new Refusal('NotFound', 'No such provider')
    await context.db.transaction().execute(async (tx) => {
      await queries.resumeProvider(tx, name)
      const object = { kind: 'translations', id: name, name }
      await recordAct(tx, { by: context.viewer, act: 'translations.resume', object, reason })
    })
    return stateOf(context)
  },

  async terms({ db }, { query }) {
    const entries = (await entriesIn(db)).filter((entry) => isFound(entry, query.q ?? ''))
    const { offset, limit } = pageOfTable(query)
    return { data: entries.slice(offset, offset + limit), total: entries.length }
  },

  async setTerm(context, { body: { reason, ...term } }) {
    return change(context, { term, reason, act: 'term.set' }, (tx) => queries.setTerm(tx, term, false))
  },

  async removeTerm(context, { body: { en, reason } }) {
    const term = (await entriesIn(context.db)).find((one) => one.en === en)
    if (!term) throw new Refusal('NotFound', 'No such term')
    const { es, it, zh, de } = term
    const named = { en, es, it, zh, de }
    return change(context, { term: named, reason, act: 'term.remove' }, (tx) => queries.setTerm(tx, named, true))
  },

  async restoreTerm(context, { body: { en, reason } }) {
    const term = deliveredTerms.find((one) => one.en === en)
    if (!term) throw new Refusal('NotFound', 'It does not come with the software')
    return change(context, { term, reason, act: 'term.restore' }, (tx) => queries.restoreTerm(tx, en))
  },
}

async function stateOf({ db, translation }: Pick<Context, 'db' | 'translation'>) {
  const [rows, requests] = await Promise.all([queries.findProviderStates(db), countRequests(db)])
  const [listings, messages] = [translation?.listings ?? [], translation?.messages ?? []]
  const all = new Map([...listings, ...messages].map((one) => [one.name, one]))
  const placeIn = (line: readonly { name: string }[], name: string) =>
    line.findIndex((one) => one.name === name) + 1 || null
  const data = await Promise.all(
    [...all.values()].map(async ({ name, usage }) => {
      const row = rows.find((one) => one.name === name)
      const quota = await usage?.()
      return {
        name,
        listings: placeIn(listings, name),
        messages: placeIn(messages, name),
        failures: row?.failures ?? 0,
        error: row?.error ?? '',
        pausedUntil: row?.pausedUntil && row.pausedUntil > new Date() ? row.pausedUntil.toISOString() : null,
        succeededAt: row?.succeededAt?.toISOString() ?? null,
        failedAt: row?.failedAt?.toISOString() ?? null,
        quota: quota && 'usage' in quota ? { ...quota.usage, limit: quota.usage.limit ?? null } : null,
      }
    }),
  )
  return { data, requests }
}

type TermChange = { term: GlossaryTerm; reason: string; act: `term.${string}` }
type Tx = Parameters<typeof queries.setTerm>[0]

async function change(
  context: SignedIn,
  { term, reason, act }: TermChange,
  write: (tx: Tx) => Promise<unknown>,
): Promise<GlossaryEntry> {
  const entry = async () => (await entriesIn(context.db)).find((one) => one.en === term.en)
  const before = await entry()
  await context.db.transaction().execute(async (tx) => {
    await write(tx)
    const object = { kind: 'term', id: term.en, name: term.en }
    const detail = { before: before ?? null, after: term }
    await recordAct(tx, { by: context.viewer, act, object, reason, detail })
  })
  forgetTerms()
  return (await entry())!
}

async function entriesIn(db: Context['db']): Promise<GlossaryEntry[]> {
  const changes = await queries.findTermChanges(db)
  const delivered = new Map(deliveredTerms.map((term) => [term.en, term]))
  const changed = new Set(changes.map(({ en }) => en))
  const own = changes.map(({ isRemoved, changedAt, ...term }) => {
    const state = isRemoved ? ('removed' as const) : delivered.has(term.en) ? ('changed' as const) : ('added' as const)
    return { ...term, state, changedAt: changedAt.toISOString() }
  })
  const rest = deliveredTerms
    .filter(({ en }) => !changed.has(en))
    .map((term) => ({ ...term, state: 'delivered' as const, changedAt: null }))
  return [...own, ...rest].toSorted((a, b) => (a.en < b.en ? -1 : 1))
}

function isFound({ en, es, it, zh, de }: GlossaryTerm, search: string): boolean {
  const wanted = search.toLowerCase()
  return [en, es, it, zh, de].some((name) => name.toLowerCase().includes(wanted))
}
