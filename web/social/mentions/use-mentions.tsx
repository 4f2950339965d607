// Mention input.
import { Suspense, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Author } from '#contract/identity/actors.ts'
import { mentionsMost } from '#contract/foundation/constants.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import type { CompletionField } from '#web/ui/controls/Completion.tsx'
import { mentionsIn, typedAt, type Pick } from './picks.ts'

const Suggestions = lazyComponent(async () => (await import('./Suggestions.tsx')).Suggestions)

type Held = { text: string; onText: (text: string) => void; picks: Pick[]; onPicks: (picks: Pick[]) => void }

/** `field`: textarea props. Handled keys are `defaultPrevented`. `list`: render beside the field. */
export function useMentions({ text, onText, picks, onPicks }: Held) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<{ at: number; q: string }>()
  const [completion, setCompletion] = useState<CompletionField>()
  const closedAt = useRef(-1)
  const caretAt = useRef<number>(undefined)

  function close(): void {
    setTyped(undefined)
  }
  function dismiss(): void {
    closedAt.current = typed?.at ?? -1
    close()
  }
  function look(element: HTMLTextAreaElement): void {
    area.current = element
    const { value, selectionStart, selectionEnd } = element
    const next = selectionStart === selectionEnd ? typedAt(value, selectionStart) : undefined
    if (!next) closedAt.current = -1
    const isWanted =
      next !== undefined &&
      next.at !== closedAt.current &&
      !picks.some(({ name }) => next.q.startsWith(name)) &&
      mentionsIn(value, picks).length < mentionsMost
    if (!isWanted) return close()
    setTyped((before) => (before?.at === next.at && before.q === next.q ? before : next))
  }
  function pick(author: Author): void {
    if (!typed) return
    const name = nameOf(author)
    const caret = typed.at + name.length + 2
    const rest = text.slice(typed.at + 1 + typed.q.length)
    const { userID, businessID } = author
    onPicks([...picks.filter((one) => one.name !== name), { name, ...(businessID ? { businessID } : { userID }) }])
    onText(`${text.slice(0, typed.at)}@${name} ${rest.replace(/^ /, '')}`)
    close()
    caretAt.current = caret
  }
  // Synchronous with the text: the next key depends on it.
  useLayoutEffect(() => {
    if (caretAt.current === undefined) return
    area.current?.focus()
    area.current?.setSelectionRange(caretAt.current, caretAt.current)
    caretAt.current = undefined
  })
  const field = {
    onChange: (event: { currentTarget: HTMLTextAreaElement; nativeEvent: Event }) => {
      onText(event.currentTarget.value)
      if (!(event.nativeEvent as InputEvent).isComposing) look(event.currentTarget)
    },
    onSelect: (event: { currentTarget: HTMLTextAreaElement; nativeEvent: Event }) => {
      if (typed && !(event.nativeEvent as InputEvent).isComposing) look(event.currentTarget)
    },
    onCompositionEnd: (event: { currentTarget: HTMLTextAreaElement }) => look(event.currentTarget),
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (completion) press(event, completion)
    },
    // Moves within the list fire untrusted blur events of the field.
    onBlur: ({ nativeEvent }: { nativeEvent: Event }) => {
      if (nativeEvent.isTrusted) close()
    },
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': completion?.['aria-controls'],
    'aria-activedescendant': completion?.['aria-activedescendant'],
  } as const
  const list: ReactNode = typed && (
    <Suspense>
      <Suggestions area={area} q={typed.q} onField={setCompletion} onPick={pick} onClose={dismiss} />
    </Suspense>
  )
  return { field, list }
}

function press(event: KeyboardEvent<HTMLTextAreaElement>, completion: CompletionField): void {
  // Some browsers report 229 during composition.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey || (shiftKey && (key === 'Enter' || key === 'Tab'))) return
  if (key !== 'Tab') return completion.onKeyDown(event)
  const active = document.querySelector<HTMLElement>(`[id="${completion['aria-controls']}"] [data-focused]`)
  if (!active) return
  event.preventDefault()
  active.click()
}
