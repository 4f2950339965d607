// Life cycle of posts and comments.
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { type Access, hasPermission } from '#contract/identity/access.ts'
import { undoSeconds } from '#contract/foundation/constants.ts'
import type { GroupRole } from '#contract/social/groups/groups.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { languageFor } from '#api/identity/text-languages.ts'
import type { DB } from '#api/database/tables.ts'
import {
  asGiven,
  emitMentions,
  type MentionRow,
  mentionsIn,
  type StoredMention,
  withNames,
} from '#api/social/mentions/lookup.ts'
import { enforcePostingRate } from '#api/foundation/posting-rate/lookup.ts'

type Tx = Transaction<DB>
type Authorship = {
  authorKind: Actor['kind']
  writerID: string
  access: Access | null
  role: GroupRole | null
}
type ContentRow = Authorship & {
  id: string
  authorID: string
  content: string
  mentions: MentionRow[]
  removedAt: Date | null
  removedBy: string | null
}
export type ModerationState = { removedBy?: string | null; hidden?: boolean }

/** Edit: writer, admins of the acting business. Remove: moderators too. */
export function permissionsOf(
  { viewer }: Pick<Context, 'viewer'>,
  { authorKind, writerID, access, role }: Authorship,
): { edit: boolean; remove: boolean } {
  if (!viewer) return { edit: false, remove: false }
  const isWriter = writerID === viewer.userID
  const speaks = authorKind === 'user' || access !== null
  const edit = (isWriter && speaks) || (authorKind === 'business' && hasPermission('removePosts', access ?? undefined))
  const isModerator = viewer.roles.some((role) => role === 'moderator' || role === 'administrator')
  const leads = role === 'owner' || role === 'moderator'
  return { edit, remove: edit || isWriter || isModerator || leads }
}

export type StateChange = { removedAt: Date | null; isChanged: boolean }
type Kind<Row extends ContentRow> = {
  noun: 'post' | 'comment'
  find: (context: SignedIn, id: string) => Promise<Row | undefined>
  setState: (tx: Tx, id: string, state: ModerationState) => Promise<StateChange>
}
const nameLength = 120

type Edit = { content: string; language?: string | undefined; mentions?: Parameters<typeof mentionsIn>[2] }
/** `language`: null keeps the row's. */
export type TextChange = { content: string; language: string | null; mentions: StoredMention[] }

export function lifeCycle<Row extends ContentRow>({ noun, find, setState }: Kind<Row>) {
  async function existing(context: SignedIn, id: string): Promise<Row> {
    const row = await find(context, id)
    if (!row) throw new Refusal('NotFound', `No such ${noun}`)
    return row
  }
  /** `act`: audit-log name of acts that need a staff role. */
  const inState = ({ db, viewer }: SignedIn, row: Row, state: ModerationState, act?: 'hide' | 'remove' | 'restore') =>
    db.transaction().execute(async (tx) => {
      const { removedAt, isChanged } = await setState(tx, row.id, state)
      const object = { kind: noun, id: row.id, name: row.content.slice(0, nameLength) }
      if (act && isChanged) await recordAct(tx, { by: viewer, act: `${noun}.${act}`, object })
      return removedAt
    })

  return {
    existing,

    async edit(
      context: SignedIn & { locale: Locale },
      row: Row,
      { content, language: declared, mentions: given = asGiven(withNames(row, context.locale)) }: Edit,
      save: (tx: Tx, change: TextChange) => Promise<void>,
    ): Promise<void> {
      if (!permissionsOf(context, row).edit) throw new Refusal('Forbidden', `Only its author may edit a ${noun}`)
      const author: Actor = { kind: row.authorKind, id: row.authorID }
      const mentions = await mentionsIn(context, content, given, author)
      const isSame = content === row.content && !declared
      const language = isSame ? null : await languageFor(context, content, declared)
      const written = { resourceType: noun, resourceID: row.id, author, writerID: context.viewer.userID }
      await context.db.transaction().execute(async (tx) => {
        if (content !== row.content) await enforcePostingRate(tx, context, content)
        await save(tx, { content, language, mentions })
        await emitMentions(tx, written, mentions, row.mentions)
      })
    },

    async remove(context: SignedIn, id: string): Promise<{ id: string; restoreUntil: string }> {
      const row = await existing(context, id)
      if (!permissionsOf(context, row).remove) throw new Refusal('Forbidden', `You may not remove this ${noun}`)
      const act = isOnlyStaff(context, row) ? 'remove' : undefined
      const removedAt = await inState(context, row, { removedBy: context.viewer.userID }, act)
      return { id: row.id, restoreUntil: restorableUntil(removedAt!).toISOString() }
    },

    async restore(context: SignedIn, id: string): Promise<void> {
      const row = await existing(context, id)
      if (!permissionsOf(context, row).remove) throw new Refusal('Forbidden', `You may not restore this ${noun}`)
      if (!row.removedAt) return
      if (row.removedBy !== context.viewer.userID) throw new Refusal('Forbidden', 'Only who removed it may restore it')
      if (restorableUntil(row.removedAt) < new Date()) throw new Refusal('Gone', `This ${noun} has been removed`)
      await inState(context, row, { removedBy: null }, isOnlyStaff(context, row) ? 'restore' : undefined)
    },

    async moderate(context: SignedIn, id: string, hidden: boolean): Promise<{ id: string; hidden: boolean }> {
      const row = await existing(context, id)
      await inState(context, row, { hidden }, hidden ? 'hide' : 'restore')
      return { id: row.id, hidden }
    },
  }
}

