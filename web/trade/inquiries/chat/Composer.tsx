// Message composer. Drafts by thread.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend, IconX } from '#web/ui/icons.ts'
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { messageMost } from '#contract/foundation/constants.ts'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { send as sendByOutbox } from '#web/foundation/outbox.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSession } from '#web/foundation/session.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { useField } from '#web/foundation/form/form-context.ts'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { AfterNdaField } from '../attachments/AfterNdaField.tsx'
import { AttachButton } from '../attachments/AttachButton.tsx'
import { AttachmentList } from '../attachments/AttachmentList.tsx'
import { useAttachments, type Attachments } from '../attachments/use-attachments.ts'
import { SavedReplies } from '../team/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import styles from './Composer.module.css'
import { listOf } from './thread-of.ts'
import { emptyMessage, messageForm, type MessageValues } from './message-form.ts'
import { useTellTyping } from './use-typing.ts'

const countedFrom = messageMost - 500 // characters
const rowsMost = 8

type Props = {
  thread: Thread
  inboxID: string
  onSend: () => void
  /** Called only when sent at once. */
  onSent: (message: Message) => void
}

export function Composer(props: Props) {
  const { t } = useLingui()
  const self = useSession()?.self
  const { showError } = useToasts()
  const form = useServerForm({
    id: 'message',
    schema: messageForm,
    saved: emptyMessage,
    draft: 'message',
    names: ['content'],
    asksBeforeLeaving: false,
    async submit({ content, files, afterNda }: MessageValues) {
      if (!content && files.length === 0) return
      const { thread, inboxID, onSend, onSent } = props
      onSend()
      form.discard()
      const key = crypto.randomUUID()
      // The returned copy lets the list drop the unsent one.
      const body = { content, files: files.map(({ token }) => ({ token })), afterNda, idempotencyKey: key }
      const input = { params: { rid: thread.requestID }, query: { bid: inboxID }, body }
      const list = listOf({ inboxID, requestID: thread.requestID })
      const sent = sendByOutbox({ call: 'inquiries.sendMessage', list, key, actor: self!, input, listed: true })
      // The next message may be written meanwhile.
      sent.then((message) => message && onSent(message), showError)
    },
  })
  return (
    <Form form={form} className={styles.composer} label={t`Answer`}>
      <Fields {...props} busy={form.busy} onSubmit={form.submit} />
    </Form>
  )
}

type FieldsProps = Props & { busy: boolean; onSubmit: () => void }

function Fields({ thread, inboxID, busy, onSubmit }: FieldsProps) {
  const { t } = useLingui()
  const hintID = useId()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const attachments = useAttachments()
  const own = thread.side === 'S' ? thread.from : thread.to
  const tellTyping = useTellTyping({ inboxID, requestID: thread.requestID })
  const { value, error, onChange, ref, id } = useField<string>('content', t`Message`)
  const length = [...value].length
  const isEmpty = !value.trim() && attachments.files.length + attachments.waiting.length === 0
  const { waits, start, cancel } = useSending(attachments, busy, onSubmit)

  function send(): void {
    area.current?.focus()
    if (!isEmpty) start()
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') cancel()
    // Some browsers report 229 for the Enter that ends a composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }
  function paste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    attachments.add([...event.clipboardData.files])
  }
  function insert(text: string): void {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area.current ?? {}
    onChange(value.slice(0, from) + text + value.slice(to))
    area.current?.focus()
  }
  return (
    <DropArea onFiles={attachments.add}>
      <AttachmentList attachments={attachments} />
      {attachments.files.length + attachments.waiting.length > 0 && <AfterNdaField />}
      <div className={styles.write}>
        <AttachButton attachments={attachments} />
        <textarea
          dir="auto"
          id={id}
          ref={(element) => {
            area.current = element
            ref(element)
          }}
          className={styles.input}
          rows={1}
          style={{ '--rows': Math.min(rowsMost, value.split('\n').length) } as object}
          value={value}
          readOnly={waits}
          placeholder={t`Type here...`}
          aria-label={t`Message`}
          aria-describedby={hintID}
          aria-invalid={error !== undefined || length > messageMost || undefined}
          enterKeyHint="send"
          onChange={(event) => {
            onChange(event.target.value)
            if (event.target.value.trim()) tellTyping()
          }}
          onKeyDown={press}
          onPaste={paste}
        />
        {own.kind === 'business' && <SavedReplies thread={thread} inboxID={inboxID} onChoose={insert} />}
        <Button
          look="main"
          icon={waits ? IconX : IconSend}
          className={styles.send!}
          aria-label={waits ? t`Do not send yet` : t`Send`}
          title={waits ? t`Do not send yet` : t`Send`}
          disabled={isEmpty}
          onClick={waits ? cancel : send}
        />
      </div>
      <Hint id={hintID} length={length} error={error} waits={waits} />
    </DropArea>
  )
}

function useSending({ waiting }: Attachments, busy: boolean, onSubmit: () => void) {
  const [waits, setWaits] = useState(false)
  const isUploading = waiting.length > 0
  const hasFailed = waiting.some(({ failed }) => failed)
  useEffect(() => {
    if (!waits || (isUploading && !hasFailed) || busy) return
    setWaits(false)
    if (!hasFailed) onSubmit()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onSubmit` is new at each rendering
  }, [waits, isUploading, hasFailed, busy])
  function start(): void {
    if (isUploading) setWaits(!hasFailed)
    else if (!busy) onSubmit()
  }
  return { waits, start, cancel: () => setWaits(false) }
}

type HintProps = { id: string; length: number; error: string | undefined; waits: boolean }

function Hint({ id, length, error, waits }: HintProps) {
  return (
    <div id={id} className={styles.hint}>
      <LiveRegion as="span" data-waits={waits || undefined}>
        {waits ? (
          <Trans>Sent as soon as the files are uploaded</Trans>
        ) : (
          <Trans>Enter sends, Shift + Enter adds a line</Trans>
        )}
      </LiveRegion>
      {length >= countedFrom && (
        <span className="num" data-over={length > messageMost || undefined}>
          {length} / {messageMost}
        </span>
      )}
      <Below id={`${id}-error`} error={error} />
    </div>
  )
}

function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  return (
    <div
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
