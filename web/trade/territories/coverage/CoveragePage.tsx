// /business/{id}/coverage: coverage and agreements of a distributor. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { territoryPageSizeMost } from '#contract/trade/territories/constants.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconPlus, IconSearch } from '#web/ui/icons.ts'
import { AgreementTable } from '../agreements/AgreementTable.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { readOwn } from '../load.ts'
import styles from '../Territories.module.css'
import { CoverageForm } from './CoverageForm.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal } = loaderContext(args)
  const businessID = idOf(params['slug'])
  if (!businessID) return redirectTo(paths.home())
  const own = await readOwn(api, businessID, { locale, signal })
  if (!own.can.read) return redirectTo(paths.business(own.business))
  const list = (which: 'open' | 'over') =>
    api.agreements.list({
      params: { businessID },
      query: { side: 'distributor', which, size: territoryPageSizeMost },
      signal,
    })
  const [coverage, agreements, former, { languages }] = await Promise.all([
    api.territories.coverage({ params: { businessID }, signal }),
    list('open'),
    list('over'),
    readReferenceLists(api, ['languages'], { locale, signal }),
  ])
  return { ...own, coverage, agreements, former, languages }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Coverage`, description: '', noindex: true })

export function Component() {
  const { business, can, coverage, agreements, former, countries, languages } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const wanted = coverage.countries.map(({ code }) => code).join(',')
  return (
    <div className="wrap">
      <div className={styles.page}>
        <Breadcrumbs
          label={t`Path`}
          items={[{ name: business.companyName, href: paths.business(business) }, { name: t`Coverage` }]}
        />
        <header className={`row between ${styles.head}`}>
          <div>
            <h1>
              <Trans>Coverage</Trans>
            </h1>
            <p className="muted">
              <Trans>Where you sell, what you carry, and whom you represent. Makers find you by it.</Trans>
            </p>
          </div>
          <div className="row">
            <LinkButton
              icon={IconSearch}
              href={paths.soughtLines({ country: wanted || undefined, as: business.businessID })}
            >
              <Trans>Lines that seek somebody</Trans>
            </LinkButton>
            {can.agree && (
              <LinkButton
                look="primary"
                icon={IconPlus}
                href={paths.proposeAgreement(business, { side: 'distributor' })}
              >
                <Trans>State whom you represent</Trans>
              </LinkButton>
            )}
          </div>
        </header>
        <AgreementTable business={business} side="distributor" agreements={agreements} former={former} />
        {can.edit && (
          <CoverageForm
            key={coverage.statedAt}
            businessID={business.businessID}
            coverage={coverage}
            countries={countries}
            languages={languages}
          />
        )}
        <FixedSentence reader="seeker" alone />
      </div>
    </div>
  )
}
