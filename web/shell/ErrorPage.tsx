// What stands in place of a page that is not there, was removed, or could not be loaded. Always offers a way on.
import { useLingui } from '@lingui/react/macro'
import { useSite, type MetaAsk } from '../page.ts'
import { useRouting } from '../routing.ts'
import { needLogin } from '../session.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { refreshIcon, searchIcon, searchOffIcon } from '../ui/icons.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import styles from './ErrorPage.module.css'
import { headOfFailure, textsFor } from './failures.ts'

export const meta = ({ failure, i18n }: MetaAsk<undefined>) => headOfFailure(failure?.status ?? 500, i18n)

/** Of the failure that is shown; without one the page itself has failed. */
export function Component() {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const { reload, state, shown } = useRouting()
  const status = shown.failure?.status ?? 500
  const { title, text } = textsFor(status)
  const missing = status === 404 || status === 410
  return (
    <div className={`wrap ${styles.page}`}>
      <ErrorState
        level={1}
        title={i18n._(title)}
        {...(missing && { icon: searchOffIcon })}
        action={
          <>
            {status === 401 && <Button look="primary" onClick={needLogin}>{t`Login`}</Button>}
            {!missing && status !== 401 && (
              <Button icon={refreshIcon} busy={state === 'loading'} onClick={reload}>{t`Try again`}</Button>
            )}
            {missing && (
              <LinkButton look="primary" icon={searchIcon} href={paths.search()}>{t`Search companies`}</LinkButton>
            )}
            <LinkButton href={paths.industries()}>{t`All industries`}</LinkButton>
          </>
        }
      >
        {i18n._(text)}
      </ErrorState>
    </div>
  )
}
