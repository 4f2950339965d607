// Error summary: links to field errors, or a form-level message.
import { Plural } from '@lingui/react/macro'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Note } from '#web/ui/Note.tsx'
import { messageAt } from './field-errors.ts'
import { fieldID, useFormContextValue } from './form-context.ts'

/** Takes the focus after each failed attempt. */
export function ErrorSummary({
  title,
  attempts,
  failure,
}: {
  title: string | true
  attempts: number
  failure: ReactNode
}) {
  const form = useFormContextValue()
  const { setFocus } = useFormContext()
  const { errors } = useFormState()
  const note = useRef<HTMLDivElement>(null)
  const focusedAttempt = useRef(0)
  // Errors may arrive later than the attempt's count.
  useEffect(() => {
    if (attempts === 0) focusedAttempt.current = 0
    if (!note.current || attempts === focusedAttempt.current) return
    focusedAttempt.current = attempts
    note.current.focus()
  })
  const entries = [...form.fields].flatMap(([name, { label }]) => {
    const message = messageAt(errors, name)
    return message ? [{ name, label, message, id: fieldID(form, name) }] : []
  })
  const list = failure || attempts === 0 ? [] : entries.toSorted(inDocumentOrder)
  if (!failure && list.length === 0) return null

  function goTo(event: MouseEvent, name: string): void {
    event.preventDefault()
    setFocus(name)
  }
  return (
    <Note look="bad" role="alert" tabIndex={-1} ref={note}>
      {failure ? (
        <p>{failure}</p>
      ) : (
        <>
          <b>
            {title === true ? (
              <Plural value={list.length} one="One field needs a correction" other="# fields need a correction" />
            ) : (
              title
            )}
          </b>
          <ul>
            {list.map(({ name, label, message, id }) => (
              <li key={name}>
                <a href={`#${id}`} onClick={(event) => goTo(event, name)}>
                  {label}: {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}

/** Later fields stand last in the form's own order. */
function inDocumentOrder(one: { id: string }, other: { id: string }): number {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id))
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
