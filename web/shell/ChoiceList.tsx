// The open list of a search-bar select: keyboard as in a native one, with a search field where the list is long.
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { folded } from '#kit/folded.ts'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon } from '../ui/icons.ts'
import { Flag } from '../ui/Picture.tsx'
import styles from './ChoiceList.module.css'

type Props = {
  select: HTMLSelectElement
  label: string
  findLabel?: string | undefined
  noneLabel?: string | undefined
  onClose: () => void
}

/** The flag of a two-letter country code; nothing for other values. */
function flagOf(code: string): string {
  return /^[A-Z]{2}$/.test(code)
    ? String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)))
    : ''
}

export function ChoiceList({ select, label, findLabel, noneLabel, onClose }: Props) {
  const id = useId()
  const all = useMemo(
    () =>
      [...select.options].map(({ value, text }) => ({
        value,
        text,
        flag: findLabel ? flagOf(value) : '',
        folded: folded(text),
      })),
    [select, findLabel],
  )
  const [find, setFind] = useState('')
  const [active, setActive] = useState(Math.max(0, select.selectedIndex))
  const list = useRef<HTMLUListElement>(null)
  const typed = useRef({ text: '', at: 0 })

  const wanted = folded(find.trim())
  const shown = wanted ? all.filter(({ folded: text }) => text.startsWith(wanted) || text.includes(` ${wanted}`)) : all

  useEffect(() => {
    if (!findLabel) list.current?.focus()
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active, findLabel])

  function choose(value: string) {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    onClose()
  }

  function take() {
    const taken = shown[active]
    if (taken) choose(taken.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = shown.length - 1
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      PageDown: Math.min(last, active + 4),
      PageUp: Math.max(0, active - 4),
    }
    if (!findLabel) Object.assign(moves, { Home: 0, End: last })
    if (event.key in moves) setActive(moves[event.key]!)
    else if (event.key === 'Enter' || (event.key === ' ' && !findLabel)) take()
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Tab') return take()
    else if (!findLabel && event.key.length === 1) return typeAhead(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function typeAhead(key: string) {
    const now = Date.now()
    typed.current = { text: (now - typed.current.at > 700 ? '' : typed.current.text) + folded(key), at: now }
    const found = shown.findIndex(({ folded: text }) => text.startsWith(typed.current.text))
    if (found >= 0) setActive(found)
  }

  const current = shown[active] ? `${id}-${active}` : undefined
  return (
    <div className={`panel ${styles.list} ${findLabel ? styles.wide : ''}`} onKeyDown={onKeyDown}>
      {findLabel && (
        <input
          autoFocus
          className={styles.find}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={current}
          aria-label={findLabel}
          placeholder={findLabel}
          value={find}
          onChange={(event) => {
            setFind(event.target.value)
            setActive(0)
          }}
        />
      )}
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        aria-activedescendant={findLabel ? undefined : current}
      >
        {shown.map(({ value, text, flag }, index) => (
          <li
            key={value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={value === select.value}
            data-active={index === active || undefined}
            onPointerMove={() => setActive(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(value)}
          >
            {flag && <Flag emoji={flag} />}
            <span className="cut">{text}</span>
            {value === select.value && <Icon icon={checkIcon} size="s" />}
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={styles.none} role="status">
          {noneLabel}
        </p>
      )}
    </div>
  )
}
