// Page layout: top bar, sidebar or rail, footer. Stays mounted across pages.
import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '#web/ui/icons.ts'
import { Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router'
import { useSite, type Frame, type PageHandle } from '#web/foundation/page.ts'
import { legible } from '#web/foundation/paths.ts'
import { useSession, type Session } from '#web/foundation/session.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Toasts } from '#web/ui/layers/Toasts.tsx'
import { Brand } from './Brand.tsx'
import { Connection } from './Connection.tsx'
import { Footer } from './Footer.tsx'
import { LanguageMenu } from './Languages.tsx'
import { MobileMenu } from './menus/MobileMenu.tsx'
import { NavigationGuard } from './NavigationGuard.tsx'
import { Progress } from './Progress.tsx'
import { SearchBar } from './search/SearchBar.tsx'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'
import { Sidebar } from './menus/Sidebar.tsx'
import { Visitor } from './Visitor.tsx'

type SignedInArea = ComponentType<{ session: Session }>

type ShellProps = { SignedIn: SignedInArea; banner: ReactNode; tray: ReactNode }

/** `tray`: above the window's foot. */
export function Shell({ SignedIn, banner, tray }: ShellProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { origin } = useSite()
  const { frame } = useMatches().at(-1)!.handle as PageHandle
  const { layout } = frame
  const alone = layout === 'alone' || layout === 'own'
  usePageFocus(pathname)
  useHashLinks()
  // Benchmarks and e2e tests wait for this mark.
  useEffect(() => void performance.mark('hydrated'), [])
  return (
    <>
      <SkipLink to="main">{t`Skip to content`}</SkipLink>
      {frame.results && <SkipLink to="results">{t`Skip to results`}</SkipLink>}
      <Progress />
      {layout !== 'own' && banner}
      {!alone && <TopBar browse={layout === 'browse'} search={frame.search} SignedIn={SignedIn} />}
      {layout === 'own' ? (
        <Outlet />
      ) : (
        <div className={[styles.app, styles[layout]].filter(Boolean).join(' ')}>
          {!alone && <Sidebar layout={layout} />}
          <main id="main" tabIndex={-1}>
            {!alone && (
              <p className={styles.address} aria-hidden="true">
                {legible(origin + pathname + search)}
              </p>
            )}
            <Outlet />
          </main>
        </div>
      )}
      {!alone && frame.footer !== false && (
        <footer className={styles.foot}>
          <Footer />
        </footer>
      )}
      {!alone && frame.footer !== false && tray}
      <Connection />
      <NavigationGuard />
      <Toasts closeLabel={t`Close`} />
      <ScrollRestoration />
    </>
  )
}

type TopBarProps = { browse: boolean; search: Frame['search']; SignedIn: SignedInArea }

function TopBar({ browse, search, SignedIn }: TopBarProps) {
  const { t } = useLingui()
  const { paths } = useSite()
  const session = useSession()
  const { key, pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const bar = useRef<HTMLElement>(null)
  function toggle(): void {
    flushSync(() => setOpenAt(isOpen ? undefined : key))
    if (!isOpen) bar.current?.querySelector<HTMLElement>('[type=search]')?.focus()
  }
  const folds = search === true && pathname !== paths.searchResult
  const className = [
    styles.top,
    search && styles[search === 'wide' ? 'wide' : 'searching'],
    folds && !isOpen && styles.folded,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <header ref={bar} className={className}>
        <div className={browse ? styles.column : styles.brand}>
          <Brand />
        </div>
        {folds && (
          <IconButton
            className={styles.opener}
            label={t`Search`}
            icon={IconSearch}
            aria-expanded={isOpen}
            onClick={toggle}
          />
        )}
        {search && <SearchBar />}
        <div className={styles.links}>
          <LanguageMenu />
        </div>
        <div className={styles.visitor}>
          <Visitor />
        </div>
        {session && (
          <Suspense>
            <SignedIn session={session} />
          </Suspense>
        )}
      </header>
      <MobileMenu />
    </>
  )
}

/** The router can't block entries that it did not make. */
function useHashLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      event.preventDefault()
      void navigate({ search: location.search, hash: link.hash }, { preventScrollReset: true })
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

function usePageFocus(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
