// Downloads of an RFQ or quotation.
import type { Attachment } from '#contract/identity/files/attachments.ts'
import { useApi } from '#web/foundation/page.ts'
import { DownloadList } from '#web/trade/inquiries/attachments/card.tsx'

export function RfqFiles({ rfqID, files }: { rfqID: string; files: readonly Attachment[] }) {
  const api = useApi()
  if (files.length === 0) return null
  return <DownloadList files={files} addressOf={(fileID) => api.rfqs.file({ params: { rfqID, fileID } })} />
}
