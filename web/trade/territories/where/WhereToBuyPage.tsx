// /business/{id}/where-to-buy: sellers by country.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { WhereToBuy } from '#contract/trade/territories/territories.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/States.tsx'
import styles from '../Territories.module.css'
import { BrandOwner } from './BrandOwner.tsx'
import { isEmpty, Sellers } from './Sellers.tsx'
import { WhereHead } from './WhereHead.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, url, canonical, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const whole = await api.territories.whereToBuy({ params: { id }, signal })
  const asked = url.searchParams.get('country')?.toUpperCase()
  const country = whole.countries.find(({ code }) => code === asked)?.code ?? ''
  canonical(paths.whereToBuy({ businessID: id }, country ? { country } : {}))
  return { where: within(whole, country), country, today: new Date().toISOString().slice(0, 10) }
}

function within(where: WhereToBuy, country: string): WhereToBuy {
  if (!country) return where
  const covers = ({ countries }: { countries: readonly { code: string }[] }) =>
    countries.some(({ code }) => code === country)
  const { sellers, former, sought } = where
  return { ...where, sellers: sellers.filter(covers), former: former.filter(covers), sought: sought.filter(covers) }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => {
  const name = nameOf(data.where.maker)
  return {
    title: t(i18n)`Where to buy from ${name}`,
    description: t(i18n)`Appointed distributors of ${name} by country, and who confirmed it.`,
    noindex: isEmpty(data.where) || data.country !== '',
  }
}

export function Component() {
  const { where, country, today } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const name = nameOf(where.maker)
  return (
    <div className="wrap">
      <div className={styles.page}>
        <Breadcrumbs
          label={t`Breadcrumb`}
          items={[{ name, href: pageOfAuthor(where.maker, paths) }, { name: t`Where to buy` }]}
        />
        <Card as="section">
          <WhereHead where={where} country={country} level={1} />
          {isEmpty(where) ? (
            <Empty title={t`Nobody is appointed here`}>
              <Trans>Ask the maker itself: it answers from every country.</Trans>
            </Empty>
          ) : null}
          <Sellers where={where} today={today} />
        </Card>
        <BrandOwner supplier={where.maker.businessID} />
      </div>
    </div>
  )
}
