// /admin/support/{id}: one support request.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { supportMinutesMost, supportNoteMost } from '#contract/billing/support/rules.ts'
import type { SupportDetail } from '#contract/billing/support/support.ts'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Balance, Bookings, Messages, statusName, Write } from '#web/billing/support/card.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { ChangedNote } from '../ChangedNote.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import styles from '../help/HelpRequest.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return api.support.open({ params: { requestID: args.params['id']! }, signal })
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data?.subject ?? t(i18n)`Support hours`,
  description: '',
  noindex: true,
})

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return <Request key={loaded.requestID} loaded={loaded} />
}

function Request({ loaded }: { loaded: SupportDetail }) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const { formats, paths } = useSite()
  const [request, setRequest] = useResettableState<SupportDetail>(loaded)
  const [news, setNews] = useState<readonly string[]>()
  const { requestID, businessID, companyName, subject, status, createdAt, messages, bookings } = request
  const params = { requestID }
  async function answer(content: string, key: string): Promise<'unsaved' | void> {
    try {
      setRequest(await api.support.answer({ params, body: { content, lastMessageID: messages.at(-1)!.id }, key }))
      setNews(undefined)
    } catch (error) {
      if (!(error instanceof Refusal) || error.name !== 'Conflict') throw error
      const now = await api.support.open({ params })
      const before = new Set(messages.map(({ id }) => id))
      const writers = now.messages.filter(({ id }) => !before.has(id)).map(({ writer }) => writer || companyName)
      const isClosed = now.status === 'closed'
      if (writers.length === 0 && !isClosed) throw error
      setNews([...writers.map((who) => t`${who} wrote`), ...(isClosed ? [t`${companyName} closed it`] : [])])
      setRequest(now)
      return 'unsaved'
    }
  }
  return (
    <ConsoleView
      title={subject}
      note={[companyName, statusName(i18n, status), formats.dateTime(createdAt)].join(' · ')}
      back={{ href: paths.admin('support'), text: t`Support hours` }}
      aside={
        <LinkButton href={paths.admin(`businesses/${businessID}`)}>
          <Trans>To the business</Trans>
        </LinkButton>
      }
    >
      <div className={styles.columns}>
        <div>
          <Messages messages={messages} />
          {news && <ChangedNote news={news} />}
          <Write
            label={t`Answer to ${companyName}`}
            button={t`Send answer`}
            closed={status === 'closed' && t`The request is closed and takes no answer.`}
            onSend={answer}
          />
        </div>
        <div>
          <Book request={request} onChange={setRequest} />
          <Bookings bookings={bookings} />
        </div>
      </div>
    </ConsoleView>
  )
}

function Book({ request, onChange }: { request: SupportDetail; onChange: (request: SupportDetail) => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { showError, showSuccess } = useToasts()
  const [minutes, setMinutes, dropMinutes] = useKeptText('minutes')
  const [note, setNote, dropNote] = useKeptText('for what')
  const [busy, setBusy] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const amount = Number(minutes)
  const isFit = Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= supportMinutesMost
  async function book(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      const params = { requestID: request.requestID }
      onChange(await api.support.book({ params, body: { minutes: amount, note }, key }))
      dropMinutes()
      dropNote()
      showSuccess(t`Booked`)
    } catch (error) {
      showError(error)
    }
    // A corrected booking after a refusal needs a new idempotency key.
    setKey(crypto.randomUUID())
    setBusy(false)
  }
  return (
    <Card as="section">
      <CardHeader title={t`Book minutes`} />
      <form className={styles.inside} onSubmit={(event) => void book(event)}>
        <Balance balance={request.balance} />
        <Field
          label={t`Minutes`}
          hint={t`Less than 0 gives back`}
          type="number"
          min={-supportMinutesMost}
          max={supportMinutesMost}
          required
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
        <Field
          label={t`For what`}
          hint={t`The business reads it`}
          maxLength={supportNoteMost}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div>
          <Button type="submit" look="soft" busy={busy} disabled={!isFit}>
            <Trans>Book</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
