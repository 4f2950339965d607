// Private files of a form.
import { useLingui } from '@lingui/react/macro'
import { IconPaperclip } from '#web/ui/icons.ts'
import { useId } from 'react'
import { attachmentNames } from '#contract/identity/files/kinds.ts'
import { Picker } from '#web/identity/files/card.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import { AfterNdaField } from './AfterNdaField.tsx'
import { AttachmentHint, AttachmentList } from './AttachmentList.tsx'
import { useAttachments } from './use-attachments.ts'

export function FilesField() {
  const { t } = useLingui()
  const hintID = useId()
  const attachments = useAttachments()
  const { error, isFull, add } = attachments
  return (
    <Picker
      name={t`Files`}
      action={t`Add files`}
      icon={IconPaperclip}
      accept={attachmentNames}
      many
      described={hintID}
      invalid={error !== undefined}
      busy={isFull}
      onFiles={add}
    >
      <AttachmentList attachments={attachments} />
      {attachments.files.length + attachments.waiting.length > 0 && <AfterNdaField />}
      <Below id={hintID} hint={<AttachmentHint />} error={error} />
    </Picker>
  )
}
