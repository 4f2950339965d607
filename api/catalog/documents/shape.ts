// Rows of documents → contract.
import type { Lead, OwnDocument, PublicDocument } from '#contract/catalog/documents/documents.ts'
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import type { Document } from '#contract/foundation/shapes.ts'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import type { LeadRow, PublicRow } from './opening-queries.ts'
import type { DocumentOfProduct, DocumentRow, StoredFile } from './queries.ts'

export function documentOf({ file, hasPicture, updatedAt, ...document }: DocumentOfProduct): ProductDocument {
  const { name, contentType, bytes } = file
  return {
    ...document,
    ended: isOver(document.endsOn),
    url: document.access === 'open' ? openAddress(document.documentID, file) : null,
    file: { name, contentType, bytes },
    picture: pictureOf(document, file, hasPicture),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

/** Days are of UTC. */
function isOver(endsOn: string | null): boolean {
  return endsOn !== null && endsOn < new Date().toISOString().slice(0, 10)
}

export function openAddress(documentID: string, { fileID }: StoredFile): string {
  return `/files/open/document/${documentID}/${fileID}`
}

type DocumentKey = Pick<ProductDocument, 'documentID' | 'access'>

function pictureOf({ documentID, access }: DocumentKey, { fileID }: StoredFile, hasPicture: boolean) {
  return hasPicture ? { url: access === 'open' ? `/files/open/picture/${documentID}/${fileID}` : null } : null
}

/** Datasheets that were public before stay at their address. */
export function datasheetAddress(documentID: string, file: StoredFile): string {
  return file.url ?? openAddress(documentID, file)
}

export function datasheetsIn(documents: readonly DocumentOfProduct[]): Document[] {
  return documents
    .filter(({ kind, access }) => kind === 'datasheet' && access === 'open')
    .map(({ documentID, file }) => {
      const { name, contentType, bytes } = file
      return { url: datasheetAddress(documentID, file), name, contentType, bytes }
    })
}

export function ownOf({ id, businessID: _, updatedAt, revisions, ...document }: DocumentRow): OwnDocument {
  const [current] = revisions
  const { revision, issuedOn, endsOn, file, picture } = current!
  const { name, contentType, bytes } = file
  return {
    ...document,
    documentID: id,
    revision,
    issuedOn,
    endsOn,
    ended: isOver(endsOn),
    url: document.access === 'open' ? openAddress(id, file) : null,
    file: { name, contentType, bytes },
    picture: pictureOf({ documentID: id, access: document.access }, file, picture === 'made'),
    pictureFailure: picture === 'made' ? null : picture,
    updatedAt: new Date(updatedAt).toISOString(),
    revisions: revisions.map((one) => ({
      revisionID: one.id,
      revision: one.revision,
      issuedOn: one.issuedOn,
      endsOn: one.endsOn,
      file: { fileID: one.file.fileID, name: one.file.name, contentType: one.file.contentType, bytes: one.file.bytes },
      addedAt: new Date(one.addedAt).toISOString(),
    })),
  }
}

export function publicOf(
  { businessID, products, ...document }: PublicRow,
  { key, kind, general }: BusinessCard,
): PublicDocument {
  return {
    ...documentOf(document),
    business: { businessID, key, kind, companyName: general.companyName },
    products: products.map(({ productID, slug, name }) => ({
      productID,
      key: [key, slug].filter(Boolean).join('-'),
      name,
    })),
  }
}

export function leadOf(row: LeadRow, company: BusinessCard | undefined): Lead {
  return {
    leadID: row.id,
    documentID: row.documentID,
    title: row.title,
    person: { userID: row.userID, name: row.name, username: row.username },
    business: company
      ? {
          businessID: company.businessID,
          companyName: company.general.companyName,
          key: company.key,
          country: company.contactInfo.country,
        }
      : null,
    at: new Date(row.at).toISOString(),
  }
}
