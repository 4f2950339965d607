// Around every page: top bar, sidebar or rail, footer. Stays while pages change.
import { useLingui } from '@lingui/react/macro'
import { browse } from '../routes.ts'
import { useRouting } from '../routing.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { Boundary } from './Boundary.tsx'
import { Connection } from './Connection.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Progress } from './Progress.tsx'
import { SearchBar } from './SearchBar.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { Still } from './Still.tsx'

export function Shell() {
  const { t } = useLingui()
  const { shown } = useRouting()
  const { page, failure, location, route } = shown
  const { layout, search } = failure ? browse : route.frame
  return (
    <>
      <a className={styles.skip} href="#main">{t`Skip to content`}</a>
      <Progress />
      <header className={`${styles.top} ${search ? styles.searching : ''}`}>
        <Still name="brand" className={layout === 'browse' ? styles.column : styles.brand} />
        {search && <SearchBar />}
        <Still name="languages" className={styles.links} />
      </header>
      <Still as="nav" name="menu" id="menu" popover="auto" className={styles.menu} aria-label={t`Menu`} />
      <div className={`${styles.app} ${styles[layout]}`}>
        <Sidebar layout={layout} page={location.pathname} />
        <main id="main" tabIndex={-1}>
          <Boundary key={location.pathname} place={location.key}>
            {failure ? <ErrorPage status={failure.status} /> : <page.Component />}
          </Boundary>
        </main>
      </div>
      <Still as="footer" name="footer" className={styles.foot} />
      <Connection />
      <Toasts closeLabel={t`Close`} />
    </>
  )
}
