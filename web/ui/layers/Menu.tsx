// A menu behind a button. The button is plain; the list of the menu is React Aria's and loaded on reach.
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { IconDots } from '@tabler/icons-react'
import button from '#web/ui/Button.module.css'
import { Icon, type TablerIcon } from '#web/ui/Icon.tsx'
import { loadOnReach } from '#web/ui/load-on-reach.ts'

/** A line of a menu: a link where it has `href`, else an action. */
export type MenuEntry = {
  text: string
  icon?: TablerIcon
  href?: string
  /** The link leads to the page that is shown. */
  current?: boolean
  danger?: boolean
  /** Shown, but can't be chosen. */
  disabled?: boolean
  /** Stands at the end of the line, such as a count. */
  aside?: string | undefined
  onAction?: () => void
}
/** Sections stand apart by a line; a `title` names one. */
export type MenuSection = { title?: string; entries: readonly MenuEntry[] }

/** The end of the list that a key leads to. */
const ends: Record<string, 'first' | 'last' | undefined> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

const list = loadOnReach(async () => (await import('./MenuList.tsx')).MenuList)

/** `children`: what the button shows in place of three dots; `header` stands above the entries. */
export function Menu({
  label,
  sections,
  header,
  className,
  children,
}: {
  label: string
  sections: readonly MenuSection[]
  header?: ReactNode
  className?: string | undefined
  children?: ReactNode
}) {
  const trigger = useRef<HTMLButtonElement>(null)
  const wanted = useRef(false)
  const [open, setOpen] = useState<'first' | 'last'>()
  const List = list.current
  const load = () => void list.load()

  async function openAt(end: 'first' | 'last'): Promise<void> {
    trigger.current?.focus()
    wanted.current = true
    await list.load()
    // Not for somebody who went on, or pressed Escape, while it was loaded.
    if (wanted.current && document.activeElement === trigger.current) setOpen(end)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') wanted.current = false
    const end = ends[event.key]
    if (!end) return
    event.preventDefault()
    void openAt(end)
  }
  /** The button has the focus before the action runs: a dialog that the action opens gives the focus back to it. */
  function choose({ onAction }: MenuEntry): void {
    flushSync(() => setOpen(undefined))
    trigger.current?.focus()
    onAction?.()
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={`${children ? '' : button.square} ${className ?? ''}`}
        aria-label={label}
        title={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        onPointerEnter={load}
        onFocus={load}
        onKeyDown={onKeyDown}
        onClick={() => void openAt('first')}
      >
        {children ?? <Icon icon={IconDots} />}
      </button>
      {open && List && (
        <List
          label={label}
          sections={sections}
          header={header}
          trigger={trigger}
          focus={open}
          onChoose={choose}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
