// A decision of the staff, with its appeal.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { appealTextMost } from '#contract/foundation/constants.ts'
import type { OwnDecision } from '#contract/trust/sanctions/sanctions.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './AppealPage.module.css'

type DecisionView = Omit<OwnDecision, 'id' | 'subjectKind' | 'subjectID'>

export function Decision({ decision, send }: { decision: DecisionView; send: (text: string) => Promise<unknown> }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { act, rule, explanation, objectName, decidedAt, endsAt, endedAt, appeal, appealUpheld } = decision
  const { acts, rules } = useWords(decision)
  return (
    <>
      <Card pad="l">
        <p className={styles.lead}>{acts[act]}</p>
        {objectName && <blockquote className={styles.quote}>{objectName}</blockquote>}
        <dl className={styles.facts}>
          <div>
            <dt>{t`Reason`}</dt>
            <dd>{rules[rule]}</dd>
          </div>
          {explanation && (
            <div>
              <dt>{t`Explanation`}</dt>
              <dd className={styles.explanation} dir="auto">
                {explanation}
              </dd>
            </div>
          )}
          <div>
            <dt>{t`Decided`}</dt>
            <dd>{formats.date(decidedAt)}</dd>
          </div>
          {endsAt && !endedAt && (
            <div>
              <dt>{t`Ends by itself`}</dt>
              <dd>{formats.date(endsAt)}</dd>
            </div>
          )}
          {!endsAt && !endedAt && (act === 'suspend' || act === 'limit') && (
            <div>
              <dt>{t`Ends by itself`}</dt>
              <dd>{t`no: until somebody of the staff ends it`}</dd>
            </div>
          )}
          {endedAt && (
            <div>
              <dt>{t`Over since`}</dt>
              <dd>{formats.date(endedAt)}</dd>
            </div>
          )}
        </dl>
      </Card>
      {appeal ? <Answer upheld={appealUpheld} /> : <Appeal decision={decision} send={send} />}
    </>
  )
}

function useWords(decision: DecisionView) {
  const { t } = useLingui()
  const isBusiness = decision.objectKind === 'business'
  const acts = {
    warn: t`We have warned you. Nothing was hidden.`,
    hide: t`We have hidden it. Nobody else sees it.`,
    remove: t`We have removed it.`,
    limit: isBusiness
      ? t`The business stays as it is; nobody can publish or change anything in its name for now.`
      : t`You can read, and publish nothing for now.`,
    suspend: isBusiness
      ? t`The business is suspended: it is shown nowhere, and nobody can act in its name.`
      : t`The account is suspended: nobody can sign in to it, and it is shown nowhere.`,
    reject: t`We did not accept the registration.`,
    terminate: t`We have closed the account or business.`,
  }
  const rules = {
    spam: t`unsolicited advertising or repeated posts`,
    abuse: t`insults, threats or harassment`,
    misleading: t`false or misleading statements`,
    counterfeit: t`goods that use the brand or design of somebody else`,
    appointment: t`a false statement about an appointment or authorisation`,
    illegal: t`goods or content that the law does not allow`,
    other: t`a breach of our terms of use`,
  }
  return { acts, rules }
}

function Answer({ upheld }: { upheld: boolean | null }) {
  return (
    <Note look="ok">
      {upheld === null ? (
        <Trans>
          We have your appeal. Somebody else than the person who decided looks at it, and answers by e-mail.
        </Trans>
      ) : upheld ? (
        <Trans>Your appeal was looked at. The decision stands.</Trans>
      ) : (
        <Trans>Your appeal was looked at. The decision was reversed.</Trans>
      )}
    </Note>
  )
}

function Appeal({ decision, send }: Parameters<typeof Decision>[0]) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  const [text, setText, dropText] = useKeptText('appeal')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAsked(true)
    if (text.trim() === '' || text.length > appealTextMost) return
    setBusy(true)
    try {
      await send(text.trim())
      dropText()
      await revalidate()
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  const until = formats.date(decision.appealUntil)
  if (Date.parse(decision.appealUntil) < now)
    return (
      <p className="muted">
        <Trans>Until {until} you could appeal.</Trans>
      </p>
    )
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2>{t`Do you disagree?`}</h2>
      <p className="muted">
        <Trans>Say why, until {until}. Somebody else than the person who decided looks at it.</Trans>
      </p>
      <TextArea
        label={t`Your appeal`}
        most={appealTextMost}
        value={text}
        error={asked && text.trim() === '' ? t`Say why you disagree.` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" look="primary" busy={busy}>{t`Send the appeal`}</Button>
      </div>
    </form>
  )
}
