// Downloads of an RFQ or quotation.
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { DownloadList } from '#web/trade/inquiries/attachments/card.tsx'

/** `nda`: page where a locked file is opened. */
type Props = { rfqID: string; files: readonly Attachment[]; nda?: string | undefined }

export function RfqFiles({ rfqID, files, nda }: Props) {
  const api = useApi()
  if (files.length === 0) return null
  return <DownloadList files={files} nda={nda} addressOf={(fileID) => api.rfqs.file({ params: { rfqID, fileID } })} />
}

/** Page of the NDAs with one side of a request. */
export function useNdaOf({ role, buyer, suppliers }: RfqDetail): (requestID: string) => string | undefined {
  const { paths } = useSite()
  return (requestID) => {
    const supplier = suppliers.find((one) => one.requestID === requestID)
    const own = role === 'buyer' ? (buyer?.businessID ?? buyer?.userID) : supplier?.businessID
    return own && paths.ndas(requestID, own)
  }
}
