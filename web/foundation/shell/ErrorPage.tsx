// Error page: missing, removed or failed.
import { useLingui } from '@lingui/react/macro'
import { IconRefresh, IconSearch, IconSearchOff } from '#web/ui/icons.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation, useRevalidator, useRouteError } from 'react-router'
import { pageErrorOf } from '#web/foundation/page-error.ts'
import { showHead, withName } from '#web/foundation/head.ts'
import { wasJustSaved } from '#web/foundation/session/last-change.ts'
import { useSite } from '#web/foundation/page.ts'
import { redirectToLogin } from '#web/foundation/session.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import styles from './ErrorPage.module.css'
import { headOfError, textsFor } from './page-errors.ts'

export function ErrorPage({ home }: { home?: { href: string; text: string } }) {
  const { t, i18n } = useLingui()
  const site = useSite()
  const error = useRouteError()
  const pageError = pageErrorOf(error)
  const { status } = pageError
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const loading = useNavigation().state !== 'idle' || state !== 'idle'
  const { title, text } = textsFor(pageError, i18n)
  const [saved] = useState(wasJustSaved)
  const missing = status === 404 || status === 410
  useEffect(() => {
    showHead(withName(headOfError(pageErrorOf(error), i18n), site.operator.name), site, pathname)
  }, [error, i18n, site, pathname])
  useEffect(() => {
    if (status === 500) console.error(error)
  }, [status, error])
  return (
    <div className={`wrap ${styles.page}`}>
      <ErrorState
        level={1}
        title={i18n._(title)}
        {...(missing && { icon: IconSearchOff })}
        action={
          <>
            {status === 401 && <Button look="primary" onClick={redirectToLogin}>{t`Login`}</Button>}
            {!missing && status !== 401 && (
              <Button icon={IconRefresh} busy={loading} onClick={() => void revalidate()}>{t`Try again`}</Button>
            )}
            {missing && (
              <LinkButton look="primary" icon={IconSearch} href={site.paths.search()}>{t`Search companies`}</LinkButton>
            )}
            <LinkButton href={home?.href ?? site.paths.industries()}>{home?.text ?? t`All industries`}</LinkButton>
          </>
        }
      >
        {saved && status === 500
          ? t`Your last change was saved: there is no need to repeat it. Only showing the page has failed.`
          : i18n._(text)}
      </ErrorState>
    </div>
  )
}
