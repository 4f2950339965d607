// /business/{id}/agreements/new. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { readOwn, readPartner } from '../load.ts'
import styles from '../Territories.module.css'
import { ProposeForm } from './ProposeForm.tsx'
import { partnerOf } from './texts.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal, url } = loaderContext(args)
  const businessID = idOf(params['slug'])
  if (!businessID) return redirectTo(paths.home())
  const of = (name: string) => idOf(url.searchParams.get(name) ?? '')
  const agreementID = of('replaces')
  const side = url.searchParams.get('side') === 'distributor' ? ('distributor' as const) : ('supplier' as const)
  const [own, old] = await Promise.all([
    readOwn(api, businessID, { locale, signal }),
    agreementID ? api.agreements.read({ params: { businessID, agreementID }, signal }) : undefined,
  ])
  if (!own.can.agree) return redirectTo(paths.business(own.business))
  const [partner, grid] = await Promise.all([
    readPartner(api, (old && partnerOf(old)?.businessID) ?? of('with'), signal),
    side === 'supplier' ? api.territories.read({ params: { businessID }, signal }) : undefined,
  ])
  return {
    ...own,
    side: old?.side ?? side,
    old,
    partner,
    ownLines: grid?.lines.map(({ lineID, name }) => ({ lineID, name })) ?? [],
    start: { line: of('line'), country: url.searchParams.get('country')?.toUpperCase() },
    today: new Date().toISOString().slice(0, 10),
  }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`State an agreement`,
  description: '',
  noindex: true,
})

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { business, side, old } = data
  const { t } = useLingui()
  const { paths } = useSite()
  const isSupplier = side === 'supplier'
  return (
    <div className="wrap">
      <div className={`${styles.page} ${styles.narrow}`}>
        <Breadcrumbs
          label={t`Path`}
          items={[
            { name: business.companyName, href: paths.business(business) },
            isSupplier
              ? { name: t`Territories`, href: paths.territories(business) }
              : { name: t`Coverage`, href: paths.coverage(business) },
            { name: t`State an agreement` },
          ]}
        />
        <header>
          <h1>
            {old ? (
              <Trans>Renew an agreement</Trans>
            ) : isSupplier ? (
              <Trans>Invite a distributor</Trans>
            ) : (
              <Trans>State whom you represent</Trans>
            )}
          </h1>
          <p className="muted">
            <Trans>
              The other side is asked to confirm it. Until then it is shown as stated by you alone, and carries no mark.
            </Trans>
          </p>
        </header>
        <ProposeForm {...data} />
        <FixedSentence reader={isSupplier ? 'owner' : 'seeker'} alone />
      </div>
    </div>
  )
}
