// Console frame: top bar, navigation, keyboard.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink, IconKeyboard, IconMenu2, IconSearch } from '#web/ui/icons.ts'
import { useEffect, useState, type FormEvent } from 'react'
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Queue } from '#contract/operations/console/console.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { useSession, type Session } from '#web/foundation/session.ts'
import { Face } from '#web/foundation/shell/Face.tsx'
import { IconButton, LinkButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ConsoleView } from './ConsoleView.tsx'
import styles from './Console.module.css'
import { isInside, sectionsFor, type Section } from './sections.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const parts = ['overview', 'work', 'site'] as const

export function Component() {
  const session = useSession()
  const queues = useQueuesOf(session)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { pathname } = useLocation()
  const [isMenuOpen, setMenuOpen] = useResettableState(false, pathname)
  const own = sectionsFor(session?.roles ?? [])
  useShortcuts(own, () => setHelpOpen(true))
  return (
    <>
      <TopBar
        session={session}
        onHelp={() => setHelpOpen(true)}
        onMenu={() => setMenuOpen(!isMenuOpen)}
        isMenuOpen={isMenuOpen}
      />
      <div className={styles.app}>
        <Navigation sections={own} queues={queues} isOpen={isMenuOpen} />
        <main id="main" tabIndex={-1}>
          {session?.needsSecondFactor ? <SecondFactorNeeded /> : <Outlet />}
        </main>
      </div>
      {isHelpOpen && <ShortcutsDialog sections={own} onClose={() => setHelpOpen(false)} />}
    </>
  )
}

function SecondFactorNeeded() {
  const { t } = useLingui()
  const { accounts } = useSite()
  return (
    <ConsoleView title={t`A second factor is needed`}>
      <Note look="warn">
        <p>
          <Trans>
            Whoever runs this site asks its staff to sign in with an authenticator app. Your roles count again as soon
            as you have set one up.
          </Trans>
        </p>
        <LinkButton look="primary" href={accounts.account()}>
          <Trans>Set up an authenticator app</Trans>
        </LinkButton>
      </Note>
    </ConsoleView>
  )
}

function useQueuesOf(session: Session | undefined): readonly Queue[] {
  const api = useApi()
  const { key } = useLocation()
  const [queues, setQueues] = useState<readonly Queue[]>([])
  const isStaff = session !== undefined && session.roles.length > 0
  useEffect(() => {
    if (!isStaff) return
    const controller = new AbortController()
    // The console works without the numbers.
    api.console.queues({ signal: controller.signal }).then(setQueues, () => {})
    return () => controller.abort()
  }, [api, isStaff, key])
  return queues
}

type TopBarProps = { session: Session | undefined; isMenuOpen: boolean; onHelp: () => void; onMenu: () => void }

function TopBar({ session, isMenuOpen, onHelp, onMenu }: TopBarProps) {
  const { t } = useLingui()
  const { paths, operator } = useSite()
  return (
    <header className={styles.top}>
      <IconButton
        className={styles.opener}
        icon={IconMenu2}
        label={t`Sections of the console`}
        aria-expanded={isMenuOpen}
        aria-controls="console-sections"
        onClick={onMenu}
      />
      <Link className={styles.brand} to={paths.admin()}>
        <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
          <rect width="32" height="32" rx="7" />
          <path d="M6.5 10.5l4.75 11L16 12.5l4.75 9 4.75-11" />
        </svg>
        <span>{operator.name}</span>
        <small>{t`Console`}</small>
      </Link>
      {session && session.roles.length > 0 && <Search />}
      <div className={styles.tools}>
        <Link className={styles.tool} to={paths.home()}>
          <Icon icon={IconExternalLink} size="s" />
          {t`To the site`}
        </Link>
        <IconButton className={styles.keys} icon={IconKeyboard} label={t`Keyboard shortcuts`} onClick={onHelp} />
        {session && (
          <Link className={styles.tool} to={paths.profile()} aria-label={t`Account: ${session.self.name}`}>
            <Face actor={session.self} />
          </Link>
        )}
      </div>
    </header>
  )
}

function Search() {
  const { t } = useLingui()
  const { paths } = useSite()
  const navigate = useNavigate()
  const words = useSearchParams()[0].get('q') ?? ''
  const { pathname } = useLocation()
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void navigate(paths.admin('search', { q: String(new FormData(event.currentTarget).get('q')).trim() }))
  }
  return (
    <search>
      <form className={styles.search} onSubmit={send}>
        <input
          dir="auto"
          key={pathname === paths.admin('search') ? words : ''}
          type="search"
          name="q"
          aria-label={t`Search the console`}
          placeholder={t`Person, business, product, invoice or id`}
          defaultValue={pathname === paths.admin('search') ? words : ''}
          maxLength={200}
        />
        <button type="submit" aria-label={t`Search`}>
          <Icon icon={IconSearch} />
        </button>
      </form>
    </search>
  )
}

type NavigationProps = { sections: readonly Section[]; queues: readonly Queue[]; isOpen: boolean }

function Navigation({ sections, queues, isOpen }: NavigationProps) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const { pathname } = useLocation()
  const current = sections.findLast(({ key }) => isInside(pathname, paths.admin(key)))
  const waiting = new Map(queues.map((queue) => [queue.key, queue.waiting]))
  return (
    <nav
      id="console-sections"
      className={`${styles.nav} ${isOpen ? styles.open : ''}`}
      aria-label={t`Sections of the console`}
    >
      {parts.map((part) => (
        <ul key={part}>
          {sections
            .filter((section) => section.part === part)
            .map(({ key, text, icon }) => (
              <li key={key}>
                <Link to={paths.admin(key)} aria-current={current?.key === key ? 'page' : undefined}>
                  <Icon icon={icon} />
                  <span>{i18n._(text)}</span>
                  {Boolean(waiting.get(key)) && (
                    <span className={styles.count}>
                      {waiting.get(key)}
                      <span className="sr"> {t`waiting`}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  )
}
