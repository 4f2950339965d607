// A field in which people and businesses are mentioned: an @ opens suggestions; arrows move, Enter and Tab pick, Escape closes.
// An input method that is composing keeps its keys.
import { Suspense, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Author } from '#contract/actors.ts'
import { mentionsMost } from '#contract/constants.ts'
import { nameOf } from '#web/actors/card.tsx'
import { later } from '#web/later.ts'
import { meantIn, typedAt, type Pick } from './picks.ts'

const Suggestions = later(async () => (await import('./Suggestions.tsx')).Suggestions)

type Held = { text: string; onText: (text: string) => void; picks: Pick[]; onPicks: (picks: Pick[]) => void }

/**
 * `field`: what the textarea gets. A key that the suggestions took is `defaultPrevented`. `list` stands behind the textarea, in an
 * element that is positioned.
 */
export function useMentions({ text, onText, picks, onPicks }: Held) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<{ at: number; q: string }>()
  const [found, setFound] = useState<Author[]>([])
  const [active, setActive] = useState(0)
  // Where the reader wanted no suggestions.
  const closedAt = useRef(-1)
  // Where the caret goes once the picked name stands in the text.
  const caretAt = useRef<number>(undefined)
  const shown = typed !== undefined && found.length > 0

  function close(): void {
    setTyped(undefined)
    setFound([])
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
      meantIn(value, picks).length < mentionsMost
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
  // Together with the text: the next key already counts on it.
  useLayoutEffect(() => {
    if (caretAt.current === undefined) return
    area.current?.focus()
    area.current?.setSelectionRange(caretAt.current, caretAt.current)
    caretAt.current = undefined
  })
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // 229 is what some browsers report for keys of a composition.
    if (!shown || event.nativeEvent.isComposing || event.keyCode === 229) return
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step) setActive((active + step + found.length) % found.length)
    else if ((key === 'Enter' || key === 'Tab') && !shiftKey) pick(found[active]!)
    else if (key === 'Escape') {
      closedAt.current = typed.at
      close()
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  const field = {
    onChange: (event: { currentTarget: HTMLTextAreaElement; nativeEvent: Event }) => {
      onText(event.currentTarget.value)
      if (!(event.nativeEvent as InputEvent).isComposing) look(event.currentTarget)
    },
    onSelect: (event: { currentTarget: HTMLTextAreaElement; nativeEvent: Event }) => {
      if (typed && !(event.nativeEvent as InputEvent).isComposing) look(event.currentTarget)
    },
    onCompositionEnd: (event: { currentTarget: HTMLTextAreaElement }) => look(event.currentTarget),
    onKeyDown: press,
    onBlur: close,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': shown ? id : undefined,
    'aria-activedescendant': shown ? `${id}-${active}` : undefined,
  } as const
  const list: ReactNode = typed && (
    <Suspense>
      <Suggestions
        id={id}
        q={typed.q}
        active={active}
        onFound={(authors) => (setFound(authors), setActive(0))}
        onPick={pick}
      />
    </Suspense>
  )
  return { field, list }
}
