// /auth/register: new account, in the portal's country.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '#contract/foundation/locales.ts'
import { portalOf, type Portal } from '#contract/foundation/portals.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import styles from './AccountForm.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { entryOf } from './entry.ts'
import { RegisterForm } from './RegisterForm.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, portal, url, signal } = loaderContext(args)
  const countries = await api.reference.countries({ query: { lang: locale }, signal })
  const entry = entryOf(url)
  return {
    entry,
    country: countryFor(portalBehind(entry.continueTo, portal), locale),
    countries: countries.map(({ code, countryName, emoji }) => ({ value: code, text: countryName, flag: emoji })),
  }
}

function countryFor(portal: Portal, locale: Locale): string {
  if (locale === 'zh' && portal.locale !== 'zh') return 'CN'
  return portal.country ?? ''
}

/** This page's origin serves all portals. */
function portalBehind(continueTo: string | undefined, here: Portal): Portal {
  const host = URL.parse(continueTo ?? '')?.host
  return host === undefined ? here : portalOf(host, here.key)
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Create your account`,
  description: t(i18n)`Register with ${operator.name}, free of charge and for business use.`,
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { entry, country, countries } = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      title={t`Create your account`}
      lead={t`Free, for business use. You can add a company afterwards.`}
      claim={{
        title: t`25 portals, one pool of companies.`,
        text: t`A profile created here is found from Milan to Jakarta.`,
      }}
    >
      <RegisterForm entry={entry} country={country} countries={countries} />
      <p className={`muted ${styles.other}`}>
        <Trans>
          Already registered?{' '}
          <Link className="link" to={paths.account('login', { continue: entry.continueTo })}>
            Log in
          </Link>
        </Trans>
      </p>
    </AccountFrame>
  )
}