function isOnlyStaff({ viewer, ...context }: SignedIn, row: Authorship): boolean {
  return !permissionsOf({ ...context, viewer: { ...viewer, roles: [] } }, row).remove
}

function restorableUntil(removedAt: Date): Date {
  return new Date(removedAt.getTime() + undoSeconds * 1000)
}

type Table = {
  name: 'posts' | 'comments'
  /** Column of the counted parent; the counter has the table's name. */
  countedAt: 'timeline_id' | 'resource_id'
  /** SQL: emits events of the rows of `from`. */
  emitted: (from: string) => string
}

/** Idempotent: keeps the first time. Returns it and whether anything changed. */
export async function setStateIn(
  tx: Tx,
  { name, countedAt, emitted }: Table,
  id: string,
  state: ModerationState,
): Promise<StateChange> {
  const { rows } = await sql<StateChange>`
    with before as (select id, removed_at, hidden_at, removed_at is null and hidden_at is null as seen from ${sql.table(name)} where id = ${id} for update),
    changed as (
      update ${sql.table(name)} w set ${columnsOf(state)} from before where w.id = before.id
      returning w.*, before.seen as was_seen, w.removed_at is null and w.hidden_at is null as is_seen,
        w.removed_at is distinct from before.removed_at or w.hidden_at is distinct from before.hidden_at as is_changed),
    counted as (
      update counters c set ${sql.ref(name)} = ${sql.ref(`c.${name}`)} + changed.is_seen::int - changed.was_seen::int from changed
      where c.resource_id = ${sql.ref(`changed.${countedAt}`)} and changed.is_seen <> changed.was_seen),
    emitted as (${sql.raw(emitted('changed where is_seen <> was_seen'))})
    select removed_at as "removedAt", is_changed as "isChanged" from changed`.execute(tx)
  return rows[0] ?? { removedAt: null, isChanged: false }
}

function columnsOf({ removedBy, hidden }: ModerationState): RawBuilder<unknown> {
  const by = sql`${removedBy ?? null}::uuid`
  const removal = [
    sql`removed_at = case when ${by} is not null then coalesce(w.removed_at, now()) end`,
    sql`removed_by = case when w.removed_at is not null and ${by} is not null then w.removed_by else ${by} end`,
  ]
  return sql.join([
    ...(removedBy === undefined ? [] : removal),
    ...(hidden === undefined ? [] : [sql`hidden_at = case when ${hidden} then coalesce(w.hidden_at, now()) end`]),
  ])
}
