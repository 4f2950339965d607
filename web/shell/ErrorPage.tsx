// What stands in place of a page that is not there, was removed, or could not be loaded. Always offers a way on.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '../page.ts'
import { useRouting } from '../routing.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { refreshIcon, searchIcon, searchOffIcon } from '../ui/icons.ts'
import { ErrorState } from '../ui/States.tsx'
import styles from './ErrorPage.module.css'
import { textsFor } from './failures.ts'

export function ErrorPage({ status }: { status: number }) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const { reload, state } = useRouting()
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
            {!missing && <Button icon={refreshIcon} busy={state === 'loading'} onClick={reload}>{t`Try again`}</Button>}
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
