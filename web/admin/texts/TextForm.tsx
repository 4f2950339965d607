// Form of a version of a text: Markdown, beside it how it looks, when it is published, and why.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { staffReasonMost } from '#contract/constants.ts'
import { required } from '#contract/fields.ts'
import { type Text, type TextSources, textSourceMost } from '#contract/texts.ts'
import { useToasts } from '#web/app/error-messages.ts'
import { useApi } from '#web/app/page.ts'
import { checkedText } from '#web/form/codecs.ts'
import { Form } from '#web/form/Form.tsx'
import { FormSaveBar } from '#web/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/form/TextFields.tsx'
import { useServerForm } from '#web/form/use-server-form.ts'
import { Blocks } from '#web/texts/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './Text.module.css'

/** `2026-11-24T12:00` in UTC, as the console shows times; empty: at once. */
const Moment = z.string().transform((value) => (value === '' ? null : `${value.slice(0, 16)}:00Z`))
const schema = z.object({
  source: z.string().max(textSourceMost),
  publishAt: Moment,
  reason: checkedText(required(staffReasonMost)),
})
type Values = z.input<typeof schema>

const previewDelay = 400 // ms without typing

/** `source`: what the form begins with. */
export function TextForm({
  text,
  source,
  onSaved,
}: {
  text: TextSources
  source: string
  onSaved: (text: TextSources) => void
}) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { collection, slug, lang } = text
  const params = { collection, slug, lang }
  const form = useServerForm({
    id: `text ${collection} ${slug} ${lang}`,
    schema,
    saved: { source, publishAt: '', reason: '' },
    draft: 'text',
    errorMessages: { reason: { required: t`A reason is required.` } },
    async submit(body, { key }) {
      onSaved(await api.texts.write({ params, body, key }))
      showSuccess()
    },
  })
  return (
    <Form form={form} className={styles.form} label={t`New version`}>
      <div className={styles.columns}>
        <Card as="section" className={styles.inside!}>
          <TextAreaField
            name="source"
            label={t`Markdown`}
            most={textSourceMost}
            rows={24}
            lang={lang}
            spellCheck
            hint={t`Title, description and day stand between the lines of three hyphens.`}
          />
          <TextField name="publishAt" label={t`From (UTC)`} type="datetime-local" hint={t`Empty: at once`} />
          <TextAreaField
            name="reason"
            label={t`Reason`}
            most={staffReasonMost}
            rows={2}
            hint={t`Stands in the audit log.`}
          />
        </Card>
        <Preview params={params} />
      </div>
      <FormSaveBar form={form} save={t`Publish`} />
    </Form>
  )
}

type Params = Pick<TextSources, 'collection' | 'slug' | 'lang'>

/** Follows the typing after a moment; what can't be shown is named, and the last that could stays. */
function Preview({ params: { collection, slug, lang } }: { params: Params }) {
  const { t } = useLingui()
  const api = useApi()
  const source = useWatch<Values, 'source'>({ name: 'source' })
  const [shown, setShown] = useState<Text>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    async function show(): Promise<void> {
      try {
        const preview = await api.texts.preview({ params: { collection, slug, lang }, body: { source }, signal })
        if (preview.text) setShown(preview.text)
        setProblem(preview.problem)
      } catch (error) {
        if (!signal.aborted) setProblem((error as Error).message)
      }
    }
    const timer = setTimeout(() => void show(), previewDelay)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [api, collection, slug, lang, source])
  return (
    <Card as="section" className={styles.preview!}>
      <CardHeader title={t`Preview`} />
      <div role="status">
        {problem && (
          <Note look="warn">
            <Trans>This can’t be published:</Trans> <span lang="en">{problem}</span>
          </Note>
        )}
      </div>
      {shown && (
        <article className={styles.shown} lang={lang} tabIndex={0} aria-label={t`Preview`}>
          <p className={styles.title}>{shown.title}</p>
          <p className="muted">{shown.description}</p>
          <Blocks blocks={shown.blocks} />
        </article>
      )}
    </Card>
  )
}
