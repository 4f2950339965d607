// Menu behind a plain button; lazy list.
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { IconDots, type IconName } from '#web/ui/icons.ts'
import button from '#web/ui/Button.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import { loadOnReach } from '#web/ui/load-on-reach.ts'

export type MenuEntry = {
  text: string
  icon?: IconName
  href?: string
  current?: boolean
  danger?: boolean
  disabled?: boolean
  aside?: string | undefined
  onAction?: () => void
}
export type MenuSection = { title?: string; entries: readonly MenuEntry[] }

const ends: Record<string, 'first' | 'last' | undefined> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

const list = loadOnReach(async () => (await import('./MenuList.tsx')).MenuList)

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
    // Canceled if the reader moved on or pressed Escape while loading.
    if (wanted.current && document.activeElement === trigger.current) setOpen(end)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') wanted.current = false
    const end = ends[event.key]
    if (!end) return
    event.preventDefault()
    void openAt(end)
  }
  /** A dialog opened by the action returns the focus here. */
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
