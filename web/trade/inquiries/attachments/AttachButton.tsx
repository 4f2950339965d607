// File picker of a message.
import { useLingui } from '@lingui/react/macro'
import { IconPaperclip } from '#web/ui/icons.ts'
import { useRef } from 'react'
import { attachmentNames } from '#contract/identity/files/kinds.ts'
import { IconButton } from '#web/ui/Button.tsx'
import type { Attachments } from './use-attachments.ts'

export function AttachButton({ attachments: { add, isFull } }: { attachments: Attachments }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        icon={IconPaperclip}
        label={t`Add files`}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={attachmentNames}
        aria-label={t`Add files`}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
