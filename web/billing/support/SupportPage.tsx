// /business/{id}/support. Owners and admins only.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLifebuoy, IconSend } from '#web/ui/icons.ts'
import { useState, type FormEvent } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { supportSubjectMost, supportTextMost } from '#contract/billing/support/rules.ts'
import type { Support } from '#contract/billing/support/support.ts'
import { Refusal } from '#kit/refusal.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Empty } from '#web/ui/States.tsx'
import { hoursOf, statusLooks, statusName } from './names.ts'
import styles from './Support.module.css'
import { Balance } from './Thread.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const businessID = idOf(params['slug'])
  if (!businessID) return redirectTo(paths.home())
  return api.support.list({ params: { businessID }, signal }).catch((error: unknown) => {
    if (error instanceof Refusal && error.name === 'Forbidden') redirectTo(paths.business({ businessID, key: '' }))
    throw error
  })
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: t(i18n)`Support for ${data.companyName}`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const support = useLoaderData<typeof loader>()
  const { businessID, companyName, balance, requests } = support
  const { total, used } = balance
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>
          <Trans>Support for {companyName}</Trans>
        </h1>
        {total > 0 && <Balance balance={balance} />}
      </header>
      {total === 0 && (
        <Card>
          <Empty
            icon={IconLifebuoy}
            title={t`This plan has no support hours`}
            action={
              <LinkButton look="primary" href={paths.membership({ businessID })}>
                <Trans>See plans with support</Trans>
              </LinkButton>
            }
          />
        </Card>
      )}
      {total > used && <Ask support={support} />}
      {total > 0 && total <= used && (
        <Card pad="l">
          <Trans>All hours of this year are used. Requests that are open go on.</Trans>
        </Card>
      )}
      {requests.length > 0 && <Requests support={support} />}
    </div>
  )
}

function Requests({ support: { businessID, requests } }: { support: Support }) {
  const { t, i18n } = useLingui()
  const { paths, formats } = useSite()
  return (
    <Card as="section">
      <CardHeader title={t`Your requests`} />
      <ul className={styles.list}>
        {requests.map(({ requestID, subject, status, minutes, createdAt }) => (
          <li key={requestID}>
            <Link className="link semi" to={paths.support({ businessID }, requestID)}>
              {subject}
            </Link>
            <span className="muted small">{formats.date(createdAt)}</span>
            {minutes > 0 && <span className="num small">{hoursOf(i18n, minutes)}</span>}
            <Badge look={statusLooks[status]}>{statusName(i18n, status)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Ask({ support: { businessID } }: { support: Support }) {
  const { t } = useLingui()
  const api = useApi()
  const navigate = useNavigate()
  const { paths } = useSite()
  const { showError } = useToasts()
  const [subject, setSubject, dropSubject] = useKeptText('subject')
  const [content, setContent, dropContent] = useKeptText('content')
  const [busy, setBusy] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const isFit = subject.trim() !== '' && content.trim() !== '' && [...content].length <= supportTextMost
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      const { requestID } = await api.support.start({ params: { businessID }, body: { subject, content }, key })
      dropSubject()
      dropContent()
      await navigate(paths.support({ businessID }, requestID))
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }
  return (
    <Card as="section">
      <CardHeader title={t`Ask the support team`} />
      <form className={styles.inside} onSubmit={(event) => void send(event)}>
        <p className="muted">
          <Trans>
            Profile, catalog, translations, import: people of our team do it with you. They book the minutes it took.
          </Trans>
        </p>
        <Field
          label={t`Subject`}
          maxLength={supportSubjectMost}
          required
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextArea
          label={t`What is it about?`}
          required
          most={supportTextMost}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <div>
          <Button type="submit" look="main" icon={IconSend} busy={busy} disabled={!isFit}>
            <Trans>Send to the team</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
