// Confirmations of a rebuild and of retries.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Reject, SearchEngineState } from '#contract/operations/search-engine.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

/** No `row` means all. */
export type Retry = { row?: Pick<Reject, 'kind' | 'id'> }
type Props = { onDone: (state: SearchEngineState) => void; onClose: () => void }

export function RebuildDialog({ onDone, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  async function send(reason: string): Promise<void> {
    onDone(await api.searchEngine.rebuild({ body: { reason } }))
    showSuccess(t`The rebuild begins`)
  }
  return (
    <ReasonDialog
      title={t`Rebuild the search indexes?`}
      yes={t({ message: 'Rebuild', comment: 'button: make the search indexes anew' })}
      act={send}
      onClose={onClose}
    >
      <p>
        <Trans>
          All rows are written into new indexes beside the current ones, which answer until the new ones are complete
          and compared. The cluster needs room for a second copy; the former one is deleted after a day.
        </Trans>
      </p>
    </ReasonDialog>
  )
}

export function RetryDialog({ retry: { row }, onDone, onClose }: Props & { retry: Retry }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const title = row ? t`Try again` : t`Try all again`
  async function send(reason: string): Promise<void> {
    onDone(await api.searchEngine.retry({ body: { ...(row && { row }), reason } }))
    showSuccess()
  }
  return (
    <ReasonDialog about={row?.id ?? ''} title={title} yes={title} act={send} onClose={onClose}>
      {row && (
        <p>
          <code>{row.id}</code>
        </p>
      )}
      <p>
        <Trans>The leader writes it within seconds. A row that the cluster refuses again stays on the list.</Trans>
      </p>
    </ReasonDialog>
  )
}
