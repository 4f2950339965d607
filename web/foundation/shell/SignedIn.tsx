// Signed-in navigation: links, account menu. Lazy.
import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconLogout } from '#web/ui/icons.ts'
import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { shownEmail } from '#kit/hosts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { logout, type Session } from '#web/foundation/session.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { barLinks, menuLinks, mobileLinks, staffLinks, type AccountLink } from './menus/account-links.ts'
import { Face } from './Face.tsx'
import menuStyles from './menus/MobileMenu.module.css'
import styles from './SignedIn.module.css'

export function SignedIn({ session, inboxes }: { session: Session; inboxes: ReactNode }) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const { pathname } = useLocation()
  return (
    <nav
      className={styles.area}
      aria-label={t({ message: 'User', comment: 'name of the navigation of the signed-in person' })}
    >
      {barLinks.map(({ text, path }) => (
        <Link
          key={text.id}
          className={styles.link}
          to={path(paths)}
          aria-current={path(paths) === pathname ? 'page' : undefined}
        >
          {i18n._(text)}
        </Link>
      ))}
      {inboxes}
      <AccountMenu session={session} />
    </nav>
  )
}

function AccountMenu({ session: { self, email, roles, needsSecondFactor } }: { session: Session }) {
  const { t } = useLingui()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className={styles.face} popoverTarget="account" aria-label={t`Account: ${self.name}`}>
        <Face actor={self} />
        <Icon icon={IconChevronDown} size="s" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears of clicks on the links inside, which have keys by themselves */}
      <div
        ref={menu}
        id="account"
        popover="auto"
        className={`panel ${styles.menu}`}
        onClick={(event) => (event.target as Element).closest('a') && menu.current?.hidePopover()}
      >
        <p>
          <strong>{self.name}</strong>
          <span>{shownEmail(email)}</span>
        </p>
        <AccountLinks links={menuLinks} />
        {(roles.length > 0 || needsSecondFactor) && <AccountLinks links={staffLinks} />}
        <LogoutButton />
      </div>
    </>
  )
}

function AccountLinks({ links }: { links: AccountLink[] }) {
  const { i18n } = useLingui()
  const { paths } = useSite()
  const { pathname } = useLocation()
  return links.map(({ text, path, icon }) => (
    <Link key={text.id} to={path(paths)} aria-current={path(paths) === pathname ? 'page' : undefined}>
      <Icon icon={icon} />
      {i18n._(text)}
    </Link>
  ))
}

function LogoutButton() {
  const { t } = useLingui()
  const { showError } = useToasts()
  return (
    <button type="button" onClick={() => void logout().catch((error: unknown) => showError(error))}>
      <Icon icon={IconLogout} />
      {t`Logout`}
    </button>
  )
}

export function MobileAccount({ session: { self, roles, needsSecondFactor } }: { session: Session }) {
  const { t } = useLingui()
  return (
    <div className={menuStyles.part}>
      <div className={styles.person}>
        <Face actor={self} />
        <strong>{self.name}</strong>
      </div>
      <h2>{t({ message: 'ACCOUNT', comment: 'heading in the mobile menu, in capitals' })}</h2>
      <AccountLinks links={mobileLinks} />
      {(roles.length > 0 || needsSecondFactor) && <AccountLinks links={staffLinks} />}
      <LogoutButton />
    </div>
  )
}
