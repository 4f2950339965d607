// Around every page: top bar, sidebar or rail, footer. Stays while pages change.
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { browse } from '../routes.ts'
import { useRouting } from '../routing.ts'
import { useSession } from '../session.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { Boundary } from './Boundary.tsx'
import { Connection } from './Connection.tsx'
import { Progress } from './Progress.tsx'
import { SearchBar } from './SearchBar.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { Still } from './Still.tsx'

const SignedIn = lazy(async () => ({ default: (await import('./SignedIn.tsx')).SignedIn }))

export function Shell() {
  const { t } = useLingui()
  const { shown } = useRouting()
  const session = useSession()
  const { page, failure, awaits, location, route } = shown
  const alone = route.frame.layout === 'alone'
  const { layout, search } = failure && !alone ? browse : route.frame
  return (
    <>
      <a className={styles.skip} href="#main">{t`Skip to content`}</a>
      <Progress />
      {!alone && (
        <>
          <header className={`${styles.top} ${search ? styles.searching : ''}`}>
            <Still name="brand" className={layout === 'browse' ? styles.column : styles.brand} />
            {search && <SearchBar />}
            <Still name="languages" className={styles.links} />
            <Still name="visitor" className={styles.visitor} />
            {session && (
              <Suspense>
                <SignedIn session={session} />
              </Suspense>
            )}
          </header>
          <Still as="nav" name="menu" id="menu" popover="auto" className={styles.menu} aria-label={t`Menu`} />
        </>
      )}
      <div className={`${styles.app} ${styles[layout]}`}>
        {!alone && <Sidebar layout={layout} page={location.pathname} />}
        <main id="main" tabIndex={-1}>
          <Boundary key={location.pathname} place={location.key}>
            {awaits ? <div className={`wrap ${styles.awaiting}`} aria-busy="true" /> : <page.Component />}
          </Boundary>
        </main>
      </div>
      {!alone && <Still as="footer" name="footer" className={styles.foot} hidden={route.frame.footer === false} />}
      <Connection />
      <Toasts closeLabel={t`Close`} />
    </>
  )
}
