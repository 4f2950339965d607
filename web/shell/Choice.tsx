// A native select of the search bar that opens our own list (140 px, rows of 35 px: 1§2) where a mouse or a keyboard is used.
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon, worldIcon } from '../ui/icons.ts'
import styles from './Choice.module.css'
import type { ChoiceList as ChoiceListType } from './ChoiceList.tsx'

type Props = {
  name: string
  label: string
  value: string
  /** Options as elements, or as HTML with unquoted values where they are many. */
  children?: ReactNode
  html?: string
  /** With a `findLabel` the list can be searched. */
  findLabel?: string
  noneLabel?: string
  /** Draws a globe before the value. */
  world?: boolean
}

export function Choice({ name, label, value, children, html, findLabel, noneLabel, world }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const [List, setList] = useState<ComponentType<Parameters<typeof ChoiceListType>[0]>>()
  const [open, setOpen] = useState(false)
  const followed = useRef(value)
  // Follows the address; what was chosen before the scripts came stays.
  useEffect(() => {
    if (followed.current === value) return
    followed.current = value
    if (select.current) select.current.value = value
  }, [value])

  function load() {
    if (!List && matchMedia('(hover: hover)').matches)
      void import('./ChoiceList.tsx').then((loaded) => setList(() => loaded.ChoiceList))
  }
  function onMouseDown(event: MouseEvent) {
    if (!List || event.button !== 0) return
    event.preventDefault()
    select.current?.focus()
    setOpen(!open)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!List || !(event.key === 'Enter' || event.key === ' ' || (event.altKey && event.key === 'ArrowDown'))) return
    event.preventDefault()
    setOpen(true)
  }
  function close() {
    setOpen(false)
    select.current?.focus()
  }

  const shared = { ref: select, name, 'aria-label': label, onMouseDown, onKeyDown, onFocus: load }
  return (
    <div
      className={`${styles.choice} ${world ? styles.world : ''}`}
      onPointerEnter={load}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      {world && <Icon icon={worldIcon} size="s" />}
      {html === undefined ? (
        <select {...shared} defaultValue={value}>
          {children}
        </select>
      ) : (
        <select
          {...shared}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html.replace(`value=${value}>`, `value=${value} selected>`) }}
        />
      )}
      <Icon icon={chevronDownIcon} size="s" />
      {open && List && select.current && (
        <List select={select.current} label={label} findLabel={findLabel} noneLabel={noneLabel} onClose={close} />
      )}
    </div>
  )
}
