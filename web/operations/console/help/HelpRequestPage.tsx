// /admin/help/{id}: one help request.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserCheck, IconUserMinus } from '#web/ui/icons.ts'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { helpRequestAnswerMost, helpRequestNoteMost } from '#contract/foundation/constants.ts'
import { telOfLine } from '#contract/foundation/phones.ts'
import type { HelpRequestDetail } from '#contract/operations/need-help/need-help.ts'
import { shownEmail } from '#kit/hosts.ts'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ChangedNote } from '../ChangedNote.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { partOf, useFieldNames, type HelpRequestPart } from './field-names.ts'
import styles from './HelpRequest.module.css'
import { LateMark, StatusMark, useStatusNames } from './states.tsx'

const MessageForm = lazyComponent(async () => (await import('#web/foundation/form/MessageForm.tsx')).MessageForm)

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
  return <Request key={read.enquiryID} read={read} />
}

function Request({ read }: { read: HelpRequestDetail }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const [helpRequest, setHelpRequest] = useResettableState(read)
  const [news, setNews] = useState<readonly string[]>()
  const textOf = useEntryTexts()
  const api = useApi()
  // The undo of a toast runs after later renders.
  const shown = useRef(helpRequest)
  useLayoutEffect(() => {
    shown.current = helpRequest
  })
  const { reference, name, email, businessName, status, late, createdAt, locale } = helpRequest

  /** A conflict shows the current version and returns undefined. */
  async function act(call: () => Promise<HelpRequestDetail>): Promise<HelpRequestDetail | undefined> {
    try {
      const next = await call()
      setHelpRequest(next)
      setNews(undefined)
      return next
    } catch (error) {
      if (!(error instanceof Refusal) || error.name !== 'Conflict') throw error
      const now = await api.needHelp.read({ params: { enquiryID: helpRequest.enquiryID } })
      if (now.version === shown.current.version) throw error
      const before = new Set(shown.current.entries.map(({ id }) => id))
      setNews(now.entries.filter(({ id }) => !before.has(id)).map(textOf))
      setHelpRequest(now)
      return undefined
    }
  }
  return (
    <ConsoleView
      title={name || shownEmail(email)}
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
            <Answers key={part} helpRequest={helpRequest} part={part} />
          ))}
          <History helpRequest={helpRequest} />
        </div>
        <div>
          {news && <ChangedNote news={news} />}
          <Work helpRequest={helpRequest} act={act} />
          <Write kind="answer" helpRequest={helpRequest} act={act} />
          <Write kind="note" helpRequest={helpRequest} act={act} />
        </div>
      </div>
    </ConsoleView>
  )
}

function Answers({ helpRequest, part }: { helpRequest: HelpRequestDetail; part: HelpRequestPart }) {
  const { t } = useLingui()
  const nameOf = useFieldNames()
  const answers = helpRequest.answers.filter(({ field }) => partOf(field) === part)
  if (answers.length === 0) return null
  const titles = { buy: t`Products to buy`, sell: t`Products to sell`, contact: t`Contact and company details` }
  return (
    <Card as="section">
      <CardHeader title={titles[part]} />
      <dl className={styles.facts}>
        {answers.map(({ field, value }) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{nameOf(field)}</dt>
            <dd>
              <Answer field={field} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Answer({ field, value }: { field: string; value: string }) {
  const href = field === 'email' ? `mailto:${value}` : field.endsWith('Phone') ? telOfLine(value) : undefined
  return href ? <a href={href}>{field === 'email' ? shownEmail(value) : value}</a> : value
}

function useEntryTexts(): (entry: HelpRequestDetail['entries'][number]) => string {
  const { t } = useLingui()
  const names = useStatusNames()
  return ({ kind, author, content }) => {
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
}

function History({ helpRequest: { entries } }: { helpRequest: HelpRequestDetail }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const textOf = useEntryTexts()
  return (
    <Card as="section">
      <CardHeader title={t`History`} />
      <ol className={styles.history}>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.kind === 'answer' ? styles.answer : undefined}>
            <Text>{textOf(entry)}</Text> <span className="muted small nowrap">{formats.dateTime(entry.at)}</span>
            {(entry.kind === 'answer' || entry.kind === 'note') && <blockquote>{entry.content}</blockquote>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type Acting = {
  helpRequest: HelpRequestDetail
  act: (call: () => Promise<HelpRequestDetail>) => Promise<HelpRequestDetail | undefined>
}

function Work({ helpRequest, act }: Acting) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const { formats } = useSite()
  const userID = useSession()?.userID
  const [busy, setBusy] = useState(false)
  const { enquiryID, version, status, assignee, dueAt, answeredAt } = helpRequest
  const params = { enquiryID }
  type Change = Omit<NonNullable<Parameters<typeof api.needHelp.change>[0]>['body'], 'version'>
  async function change(body: Change): Promise<HelpRequestDetail | undefined> {
    setBusy(true)
    try {
      return await act(() => api.needHelp.change({ params, body: { ...body, version } }))
    } catch (error) {
      showError(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  async function end(as: 'closed' | 'spam', done: string): Promise<void> {
    const ended = await change({ status: as })
    if (!ended) return
    const body = { version: ended.version, status }
    const undo = async () =>
      (await act(() => api.needHelp.change({ params, body }))) ?? showError(new Refusal('Conflict'))
    toast(done, { action: { label: t`Undo`, run: () => void undo().catch(showError) } })
  }
  const isMine = assignee?.userID === userID
  const isEnded = status === 'closed' || status === 'spam'
  return (
    <Card as="section">
      <CardHeader title={t`Work`} />
      <div className={styles.inside} ref={useFocusAfterRemoval()}>
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
              <Button busy={busy} onClick={() => void end('closed', t`Request closed`)}>{t`Close request`}</Button>
              <Button look="ghost" busy={busy} onClick={() => void end('spam', t`Marked as spam`)}>
                {t`Spam`}
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}

function Write({ kind, helpRequest, act }: Acting & { kind: 'answer' | 'note' }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { enquiryID, version, status } = helpRequest
  const email = shownEmail(helpRequest.email)
  const params = { enquiryID }
  const shape =
    kind === 'answer'
      ? {
          title: t`Answer by e-mail`,
          label: t`Answer to ${email}`,
          rows: 7,
          most: helpRequestAnswerMost,
          button: t`Send answer`,
          look: 'primary' as const,
          closed: status === 'spam' && t`Spam is not answered: open the request again first.`,
        }
      : {
          title: t`Note for the staff`,
          label: t`Note`,
          rows: 3,
          most: helpRequestNoteMost,
          button: t`Add note`,
          look: 'soft' as const,
        }
  async function send(content: string, key: string): Promise<'unsaved' | void> {
    const done = await act(() =>
      kind === 'answer'
        ? api.needHelp.answer({ params, body: { version, content }, key })
        : api.needHelp.note({ params, body: { content }, key }),
    )
    if (!done) return 'unsaved'
    showSuccess(kind === 'answer' ? t`The answer is on its way` : t`Noted`)
    return undefined
  }
  return (
    <Suspense>
      <MessageForm {...shape} draft={kind} className={styles.inside} onSend={send} />
    </Suspense>
  )
}
