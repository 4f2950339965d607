// Search bar select: native until focus or hover.
import { type ComponentProps, useEffect, useRef } from 'react'
import { IconChevronDown, IconWorld } from '#web/ui/icons.ts'
import { EnhancedSelect } from '#web/ui/controls/EnhancedSelect.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Option } from '#web/ui/controls/ListBox.tsx'
import styles from './SearchSelect.module.css'

type Props = Pick<ComponentProps<'select'>, 'children' | 'dangerouslySetInnerHTML'> & {
  name: string
  label: string
  value: string
  globe?: boolean
  findLabel?: string
  noneLabel?: string
  optionOf?: (option: HTMLOptionElement) => Option
}

export function SearchSelect({ name, label, value, globe, findLabel, noneLabel, optionOf, ...options }: Props) {
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
      <EnhancedSelect {...shared} {...options} defaultValue={value} />
      <Icon icon={IconChevronDown} size="s" />
    </div>
  )
}
