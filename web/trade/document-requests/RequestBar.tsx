// The document that a thread asks for: its state, and the answer of the company.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { type Access, hasPermission } from '#contract/identity/access.ts'
import type { DocumentRequest } from '#contract/trade/document-requests.ts'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './RequestBar.module.css'

const AnswerDialog = lazyComponent(async () => (await import('./AnswerDialog.tsx')).AnswerDialog)

type Props = { inboxID: string; access: Access | null; thread: Thread; onAnswered: () => void }

export function RequestBar({ inboxID, access, thread, onAnswered }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const { showError } = useToasts()
  const [answering, setAnswering] = useState<'grant' | 'refuse'>()
  const [request, read] = useRequest(thread.requestID, inboxID)
  if (!request) return null
  const { requestID, documentID, title, state } = request
  const mayAnswer = thread.side === 'R' && hasPermission('answerRequests', access)
  async function withdraw(): Promise<void> {
    try {
      await api.documentRequests.withdraw({ params: { businessID: inboxID, requestID } })
      read()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <div className={styles.bar}>
      <Note look="info">
        <Link className="link" to={paths.document(documentID)}>
          {title}
        </Link>
        : <State request={request} />
      </Note>
      {mayAnswer && state === 'waiting' && thread.can.send && (
        <div className={styles.actions}>
          <Button look="primary" onClick={() => setAnswering('grant')}>
            <Trans>Give the document</Trans>
          </Button>
          <Button onClick={() => setAnswering('refuse')}>
            <Trans comment="say no to a request">Refuse</Trans>
          </Button>
        </div>
      )}
      {mayAnswer && state === 'granted' && (
        <Button look="ghost" onClick={() => void withdraw()}>{t`Take it back`}</Button>
      )}
      <Suspense>
        {answering && (
          <AnswerDialog
            businessID={inboxID}
            request={request}
            granted={answering === 'grant'}
            onClose={() => setAnswering(undefined)}
            onAnswered={() => {
              read()
              onAnswered()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

function State({ request: { state, until } }: { request: DocumentRequest }) {
  const { formats } = useSite()
  if (state === 'waiting') return <Trans>asked for, not answered yet</Trans>
  if (state === 'refused') return <Trans>not given</Trans>
  if (state === 'ended' || !until) return <Trans>no longer open to this side</Trans>
  return <Trans>open until {formats.date(until)}, on the page of the product</Trans>
}

function useRequest(rid: string, inboxID: string) {
  const api = useApi()
  const [request, setRequest] = useState<DocumentRequest | null>(null)
  const read = useCallback(
    (signal?: AbortSignal) => {
      api.documentRequests
        .ofThread({ params: { rid }, query: { bid: inboxID }, ...(signal && { signal }) })
        .then(setRequest)
        // The thread reads without it.
        .catch(() => {})
    },
    [api, rid, inboxID],
  )
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal)
    return () => leaving.abort()
  }, [read])
  return [request, () => read()] as const
}
