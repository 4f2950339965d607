// /admin/help/{id}: one request for help: what was asked, its history, and what can be done. Support and administrators.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserCheck, IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { enquiryAnswerMost, enquiryNoteMost } from '#contract/constants.ts'
import type { EnquiryDetail } from '#contract/need-help/need-help.ts'
import { useToasts } from '#web/app/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/app/page.ts'
import { useSession } from '#web/app/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { partOf, useFieldNames, type EnquiryPart } from './field-names.ts'
import styles from './HelpRequest.module.css'
import { LateMark, StatusMark, useStatusNames } from './states.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return api.needHelp.read({ params: { enquiryID: args.params['id']! }, signal })
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data?.reference ?? t(i18n)`Request for help`,
  description: '',
  noindex: true,
})

export function Component() {
  const read = useLoaderData<typeof loader>()
  // Every act answers the request as it is then.
  const [changed, setChanged] = useState<EnquiryDetail>()
  const enquiry = changed?.enquiryID === read.enquiryID ? changed : read
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { reference, name, email, businessName, status, late, createdAt, locale } = enquiry
  return (
    <ConsoleView
      title={name || email}
      note={[reference, businessName, formats.dateTime(createdAt), locale.toUpperCase()].filter(Boolean).join(' · ')}
      back={{ href: paths.admin('help'), text: t`Requests for help` }}
      aside={
        <div className="row">
          <StatusMark status={status} />
          {late && <LateMark />}
        </div>
      }
    >
      <div className={styles.columns}>
        <div>
          {(['buy', 'sell', 'contact'] as const).map((part) => (
            <Answers key={part} enquiry={enquiry} part={part} />
          ))}
          <History enquiry={enquiry} />
        </div>
        <div>
          <Work enquiry={enquiry} onChange={setChanged} />
          <Write kind="answer" enquiry={enquiry} onChange={setChanged} />
          <Write kind="note" enquiry={enquiry} onChange={setChanged} />
        </div>
      </div>
    </ConsoleView>
  )
}

function Answers({ enquiry, part }: { enquiry: EnquiryDetail; part: EnquiryPart }) {
  const { t } = useLingui()
  const nameOf = useFieldNames()
  const answers = enquiry.answers.filter(({ field }) => partOf(field) === part)
  if (answers.length === 0) return null
  const titles = { buy: t`Products to buy`, sell: t`Products to sell`, contact: t`Contact and company details` }
  return (
    <Card as="section">
      <CardHeader title={titles[part]} />
      <dl className={styles.facts}>
        {answers.map(({ field, value }) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{nameOf(field)}</dt>
            <dd>{field === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function History({ enquiry: { entries } }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const names = useStatusNames()
  function textOf({ kind, author, content }: EnquiryDetail['entries'][number]): string {
    const who = author?.name ?? ''
    if (kind === 'received') return t`Received`
    if (kind === 'answer') return t`${who} answered`
    if (kind === 'note') return t`${who} noted`
    if (kind === 'status') {
      const status = names[content as keyof typeof names] ?? content
      return t`${who} set the state to “${status}”`
    }
    return content ? t`${content} took it over` : t`${who} gave it back`
  }
  return (
    <Card as="section">
      <CardHeader title={t`History`} />
      <ol className={styles.history}>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.kind === 'answer' ? styles.answer : undefined}>
            {textOf(entry)} <span className="muted small nowrap">{formats.dateTime(entry.at)}</span>
            {(entry.kind === 'answer' || entry.kind === 'note') && <blockquote>{entry.content}</blockquote>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type Changing = { enquiry: EnquiryDetail; onChange: (enquiry: EnquiryDetail) => void }

function Work({ enquiry, onChange }: Changing) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const { formats } = useSite()
  const userID = useSession()?.userID
  const [busy, setBusy] = useState(false)
  const { enquiryID, status, assignee, dueAt, answeredAt } = enquiry
  async function change(body: NonNullable<Parameters<typeof api.needHelp.change>[0]>['body']): Promise<void> {
    setBusy(true)
    await api.needHelp.change({ params: { enquiryID }, body }).then(onChange, showError)
    setBusy(false)
  }
  const isMine = assignee?.userID === userID
  const isEnded = status === 'closed' || status === 'spam'
  return (
    <Card as="section">
      <CardHeader title={t`Work`} />
      <div className={styles.inside}>
        <p>
          {assignee ? <Trans>Taken by {assignee.name}</Trans> : <Trans>Nobody has taken it yet.</Trans>}
          <br />
          <span className="muted small">
            {answeredAt ? t`Answered ${formats.dateTime(answeredAt)}` : t`Answer due ${formats.dateTime(dueAt)}`}
          </span>
        </p>
        <div className="row">
          {isMine ? (
            <Button icon={IconUserMinus} busy={busy} onClick={() => void change({ assignee: 'nobody' })}>
              {t`Give back`}
            </Button>
          ) : (
            <Button look="primary" icon={IconUserCheck} busy={busy} onClick={() => void change({ assignee: 'me' })}>
              {t`Take over`}
            </Button>
          )}
          {isEnded ? (
            <Button busy={busy} onClick={() => void change({ status: 'open' })}>{t`Open again`}</Button>
          ) : (
            <>
              <Button busy={busy} onClick={() => void change({ status: 'closed' })}>{t`Close request`}</Button>
              <Button look="ghost" busy={busy} onClick={() => void change({ status: 'spam' })}>{t`Spam`}</Button>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}

function Write({ kind, enquiry, onChange }: Changing & { kind: 'answer' | 'note' }) {
  const { t } = useLingui()
  const api = useApi()
  const { showError, showSuccess } = useToasts()
  const [content, setContent] = useState('')
  const [busy, setBusy] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  if (kind === 'answer' && enquiry.status === 'spam') return null
  const most = kind === 'answer' ? enquiryAnswerMost : enquiryNoteMost
  const isFit = content.trim() !== '' && [...content].length <= most
  async function send(): Promise<void> {
    setBusy(true)
    try {
      onChange(await api.needHelp[kind]({ params: { enquiryID: enquiry.enquiryID }, body: { content }, key }))
      setContent('')
      setKey(crypto.randomUUID())
      showSuccess(kind === 'answer' ? t`The answer is on its way` : t`Noted`)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <Card as="section">
      <CardHeader title={kind === 'answer' ? t`Answer by e-mail` : t`Note for the staff`} />
      <div className={styles.inside}>
        <TextArea
          label={kind === 'answer' ? t`Answer to ${enquiry.email}` : t`Note`}
          rows={kind === 'answer' ? 7 : 3}
          most={most}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <div>
          <Button
            look={kind === 'answer' ? 'primary' : 'soft'}
            busy={busy}
            disabled={!isFit}
            onClick={() => void send()}
          >
            {kind === 'answer' ? t`Send answer` : t`Add note`}
          </Button>
        </div>
      </div>
    </Card>
  )
}
