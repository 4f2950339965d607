// Rows of threads and messages → contract.
import type { Author } from '#contract/identity/actors.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { ProductCard } from '#contract/catalog/products/products.ts'
import type { Message, Party, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { subjectOf } from '#contract/trade/inquiries/subjects.ts'
import type { Colleague } from '#contract/trade/inquiries/team.ts'
import { authorOf, type AuthorRow } from '#api/identity/actors/lookup.ts'
import type { Actor } from '#api/foundation/context.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import type { MessageRow, ThreadRow } from './queries.ts'

/** Removed actors have only an id. */
export function partyOf(actor: Actor, row: AuthorRow | null, locale: Locale): Party {
  return row ? { ...authorOf(row, locale), ...actor, gone: false } : gonePartyOf(actor)
}

export function gonePartyOf({ kind, id }: Actor): Party {
  const named: Author = {
    [kind === 'user' ? 'userID' : 'businessID']: id,
    companyName: null,
    profilePhoto: null,
    country: null,
  }
  return { ...named, id, kind, gone: true }
}

export function colleagueOf(row: AuthorRow | null, locale: Locale): Colleague | null {
  if (!row) return null
  const { userID, firstName, lastName, profilePhoto } = authorOf(row, locale)
  return { userID, firstName, lastName, profilePhoto }
}

export function subjectFor(
  { subjectCode, subject }: Pick<ThreadRow, 'subjectCode' | 'subject'>,
  locale: Locale,
): string {
  return subjectCode === 'other' ? subject : subjectOf(subjectCode, locale)
}

function canSend(row: ThreadRow): boolean {
  const other = row.side === 'S' ? row.receiver : row.sender
  const isRead = other !== null && ('username' in other || other.run)
  return !row.closedAt && !row.blocked && isRead
}

export function lockedFiles(files: readonly Attachment[]): Attachment[] {
  return files.map((file) => (file.afterNda ? { ...file, locked: true as const } : file))
}

type Rights = { end: boolean; manageLabels: boolean }

export function threadOf(
  row: ThreadRow,
  { locale, rights, product }: { locale: Locale; rights: Rights; product: ProductCard | undefined },
): Thread {
  return {
    requestID: row.id,
    status: row.closedAt ? 'closed' : 'open',
    senderType: row.senderKind,
    from: partyOf({ kind: row.senderKind, id: row.senderID }, row.sender, locale),
    to: partyOf({ kind: row.receiverKind, id: row.receiverID }, row.receiver, locale),
    side: row.side,
    subject: subjectFor(row, locale),
    subjectCode: row.subjectCode,
    product: product ?? null,
    rfqID: row.rfqID,
    sample: row.sample,
    nda: row.closedAt ? null : row.nda,
    documentID: row.documentID,
    createdAt: row.createdAt.toISOString(),
    lastMessage: {
      messageID: row.lastID,
      type: row.lastType,
      content: row.lastContent,
      language: row.lastLanguage,
      datetime: row.lastAt.toISOString(),
      from: row.lastSide,
    },
    unread: row.unread,
    held: row.held,
    assignee: colleagueOf(row.assignee, locale),
    labels: row.labels,
    archived: row.archivedAt !== null,
    can: { send: canSend(row), end: !row.closedAt && rights.end, manageLabels: rights.manageLabels },
  }
}

export function messageOf(row: MessageRow, locale: Locale, viewerID: string): Message {
  return {
    messageID: row.id,
    type: row.type,
    content: row.content,
    language: row.language,
    datetime: row.sentAt.toISOString(),
    from: row.side,
    files: row.locked ? lockedFiles(row.files) : row.files,
    quotation: row.quotation,
    sample: row.sample && {
      ...row.sample,
      country: row.sample.country ? countryFor(row.sample.country, locale) : null,
    },
    seen: row.seen,
    writer: colleagueOf(row.writer, locale),
    idempotencyKey: row.writerID === viewerID ? row.ownID : null,
  }
}
