// Text version form: Markdown, preview.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { scheduledMost } from '#contract/publishing/versions.ts'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { type Text, type TextSources, textSourceMost } from '#contract/publishing/texts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Blocks } from '#web/publishing/texts/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { useDelayed } from '../use-delayed.ts'
import { ReasonField, StartField } from '../fields.tsx'
import { Moment } from '../moment.ts'
import layout from '../FormLayout.module.css'
import styles from './Text.module.css'

const schema = z.object({
  source: z.string().max(textSourceMost),
  publishAt: Moment,
  reason: checkedText(required(staffReasonMost)),
})
type Values = z.input<typeof schema>

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
    errorMessages: {
      publishAt: t`Must be in the future, at most ${scheduledMost} days ahead.`,
      reason: { required: t`A reason is required.` },
    },
    async submit(body, { key }) {
      onSaved(await api.texts.write({ params, body, key }))
      showSuccess()
    },
  })
  return (
    <Form form={form} className={layout.form} label={t`New version`}>
      <div className={layout.columns}>
        <Card as="section" className={`${layout.inside} ${styles.source}`}>
          <TextAreaField
            name="source"
            label={t`Markdown`}
            most={textSourceMost}
            rows={24}
            lang={lang}
            spellCheck
            hint={t`Title, description and day stand between the lines of three hyphens.`}
          />
          <StartField name="publishAt" />
          <ReasonField />
        </Card>
        <Preview params={params} />
      </div>
      <FormSaveBar form={form} save={t`Publish`} />
    </Form>
  )
}

type Params = Pick<TextSources, 'collection' | 'slug' | 'lang'>

function Preview({ params: { collection, slug, lang } }: { params: Params }) {
  const { t } = useLingui()
  const api = useApi()
  const source = useWatch<Values, 'source'>({ name: 'source' })
  const [shown, setShown] = useState<Text>()
  const [problem, setProblem] = useState('')
  useDelayed({ params: { collection, slug, lang }, body: { source } }, async (input, signal) => {
    try {
      const preview = await api.texts.preview({ ...input, signal })
      if (signal.aborted) return
      if (preview.text) setShown(preview.text)
      setProblem(preview.problem)
    } catch (error) {
      if (!signal.aborted) setProblem((error as Error).message)
    }
  })
  return (
    <Card as="section" className={styles.preview!}>
      <CardHeader title={t`Preview`} />
      <LiveRegion as="div">
        {problem && (
          <Note look="warn">
            <Trans>This can’t be published:</Trans> <span lang="en">{problem}</span>
          </Note>
        )}
      </LiveRegion>
      {shown && (
        <ScrollArea as="article" className={styles.shown} lang={lang} aria-label={t`Preview`}>
          <p className={styles.title}>{shown.title}</p>
          <p className="muted">{shown.description}</p>
          <Blocks blocks={shown.blocks} />
        </ScrollArea>
      )}
    </Card>
  )
}
