// Live email preview, as HTML or plain text.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { EmailPreview as Preview, EmailText } from '#contract/identity/emails.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { useDelayed } from '../use-delayed.ts'
import { EmailFrame } from './EmailFrame.tsx'
import { wordsOf, type EmailFormValues } from './email-form.ts'
import styles from './Email.module.css'
import { useProblemTexts } from './problems.ts'

type Props = { params: Pick<EmailText, 'kind' | 'lang'> }

export function EmailPreview({ params }: Props) {
  const { t } = useLingui()
  const values = useWatch<EmailFormValues, 'words'>({ name: 'words' })
  const { shown, problems } = usePreview(params, values)
  const [view, setView] = useState<'html' | 'text'>('html')
  const [dark, setDark] = useState(false)
  const [phone, setPhone] = useState(false)
  return (
    <Card as="section" className={styles.preview!}>
      <CardHeader title={t`Preview`} />
      <fieldset className="row" aria-label={t`View`}>
        <Button look="ghost" pressed={view === 'html'} onClick={() => setView('html')}>
          {t({ message: 'HTML', comment: 'view of an email' })}
        </Button>
        <Button look="ghost" pressed={view === 'text'} onClick={() => setView('text')}>
          {t({ message: 'Plain text', comment: 'view of an email' })}
        </Button>
        <Button look="ghost" pressed={dark} onClick={() => setDark(!dark)}>
          {t({ message: 'Dark', comment: 'view of an email' })}
        </Button>
        <Button look="ghost" pressed={phone} onClick={() => setPhone(!phone)}>
          {t({ message: 'As on a phone', comment: 'view of an email' })}
        </Button>
      </fieldset>
      <LiveRegion as="div">
        {problems.length > 0 && (
          <Note look="warn">
            <Trans>This can’t be sent:</Trans>
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Note>
        )}
      </LiveRegion>
      {shown && (
        <>
          <p className={styles.subject} lang={params.lang}>
            {shown.subject}
          </p>
          {view === 'html' ? (
            <EmailFrame html={shown.html} title={t`Preview`} dark={dark} phone={phone} />
          ) : (
            <ScrollArea as="pre" className={`${styles.plain} ${phone ? styles.phone : ''}`} lang={params.lang}>
              {shown.text}
            </ScrollArea>
          )}
        </>
      )}
      <SendTest params={params} values={values} isPossible={problems.length === 0} />
    </Card>
  )
}

function usePreview({ kind, lang }: Props['params'], values: EmailFormValues['words']) {
  const api = useApi()
  const { textOfProblem, textOfField, textOfError } = useProblemTexts()
  const [shown, setShown] = useState<Preview>()
  const [problems, setProblems] = useState<string[]>([])
  useDelayed({ kind, lang, values }, async ({ values: typed, ...params }, signal) => {
    try {
      const preview = await api.emails.preview({ params, body: { words: wordsOf(typed) }, signal })
      if (signal.aborted) return
      setShown(preview)
      setProblems(preview.problems.map(textOfProblem))
    } catch (error) {
      if (signal.aborted) return
      const { fields } = error as { fields?: Record<string, string> }
      setProblems(fields ? Object.keys(fields).map(textOfField) : [textOfError(error)])
    }
  })
  return { shown, problems }
}

function SendTest({ params, values, isPossible }: Props & { values: EmailFormValues['words']; isPossible: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess, showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function send(): Promise<void> {
    setBusy(true)
    try {
      const { sentTo } = await api.emails.test({ params, body: { words: wordsOf(values) } })
      showSuccess(t`Sent to ${sentTo}`)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <div className="row">
      <Button look="soft" busy={busy} disabled={!isPossible} onClick={() => void send()}>
        <Trans>Send it to me</Trans>
      </Button>
    </div>
  )
}
