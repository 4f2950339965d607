// /auth/login: password, passkey, another provider or sample account.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { destinationOf } from '#contract/identity/auth/hand-over.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { queryOf } from '#web/foundation/paths.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './AccountForm.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { entryOf } from './entry.ts'
import { LoginForm } from './LoginForm.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { SampleAccounts } from './SampleAccounts.tsx'
import { useContinue } from './use-continue.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { authApi, url, signal } = loaderContext(args)
  return { ...entryOf(url), doing: url.searchParams.has('doing'), options: await authApi.options({ signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Log in`,
  description: t(i18n)`Log in to ${operator.name} with your e-mail address and password.`,
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths, operator, locale } = useSite()
  const { options, doing, ...entry } = useLoaderData<typeof loader>()
  const { continueTo } = entry
  const goal = destinationOf(continueTo ?? '/')
  const hasGoal = !['/', paths.home()].includes(URL.parse(goal)?.pathname ?? goal)
  useContinue(goal === continueTo && !hasGoal ? undefined : continueTo)
  const query = { continue: continueTo }
  return (
    <AccountFrame
      title={t`Log in`}
      lead={doing && t`What you were doing is saved. Log in to continue.`}
      claim={{
        title: t`Requests reach the manufacturer directly.`,
        text: t`No commission and no fee per inquiry, on every portal.`,
      }}
    >
      {entry.done === 'reset' && !entry.failed && (
        <Note look="ok" status>
          <p>{t`Your password has been changed. Log in with the new one.`}</p>
        </Note>
      )}
      <LoginForm entry={entry} />
      <div className={styles.others}>
        <PasskeyLogin continueTo={continueTo} />
        {options.openID && (
          <LinkButton
            size="large"
            full
            href={`/auth/openid/start${queryOf({ ...query, lang: locale })}`}
            reloadDocument
          >
            <Trans>Log in with {options.openID.name}</Trans>
          </LinkButton>
        )}
      </div>
      <p className={`muted ${styles.other}`}>
        <Trans>
          New to {operator.name}?{' '}
          <Link className="link" to={paths.account('register', query)}>
            Register free of charge
          </Link>
        </Trans>
      </p>
      {options.samples.length > 0 && <SampleAccounts samples={options.samples} continueTo={continueTo} />}
    </AccountFrame>
  )
}
