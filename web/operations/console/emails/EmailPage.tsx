// /admin/emails/{kind}/{language}: email editor.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { EmailText, EmailWordsFields } from '#contract/identity/emails.ts'
import { locales, ownNames, type Locale } from '#contract/foundation/locales.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { useBeginning } from '../versions/use-beginning.ts'
import { EmailVersions } from './EmailVersions.tsx'
import { useEmailReceivers } from './names.tsx'
import { Text } from '#web/ui/Text.tsx'

const EmailForm = lazyComponent(async () => (await import('./EmailForm.tsx')).EmailForm)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  const { kind, lang } = params as { kind: string; lang: Locale }
  return api.emails.read({ params: { kind, lang }, signal })
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data ? `${t(i18n)`Email`}: ${data.name}` : t(i18n)`Email`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const [email, setEmail] = useResettableState<EmailText>(useLoaderData<typeof loader>())
  const receivers = useEmailReceivers()
  const of = `${email.kind} ${email.lang}`
  const begun = useBeginning<EmailWordsFields>(of, { draft: 'email' })
  const words = begun.content ?? email.words
  const receiver = receivers[email.receiver]
  return (
    <ConsoleView
      title={email.name}
      note={
        <>
          <Text>{email.when}</Text> <Trans>To: {receiver}.</Trans>
        </>
      }
      back={{ href: paths.admin('emails'), text: t`Emails` }}
    >
      <Languages email={email} />
      <Suspense fallback={<div className="form-room" />}>
        <EmailForm
          key={`${of} ${email.versions[0]?.versionID} ${begun.times} ${JSON.stringify(words)}`}
          email={email}
          words={words}
          onSaved={(saved) => {
            begun.forget()
            setEmail(saved)
          }}
        />
      </Suspense>
      <EmailVersions email={email} onChange={setEmail} onTake={begun.take} />
    </ConsoleView>
  )
}

function Languages({ email: { kind, lang } }: { email: EmailText }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <nav className="tabs" aria-label={t`Language of the email`}>
      {locales.map((locale) => (
        <Link
          key={locale}
          to={paths.admin(`emails/${kind}/${locale}`)}
          aria-current={locale === lang ? 'page' : undefined}
          lang={locale}
        >
          {ownNames[locale]}
        </Link>
      ))}
    </nav>
  )
}
