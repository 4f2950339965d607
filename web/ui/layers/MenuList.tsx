// Open menu list. Lazy.
import type { ReactNode, RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components'
import { Aria } from '#web/ui/Aria.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { MenuEntry, MenuSection as Section } from './Menu.tsx'
import styles from './MenuList.module.css'

export function MenuList({
  label,
  sections,
  header,
  trigger,
  focus,
  onChoose,
  onClose,
}: {
  label: string
  sections: readonly Section[]
  header: ReactNode
  trigger: RefObject<HTMLElement | null>
  /** Initial focus. */
  focus: 'first' | 'last'
  onChoose: (entry: MenuEntry) => void
  onClose: () => void
}) {
  return (
    <Aria>
      <Popover
        className={`panel ${styles.layer}`}
        aria-label={label}
        triggerRef={trigger}
        placement="bottom end"
        offset={4}
        isOpen
        onOpenChange={onClose}
      >
        {header && <div className={styles.header}>{header}</div>}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on demand */}
        <Menu className={styles.menu!} aria-label={label} autoFocus={focus} onClose={onClose}>
          {sections
            .filter(({ entries }) => entries.length > 0)
            .map(({ title, entries }, at) => (
              <MenuSection key={at} className={styles.section!} aria-label={title ?? label}>
                {title && <Header className="panel-heading">{title}</Header>}
                {entries.map((entry) => (
                  <Entry key={entry.text} entry={entry} onChoose={onChoose} />
                ))}
              </MenuSection>
            ))}
        </Menu>
      </Popover>
    </Aria>
  )
}

function Entry({ entry, onChoose }: { entry: MenuEntry; onChoose: (entry: MenuEntry) => void }) {
  const { text, icon, href, current, danger, disabled = false, aside } = entry
  return (
    <MenuItem
      className={`panel-item ${styles.entry} ${danger ? styles.danger : ''}`}
      textValue={text}
      isDisabled={disabled}
      aria-current={current ? 'page' : undefined}
      {...(href ? { href } : { onAction: () => onChoose(entry) })}
    >
      {icon && <Icon icon={icon} />}
      <span>{text}</span>
      {aside && <span className={`${styles.aside} num`}>{aside}</span>}
    </MenuItem>
  )
}
