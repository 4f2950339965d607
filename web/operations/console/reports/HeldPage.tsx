// /admin/held: inquiries awaiting a moderator.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMailPause } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { usePagedList } from '#web/foundation/shell/LoadMore.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { Empty } from '#web/ui/States.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import styles from './Reports.module.css'

type HeldInquiry = Awaited<ReturnType<Api['inquiries']['held']>>['data'][number]

export function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return api.inquiries.held({ signal })
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Held inquiries`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const keepsFocus = useFocusAfterRemoval()
  const first = useLoaderData<typeof loader>()
  const { list, setList, busy, more } = usePagedList(
    first,
    ({ requestID }) => requestID,
    ({ nextID }) => (nextID ? () => api.inquiries.held({ query: { nextID } }) : undefined),
  )
  async function settle({ requestID }: HeldInquiry, deliver: boolean, reason: string): Promise<void> {
    await api.inquiries.settleHeld({ params: { rid: requestID }, body: { deliver, reason } })
    setList((now) => now.filter((one) => one.requestID !== requestID))
    showSuccess(deliver ? t`Delivered` : t({ message: 'Ended', comment: 'an inquiry' }))
  }
  return (
    <ConsoleView title={t`Held inquiries`} note={t`The same text went to many: nobody has received these yet.`}>
      <div className={styles.held} ref={keepsFocus}>
        {list.length === 0 && (
          <Empty icon={IconMailPause} title={t`Nothing is held`}>
            {t`Inquiries that look like bulk mail wait here.`}
          </Empty>
        )}
        {list.map((inquiry) => (
          <Held key={inquiry.requestID} inquiry={inquiry} onSettle={settle} />
        ))}
      </div>
      {more && (
        <Button busy={busy} onClick={() => void more()}>
          <Trans>Load more</Trans>
        </Button>
      )}
    </ConsoleView>
  )
}

type HeldProps = {
  inquiry: HeldInquiry
  onSettle: (inquiry: HeldInquiry, deliver: boolean, reason: string) => Promise<void>
}

function Held({ inquiry, onSettle }: HeldProps) {
  const { paths, formats } = useSite()
  const { t } = useLingui()
  const [asked, setAsked] = useState<'deliver' | 'end'>()
  const { from, to, subject, content, language, createdAt } = inquiry
  return (
    <Card as="article" pad="m">
      <h2>{subject}</h2>
      <p className="muted small">
        <Link className="link" to={pageOfAuthor(from, paths)}>
          {nameOf(from)}
        </Link>
        {' → '}
        <Link className="link" to={pageOfAuthor(to, paths)}>
          {nameOf(to)}
        </Link>
        {' · '}
        {formats.dateTime(createdAt)}
      </p>
      <p className={styles.words} lang={language ?? undefined}>
        {content}
      </p>
      <div className="row">
        <Button look="primary" onClick={() => setAsked('deliver')}>
          <Trans comment="an inquiry">Deliver</Trans>
        </Button>
        <Button look="danger" onClick={() => setAsked('end')}>
          <Trans comment="an inquiry">End it unread</Trans>
        </Button>
      </div>
      {asked && (
        <ReasonDialog
          about={inquiry.requestID}
          title={asked === 'deliver' ? t`Deliver this inquiry?` : t`End this inquiry unread?`}
          yes={
            asked === 'deliver'
              ? t({ message: 'Deliver', comment: 'an inquiry' })
              : t({ message: 'End it unread', comment: 'an inquiry' })
          }
          look={asked === 'deliver' ? 'primary' : 'danger'}
          act={(reason) => onSettle(inquiry, asked === 'deliver', reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
