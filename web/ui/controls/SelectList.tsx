// React Aria list of a native select. Lazy.
import type { RefObject } from 'react'
import { Popover } from 'react-aria-components'
import { Aria } from '#web/ui/Aria.tsx'
import { ListBox, type ListSize, type Option } from './ListBox.tsx'
import { SearchableList } from './SearchableList.tsx'
import styles from './SelectList.module.css'

type Props = {
  select: RefObject<HTMLSelectElement | null>
  label: string
  options: readonly Option[]
  size?: ListSize
  findLabel?: string | undefined
  noneLabel?: string | undefined
  onClose: (value: string | undefined) => void
}

export function SelectList({ select, label, options, size, findLabel, noneLabel, onClose }: Props) {
  const chosen = select.current?.value ?? ''
  const list = {
    label,
    options,
    selected: [chosen],
    size,
    empty: noneLabel,
    onSelect: ([value]: string[]) => onClose(value ?? chosen),
  }
  return (
    <Aria>
      <Popover
        className={`panel ${styles.layer} ${findLabel ? styles.wide : ''}`}
        aria-label={label}
        triggerRef={select}
        placement="bottom start"
        offset={6}
        isOpen
        onOpenChange={() => onClose(undefined)}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the list */}
        <div onKeyDown={(event) => event.key === 'Tab' && (event.preventDefault(), onClose(undefined))}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on demand */}
          {findLabel ? <SearchableList {...list} findLabel={findLabel} /> : <ListBox {...list} autoFocus />}
        </div>
      </Popover>
    </Aria>
  )
}
