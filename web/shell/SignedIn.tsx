// The user area of somebody who is signed in: links, account menu, and their part of the mobile menu. Fetched only then.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useOutcome } from '../failure-words.ts'
import { Bell } from '../notifications/card.tsx'
import { useSite } from '../page.ts'
import { useLocation } from '../routing.ts'
import { logout, type Session } from '../session.ts'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon, logoutIcon } from '../ui/icons.ts'
import { barLinks, iconLinks, menuLinks, mobileLinks, type AccountLink } from './account-links.ts'
import { Face } from './Face.tsx'
import styles from './SignedIn.module.css'

export function SignedIn({ session }: { session: Session }) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const { failed } = useOutcome()
  const { pathname } = useLocation()
  const { self, email } = session
  const currentAt = (path: string) => (path === pathname ? 'page' : undefined)

  const lines = (links: AccountLink[]) =>
    links.map(({ text, path, icon }) => (
      <a key={text.id} href={path(paths)} aria-current={currentAt(path(paths))}>
        <Icon icon={icon} />
        {i18n._(text)}
      </a>
    ))
  const leave = (
    <button type="button" onClick={() => void logout().catch((error: unknown) => failed(error))}>
      <Icon icon={logoutIcon} />
      {t`Logout`}
    </button>
  )
  return (
    <nav
      className={styles.area}
      aria-label={t({ message: 'User', comment: 'name of the navigation of the signed-in person' })}
    >
      {barLinks.map(({ text, path }) => (
        <a key={text.id} className={styles.link} href={path(paths)} aria-current={currentAt(path(paths))}>
          {i18n._(text)}
        </a>
      ))}
      {iconLinks.map(({ text, path, icon }) => (
        <a
          key={text.id}
          className={styles.icon}
          href={path(paths)}
          aria-label={i18n._(text)}
          aria-current={currentAt(path(paths))}
        >
          <Icon icon={icon} />
        </a>
      ))}
      <Bell />
      <button type="button" className={styles.face} popoverTarget="account" aria-label={t`Account: ${self.name}`}>
        <Face actor={self} />
        <Icon icon={chevronDownIcon} size="s" />
      </button>
      <div id="account" popover="auto" className={`panel ${styles.menu}`}>
        <p>
          <strong>{self.name}</strong>
          <span>{email}</span>
        </p>
        {lines(menuLinks)}
        {leave}
      </div>
      <InMenu slot="account">
        <div className={styles.person}>
          <Face actor={self} />
          <strong>{self.name}</strong>
        </div>
        <h2>{t({ message: 'ACCOUNT', comment: 'heading in the mobile menu, in capitals' })}</h2>
        {lines(mobileLinks)}
      </InMenu>
      <InMenu slot="leave">{leave}</InMenu>
    </nav>
  )
}

/** Into a place that the mobile menu, drawn by the server, keeps free. */
function InMenu({ slot, children }: { slot: 'account' | 'leave'; children: ReactNode }) {
  const place = document.querySelector(`[data-slot=${slot}]`)
  return place && createPortal(children, place)
}
