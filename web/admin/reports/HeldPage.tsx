// /admin/held: inquiries that wait for a moderator, oldest first: each is delivered, or ended before anybody reads it.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMailPause } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { nameOf, pageOfAuthor } from '#web/actors/card.tsx'
import { useToasts } from '#web/app/error-messages.ts'
import { loaderContext, useApi, useSite, type Api, type Meta } from '#web/app/page.ts'
import { usePagedList } from '#web/shell/LoadMore.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/States.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import styles from './Reports.module.css'

type HeldInquiry = Awaited<ReturnType<Api['requests']['held']>>['data'][number]

export function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return api.requests.held({ signal })
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
  const first = useLoaderData<typeof loader>()
  const { list, setList, busy, more } = usePagedList(
    first,
    ({ requestID }) => requestID,
    ({ nextID }) => (nextID ? () => api.requests.held({ query: { nextID } }) : undefined),
  )
  async function settle({ requestID }: HeldInquiry, deliver: boolean): Promise<void> {
    await api.requests.settleHeld({ params: { rid: requestID }, body: { deliver } })
    setList((now) => now.filter((one) => one.requestID !== requestID))
    showSuccess(deliver ? t`Delivered` : t({ message: 'Ended', comment: 'an inquiry' }))
  }
  return (
    <ConsoleView title={t`Held inquiries`} note={t`The same text went to many: nobody has received these yet.`}>
      {list.length === 0 && (
        <Empty icon={IconMailPause} title={t`Nothing is held`}>
          {t`Inquiries that look like bulk mail wait here.`}
        </Empty>
      )}
      <div className={styles.held}>
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

type HeldProps = { inquiry: HeldInquiry; onSettle: (inquiry: HeldInquiry, deliver: boolean) => Promise<void> }

function Held({ inquiry, onSettle }: HeldProps) {
  const { paths, formats } = useSite()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const { from, to, subject, content, createdAt } = inquiry
  async function settle(deliver: boolean): Promise<void> {
    setBusy(true)
    try {
      await onSettle(inquiry, deliver)
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }
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
      <p className={styles.words}>{content}</p>
      <div className="row">
        <Button look="primary" busy={busy} onClick={() => void settle(true)}>
          <Trans comment="an inquiry">Deliver</Trans>
        </Button>
        <Button look="danger" busy={busy} onClick={() => void settle(false)}>
          <Trans comment="an inquiry">End it unread</Trans>
        </Button>
      </div>
    </Card>
  )
}
