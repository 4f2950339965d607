// Search bar select: native until focus or hover, then a custom list (140 px high, 35 px rows).
import { useEffect, useRef, type ReactNode } from 'react'
import { IconChevronDown, IconWorld } from '@tabler/icons-react'
import { EnhancedSelect } from '#web/ui/controls/EnhancedSelect.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Option } from '#web/ui/controls/ListBox.tsx'
import styles from './SearchSelect.module.css'

/** `globe` precedes the value. */
export function SearchSelect({
  name,
  label,
  value,
  children,
  globe,
  findLabel,
  noneLabel,
  optionOf,
}: {
  name: string
  label: string
  value: string
  children: ReactNode
  globe?: boolean
  findLabel?: string
  noneLabel?: string
  optionOf?: (option: HTMLOptionElement) => Option
}) {
  const select = useRef<HTMLSelectElement>(null)
  const followed = useRef(value)
  // Follows the address; a pre-hydration choice stays.
  useEffect(() => {
    if (followed.current === value) return
    followed.current = value
    if (select.current) select.current.value = value
  }, [value])
  const shared = {
    ref: select,
    name,
    label,
    'aria-label': label,
    listSize: 'bar' as const,
    findLabel,
    noneLabel,
    optionOf,
  }
  return (
    <div className={`${styles.select} ${globe ? styles.globe : ''}`}>
      {globe && <Icon icon={IconWorld} size="s" />}
      <EnhancedSelect {...shared} defaultValue={value}>
        {children}
      </EnhancedSelect>
      <Icon icon={IconChevronDown} size="s" />
    </div>
  )
}
