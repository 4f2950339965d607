// Text of an NDA: the operator's, or a PDF of the proposing side, with SHA-256.
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Locale } from '#contract/foundation/locales.ts'
import type { NewNda } from '#contract/trade/ndas/fields.ts'
import type { NdaKind } from '#contract/trade/ndas/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { AgreementSlug, Context, SignedIn } from '#api/foundation/context.ts'
import { digestOf, takeAttachments } from '#api/identity/files/lookup.ts'
import type { NewNdaRow } from './queries.ts'

export type NdaWords = { title: string; content: string; hash: string }
export type TextColumns = Pick<NewNdaRow, 'textKind' | 'lang' | 'title' | 'content' | 'file' | 'hash'>

const slugs: Record<NdaKind, AgreementSlug> = { oneWay: 'nda-one-way', mutual: 'nda-mutual' }

/** Throws NotFound where the operator has none. */
export async function operatorText(
  { agreements }: Pick<Context, 'agreements'>,
  kind: NdaKind,
  lang: Locale,
): Promise<NdaWords> {
  const text = await agreements(slugs[kind], lang)
  if (!text) throw new Refusal('NotFound', 'The operator has no such text')
  return { ...text, hash: hashOfWords(text) }
}

export function hashOfWords({ title, content }: Pick<NdaWords, 'title' | 'content'>): string {
  return createHash('sha256').update(`${title}\n${content}`).digest('hex')
}

/** Undefined for an own text. Before a transaction: another connection reads it. */
export async function operatorColumns(
  context: SignedIn,
  { kind, text, lang = context.locale }: NewNda,
): Promise<TextColumns | undefined> {
  if (text === 'own') return undefined
  return { textKind: 'operator', lang, file: null, ...(await operatorText(context, kind, lang)) }
}

/** Refuses ValidationError at `file` unless it is a PDF of the caller. */
export async function ownColumns(
  context: SignedIn,
  tx: Transaction<DB>,
  { file }: NewNda,
  owners: readonly string[],
): Promise<TextColumns> {
  if (!file) throw notPdf('is missing')
  const [taken] = await takeAttachments(context, tx, [file], { owners }).catch(atFile)
  const hash = taken?.contentType === 'application/pdf' ? await digestOf(context, taken) : undefined
  if (!taken || !hash) throw notPdf('must be a PDF')
  return { textKind: 'own', lang: null, title: taken.name, content: '', file: taken, hash }
}

function notPdf(file: string): Refusal {
  return new Refusal('ValidationError', 'Some fields are not valid', { fields: { file } })
}

function atFile(error: unknown): never {
  const said = error instanceof Refusal ? error.fields?.['files.0'] : undefined
  throw said ? notPdf(said) : error
}
