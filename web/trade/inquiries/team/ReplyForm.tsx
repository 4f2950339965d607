// Saved reply form.
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { messageMost, savedReplyNameMost } from '#contract/foundation/constants.ts'
import { NewSavedReply } from '#contract/trade/inquiries/fields.ts'
import { placeholders } from '#contract/trade/inquiries/placeholders.ts'
import type { SavedReply } from '#contract/trade/inquiries/team.ts'
import { useApi } from '#web/foundation/page.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import styles from './TeamBar.module.css'

const { name, content } = NewSavedReply.shape
const replyForm = z.object({ name: checkedText(name), content: checkedText(content) })

type Props = {
  businessID: string
  reply: SavedReply | undefined
  onSaved: (reply: SavedReply) => void
}

export function ReplyForm({ businessID, reply, onSaved }: Props) {
  const api = useApi()
  const { t } = useLingui()
  const form = useServerForm({
    schema: replyForm,
    saved: { name: reply?.name ?? '', content: reply?.content ?? '' },
    draft: `saved reply ${reply?.id ?? ''}`,
    asksBeforeLeaving: false,
    failureMessages: { Conflict: t`There is a saved reply of this name` },
    async submit(body) {
      const params = { businessID }
      onSaved(
        reply
          ? await api.inquiries.changeSavedReply({ params: { ...params, id: reply.id }, body })
          : await api.inquiries.addSavedReply({ params, body }),
      )
    },
  })
  const known = placeholders.map((one) => `{${one}}`).join(' ')
  const title = reply ? t`Edit ${reply.name}` : t`New saved reply`
  return (
    <Form form={form} className={styles.add} label={title}>
      <h3>{title}</h3>
      <TextField name="name" label={t`Name`} maxLength={savedReplyNameMost} />
      <TextAreaField
        name="content"
        label={t`Text`}
        rows={5}
        most={messageMost}
        hint={t`These words are filled in when it is used: ${known}`}
      />
      <SubmitButton>{reply ? t`Save` : t`Add saved reply`}</SubmitButton>
    </Form>
  )
}
