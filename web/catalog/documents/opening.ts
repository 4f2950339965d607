// Opening a document.
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import type { DocumentRequest } from '#contract/trade/document-requests.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'

export type OpeningProps = {
  document: ProductDocument
  productID: string
  agreed: boolean
  member: boolean
  request: DocumentRequest | undefined
}
/** `tell` counts the download. */
export type Opening = { mayOpen: boolean; tell: () => Promise<{ url: string }> }

export function useOpening({ document, productID, agreed, member, request }: OpeningProps): Opening {
  const api = useApi()
  const session = useSession()
  const { documentID, access, url } = document
  const businessID = agreed ? session?.actor.businessID : undefined
  const body = { productID, agreed, ...(businessID && { businessID }) }
  return {
    mayOpen:
      url !== null || (session !== undefined && (member || access === 'members' || request?.state === 'granted')),
    tell: () => api.documents.open({ params: { documentID }, body }),
  }
}
