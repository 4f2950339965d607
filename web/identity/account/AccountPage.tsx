// /auth/account: credentials, sessions, deletion.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isSample } from '#contract/identity/auth/sample-accounts.ts'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useSession } from '#web/foundation/session.ts'
import { Note } from '#web/ui/Note.tsx'
import styles from './AccountPage.module.css'
import { DeleteAccount } from './sections/DeleteAccount.tsx'
import { EmailSection } from './sections/EmailSection.tsx'
import { OpenIDSection } from './sections/OpenIDSection.tsx'
import { PasskeySection } from './sections/PasskeySection.tsx'
import { PasswordSection } from './sections/PasswordSection.tsx'
import { SessionsSection } from './sections/SessionsSection.tsx'
import { TwoFactorSection } from './sections/TwoFactorSection.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { authApi, signal } = loaderContext(args)
  const [sessions, factors] = await Promise.all([authApi.sessions({ signal }), authApi.factors({ signal })])
  return { sessions, factors }
}

export const meta: Meta = ({ i18n, operator }) => ({
  title: t(i18n)`Account and security`,
  description: t(i18n)`E-mail address, password and sessions of your account at ${operator.name}.`,
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { sessions, factors } = useLoaderData<typeof loader>()
  const session = useSession()
  const sample = session !== undefined && isSample(session.userID)
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t`Account and security`}</h1>
      {sample ? (
        <Note look="info">
          <p>{t`This is a sample account: anybody may try it, so its address, its password and its ways to log in can't be changed. Open an account of your own to see them.`}</p>
        </Note>
      ) : (
        <>
          <EmailSection hasPassword={factors.hasPassword} />
          <PasswordSection hasPassword={factors.hasPassword} />
          <TwoFactorSection factors={factors} />
          <PasskeySection passkeys={factors.passkeys} hasPassword={factors.hasPassword} />
          {factors.openID && <OpenIDSection linked={factors.openID} hasPassword={factors.hasPassword} />}
        </>
      )}
      <SessionsSection sessions={sessions} />
      {!sample && <DeleteAccount hasPassword={factors.hasPassword} />}
    </div>
  )
}
