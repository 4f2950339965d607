// Translation reports of a listing, loaded and dismissed.
import { useEffect, useEffectEvent, useState } from 'react'
import type { TranslationReport } from '#contract/discovery/reading-reports.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import type { Versions } from './versions-form.ts'

type Listing = { id: string; businessID: string; versions: Versions }

export function useReports({ id, businessID, versions }: Listing) {
  const api = useApi()
  const { showSuccess, showError } = useToasts()
  const [reports, setReports] = useState<readonly TranslationReport[]>([])
  const fail = useEffectEvent((error: unknown) => showError(error))
  // A saved version settles reports on the server.
  useEffect(() => {
    api.reading.reports({ params: { businessID }, query: { resourceID: id } }).then(setReports, (error) => fail(error))
  }, [api, id, businessID, versions])
  return {
    reports,
    async dismiss({ reportID }: TranslationReport): Promise<void> {
      try {
        await api.reading.dismissReport({ params: { businessID, id: reportID } })
        setReports((before) => before.filter((one) => one.reportID !== reportID))
        showSuccess()
      } catch (error) {
        showError(error)
      }
    },
  }
}
