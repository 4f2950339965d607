// Addresses of documents in a cell: `https://… | model: https://…`.
import { type CellProblem, linkedDocumentsMost } from '#contract/catalog/catalogues/columns.ts'
import { type DocumentKind, documentKinds } from '#contract/catalog/documents/kinds.ts'
import { fileAddressMost } from '#contract/foundation/constants.ts'

/** A null kind is told by the bytes. */
export type DocumentLink = { link: string; kind: DocumentKind | null }

const column = 'documents'

/** A clearing sign removes nothing: documents have a page of their own. */
export function readDocuments(
  said: string | number | null | undefined,
  says: { documents: DocumentLink[]; errors: { column: string; problem: CellProblem; text: string }[] },
): void {
  if (said == null) return
  const parts = String(said)
    .split(/[|\n]|[;,]\s*(?=https?:|\w+\s*:\s*https?:)/)
    .map((part) => part.trim())
    .filter(Boolean)
  const links = parts.map(linkIn)
  const wrong = links.findIndex((one) => one === undefined)
  if (wrong >= 0) says.errors.push({ column, problem: 'documentLink', text: parts[wrong]! })
  else if (links.length > linkedDocumentsMost) says.errors.push({ column, problem: 'tooMany', text: '' })
  else says.documents = links.flatMap((one) => one ?? [])
}

function linkIn(part: string): DocumentLink | undefined {
  const [, before = '', link = ''] = /^(?:(\w+)\s*:\s*)?(https?:\/\/\S+)$/i.exec(part) ?? []
  const kind = before === '' ? null : documentKinds.find((one) => one === before.toLowerCase())
  return kind === undefined || !URL.canParse(link) || link.length > fileAddressMost ? undefined : { link, kind }
}
