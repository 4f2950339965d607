// Virtualized list of a popover.
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
import { IconCheck, type IconName } from '#web/ui/icons.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './ListBox.module.css'
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'

/** `flag`: emoji. `disabled` options are hidden. */
export type Option = {
  value: string
  text: string
  more?: string | undefined
  flag?: string | undefined
  icon?: IconName | undefined
  disabled?: boolean | undefined
}
/** `bar`: 140 px high, 35 px rows, as specified. */
export type ListSize = 'bar' | undefined

type Props = {
  label: string
  options: readonly Option[]
  selected: readonly string[]
  several?: boolean
  size?: ListSize
  empty?: string | undefined
  autoFocus?: boolean
  onSelect: (values: string[]) => void
}

/** Choosing the chosen one again calls `onSelect` with nothing. */
export function ListBox({ label, options, selected, several, size, empty, autoFocus = false, onSelect }: Props) {
  const offered = options.filter(({ disabled }) => !disabled)
  const rowSize = rowSizeOf(size)
  // The layout exists in the next frame.
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on demand
        autoFocus={autoFocus}
        onSelectionChange={(keys) => keys !== 'all' && onSelect([...keys].map(String))}
        renderEmptyState={() => empty && <p className={styles.empty}>{empty}</p>}
      >
        <Collection items={offered} dependencies={[selected]}>
          {({ value, text, more, flag, icon }) => (
            <ListOption id={value} textValue={text}>
              {icon ? <Icon icon={icon} size="s" /> : flag && <Flag emoji={flag} />}
              <span className="cut">{text}</span>
              {more && <span className={`muted small cut ${styles.more}`}>{more}</span>}
            </ListOption>
          )}
        </Collection>
      </AriaListBox>
    </Virtualizer>
  )
}

/** px; `--target` outside the search bar. */
function rowSizeOf(size: ListSize): number {
  if (size === 'bar') return 35
  return matchMedia('(pointer: coarse), (max-width: 767px)').matches ? 44 : 40
}

export function ListOption({
  children,
  className,
  ...item
}: ListBoxItemProps & { children: ReactNode; className?: string }) {
  return (
    <ListBoxItem {...item} className={`panel-item ${styles.option} ${className ?? ''}`}>
      {({ isSelected }) => (
        <>
          <Text>{children}</Text>
          {isSelected && <Icon icon={IconCheck} size="s" className={styles.tick} />}
        </>
      )}
    </ListBoxItem>
  )
}

export function ListSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ListBoxSection>
      <Header className="panel-heading">{title}</Header>
      {children}
    </ListBoxSection>
  )
}
