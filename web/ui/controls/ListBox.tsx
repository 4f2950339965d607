// A list to choose from, as it stands in a popover: options with flag or icon, the chosen ones ticked. Virtualized.
import { useState, type ReactNode } from 'react'
import {
  Collection,
  Header,
  ListBox as AriaListBox,
  ListBoxItem,
  type ListBoxItemProps,
  ListBoxSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components'
import { IconCheck } from '@tabler/icons-react'
import { Icon, type TablerIcon } from '#web/ui/Icon.tsx'
import styles from './ListBox.module.css'
import { Flag } from '#web/ui/Picture.tsx'

/** `flag`: an emoji. `disabled` ones are not offered. */
export type Option = {
  value: string
  text: string
  flag?: string | undefined
  icon?: TablerIcon | undefined
  disabled?: boolean | undefined
}
/** `bar`: 140 px high with rows of 35 px, as the specification has it for the search bar. */
export type ListSize = 'bar' | undefined

type Props = {
  label: string
  options: readonly Option[]
  selected: readonly string[]
  several?: boolean
  size?: ListSize
  /** Stands in place of the options where there are none. */
  empty?: string | undefined
  /** Takes the focus; without it the field of an `Autocomplete` keeps the focus. */
  autoFocus?: boolean
  onSelect: (values: string[]) => void
}

/** `onSelect` is also called when the chosen one is chosen again: with nothing. */
export function ListBox({ label, options, selected, several, size, empty, autoFocus = false, onSelect }: Props) {
  const offered = options.filter(({ disabled }) => !disabled)
  const rowSize = rowSizeOf(size)
  // It opens at what is chosen. The layout is there with the next frame.
  const [scrollToChosen] = useState(() => (list: HTMLElement | null) => {
    const at = offered.findIndex(({ value }) => selected.includes(value))
    if (list && at > 0) requestAnimationFrame(() => list.scrollTo({ top: at * rowSize }))
  })
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize }}>
      <AriaListBox
        ref={scrollToChosen}
        className={`${styles.list} ${size ? styles[size] : ''}`}
        aria-label={label}
        selectionMode={several ? 'multiple' : 'single'}
        selectedKeys={selected}
        escapeKeyBehavior="none"
        shouldSelectOnPressUp
        shouldFocusOnHover
        autoFocus={autoFocus}
        onSelectionChange={(keys) => keys !== 'all' && onSelect([...keys].map(String))}
        renderEmptyState={() => empty && <p className={styles.empty}>{empty}</p>}
      >
        <Collection items={offered} dependencies={[selected]}>
          {({ value, text, flag, icon }) => (
            <ListOption id={value} textValue={text}>
              {icon ? <Icon icon={icon} size="s" /> : flag && <Flag emoji={flag} />}
              <span className="cut">{text}</span>
            </ListOption>
          )}
        </Collection>
      </AriaListBox>
    </Virtualizer>
  )
}

/** px; as `--target` has it where rows are not of the search bar. */
function rowSizeOf(size: ListSize): number {
  if (size === 'bar') return 35
  return matchMedia('(pointer: coarse), (max-width: 767px)').matches ? 44 : 40
}

/** A row of a list; `children` are its icon and words. */
export function ListOption({
  children,
  className,
  ...item
}: ListBoxItemProps & { children: ReactNode; className?: string }) {
  return (
    <ListBoxItem {...item} className={`panel-item ${styles.option} ${className ?? ''}`}>
      {({ isSelected }) => (
        <>
          {children}
          {isSelected && <Icon icon={IconCheck} size="s" className={styles.tick} />}
        </>
      )}
    </ListBoxItem>
  )
}

/** Rows under a heading of their own. */
export function ListSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ListBoxSection>
      <Header className="panel-heading">{title}</Header>
      {children}
    </ListBoxSection>
  )
}
