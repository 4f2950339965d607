// Inbox switcher with unread counts.
import { useLingui } from '@lingui/react/macro'
import { IconBuildingFactory2, IconChevronDown, IconUserCircle } from '#web/ui/icons.ts'
import type { Inbox } from '#contract/trade/inquiries/inquiries.ts'
import { AuthorFace, nameOf } from '#web/identity/actors/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import styles from '../InquiriesPage.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import { Menu } from '#web/ui/layers/Menu.tsx'

export function InboxChoice({ inboxID, inboxes }: { inboxID: string; inboxes: readonly Inbox[] }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const me = t({ message: 'Me', comment: 'the reader, among businesses whose messages can be read' })
  const titleOf = (inbox: Inbox) => (inbox.kind === 'user' ? me : nameOf(inbox))
  const chosen = inboxes.find(({ id }) => id === inboxID)
  if (!chosen) return null
  const name = titleOf(chosen)
  const entries = inboxes.map((inbox) => ({
    text: titleOf(inbox),
    icon: inbox.kind === 'user' ? IconUserCircle : IconBuildingFactory2,
    href: paths.inquiries(inbox.id),
    current: inbox.id === inboxID,
    aside: inbox.unread > 0 ? formats.number(inbox.unread) : undefined,
  }))
  return (
    <Menu className={styles.inbox} label={t`Messages of: ${name}`} sections={[{ entries }]}>
      <AuthorFace author={chosen} size={32} />
      <span className="cut grow">{name}</span>
      {chosen.unread > 0 && <span className={`${styles.dot} num`}>{formats.number(chosen.unread)}</span>}
      <Icon icon={IconChevronDown} size="s" />
    </Menu>
  )
}
