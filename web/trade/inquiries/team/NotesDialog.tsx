// Internal thread notes: team only, never the other side.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrash } from '#web/ui/icons.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { inquiryNoteMost } from '#contract/foundation/constants.ts'
import { NoteText } from '#contract/trade/inquiries/fields.ts'
import type { InquiryNote } from '#contract/trade/inquiries/team.ts'
import { When } from '#web/identity/actors/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { fullName } from '../party.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { Skeleton } from '#web/ui/States.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import type { TeamProps } from './TeamBar.tsx'
import styles from './TeamBar.module.css'

const noteForm = z.object({ content: checkedText(NoteText) })

export function NotesDialog({ businessID, thread, onClose }: TeamProps & { onClose: () => void }) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const [notes, setNotes] = useState<InquiryNote[]>()
  const asked = { params: { rid: thread.requestID }, query: { bid: businessID } }
  useEffect(() => {
    api.inquiries.notes(asked).then(setNotes, (error: unknown) => {
      showError(error)
      onClose()
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  const form = useServerForm({
    schema: noteForm,
    saved: { content: '' },
    draft: `note ${thread.requestID}`,
    asksBeforeLeaving: false,
    errorMessages: { content: { required: t`Write a note.` } },
    async submit(body) {
      const note = await api.inquiries.addNote({ ...asked, body })
      setNotes((all) => [...(all ?? []), note])
      form.discard()
      return 'unsaved'
    },
  })

  async function remove({ id }: InquiryNote): Promise<void> {
    try {
      await api.inquiries.removeNote({ ...asked, params: { ...asked.params, id } })
      setNotes((all) => all?.filter((note) => note.id !== id))
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t`Notes`} closeLabel={t`Close`}>
      <div ref={useFocusAfterRemoval()}>
        <p className="muted">
          <Trans>Only your team reads notes; the other side never sees them.</Trans>
        </p>
        {!notes && <Skeleton tall={64} />}
        <ul className={styles.notes}>
          {notes?.map((note) => (
            <li key={note.id}>
              <div className={styles.head}>
                <p className="small">
                  <span className="semi">{note.writer ? fullName(note.writer) : t`Closed account`}</span> ·{' '}
                  <When at={note.createdAt} />
                </p>
                {note.own && <IconButton icon={IconTrash} label={t`Remove note`} onClick={() => void remove(note)} />}
              </div>
              <p>
                <UserText text={note.content} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Form form={form} className={styles.add} label={t`New note`}>
        <TextAreaField name="content" label={t`New note`} rows={3} most={inquiryNoteMost} />
        <SubmitButton>
          <Trans>Add note</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
