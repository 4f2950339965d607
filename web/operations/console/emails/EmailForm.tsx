// Email words form with preview.
import { Trans, useLingui } from '@lingui/react/macro'
import { emailLimits, type EmailText, type EmailWordsFields } from '#contract/identity/emails.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ReasonField } from '../fields.tsx'
import { EmailPreview } from './EmailPreview.tsx'
import { emailForm, emailValues } from './email-form.ts'
import { useEmailFields } from './names.tsx'
import layout from '../FormLayout.module.css'
import styles from './Email.module.css'

type Props = { email: EmailText; words: EmailWordsFields; onSaved: (email: EmailText) => void }

export function EmailForm({ email, words, onSaved }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { kind, lang, delivered } = email
  const params = { kind, lang }
  const fields = useEmailFields()
  const wrong = t`Please check the placeholders: the preview says what is wrong.`
  const form = useServerForm({
    id: `email ${kind} ${lang}`,
    schema: emailForm,
    saved: emailValues(words),
    draft: 'email',
    errorMessages: {
      'words.subject': { notAccepted: wrong },
      'words.subjectMany': { notAccepted: wrong },
      'words.paragraphs': { notAccepted: wrong },
      'words.button': { notAccepted: wrong },
      'words.footer': { notAccepted: wrong },
      reason: { required: t`A reason is required.` },
    },
    failureMessages: { Conflict: t`Somebody else has changed it meanwhile. Load the page again.` },
    async submit(body, { key }) {
      const after = email.versions[0]?.versionID ?? null
      onSaved(await api.emails.write({ params, body: { ...body, after }, key }))
      showSuccess()
    },
  })
  return (
    <Form form={form} className={layout.form} label={t`New version`}>
      <div className={layout.columns}>
        <Card as="section" className={layout.inside!}>
          <TextField name="words.subject" label={fields.subject} maxLength={emailLimits.subject} lang={lang} />
          {delivered.subjectMany && (
            <TextField
              name="words.subjectMany"
              label={fields.subjectMany}
              maxLength={emailLimits.subject}
              lang={lang}
              hint={t`Where more than one has done it.`}
            />
          )}
          <TextAreaField
            name="words.paragraphs"
            label={fields.paragraphs}
            most={emailLimits.paragraph * 5}
            rows={12}
            lang={lang}
            hint={t`Plain text. A blank line begins a new paragraph.`}
          />
          {delivered.button && (
            <TextField name="words.button" label={fields.button} maxLength={emailLimits.button} lang={lang} />
          )}
          <TextAreaField name="words.footer" label={fields.footer} most={emailLimits.footer} rows={3} lang={lang} />
          <ReasonField />
        </Card>
        <EmailPreview params={params} />
      </div>
      <Placeholders email={email} />
      <FormSaveBar form={form} save={t`Publish`} />
    </Form>
  )
}

function Placeholders({ email: { placeholders } }: Pick<Props, 'email'>) {
  const { t } = useLingui()
  return (
    <Card as="section" className={styles.placeholders!}>
      <CardHeader title={t`Placeholders`} />
      <ul>
        {placeholders.map(({ name, meaning, sample, required }) => (
          <li key={name}>
            <code>{`{${name}}`}</code>
            <div>
              <p>{meaning}</p>
              <p className={`muted ${styles.sample}`}>{sample}</p>
            </div>
            {required ? <Trans>Must be named</Trans> : <span className="muted">{t`Optional`}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
