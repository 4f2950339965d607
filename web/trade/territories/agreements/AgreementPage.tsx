// /business/{id}/agreements/{agreement}. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Agreement } from '#contract/trade/territories/agreements.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Link } from '#web/ui/Link.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { readOwn } from '../load.ts'
import { useAgreementStates, useExclusivityNames, useRoleNames } from '../names.ts'
import styles from '../Territories.module.css'
import { Acts } from './Acts.tsx'
import { DisputeCard } from './DisputeCard.tsx'
import { History } from './History.tsx'
import { ShownPublicly } from './ShownPublicly.tsx'
import { partnerOf, useScopeText } from './texts.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal } = loaderContext(args)
  const [businessID, agreementID] = [idOf(params['slug']), idOf(params['agreement'])]
  if (!businessID || !agreementID) return redirectTo(paths.home())
  const [own, agreement] = await Promise.all([
    readOwn(api, businessID, { locale, signal }),
    api.agreements.read({ params: { businessID, agreementID }, signal }),
  ])
  const { replaces } = agreement
  const replaced = replaces
    ? await api.agreements.read({ params: { businessID, agreementID: replaces }, signal })
    : undefined
  return { ...own, agreement, replaced }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => {
  const partner = partnerOf(data.agreement)
  const name = partner ? nameOf(partner) : ''
  return { title: t(i18n)`Agreement with ${name}`, description: '', noindex: true }
}

export function Component() {
  const { business, agreement: read, replaced } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const [agreement, setAgreement] = useResettableState(read)
  const partner = partnerOf(agreement)
  const name = partner ? nameOf(partner) : t`No longer here`
  const state = useAgreementStates()[agreement.state]
  const isSupplier = agreement.side === 'supplier'
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
            { name },
          ]}
        />
        <header className="row between">
          <h1>
            {partner ? (
              <Link to={pageOfAuthor(partner, paths)}>
                <UserText text={name} />
              </Link>
            ) : (
              name
            )}
          </h1>
          <Badge look={state.look}>{state.text}</Badge>
        </header>
        <Terms agreement={agreement} replaced={replaced} />
        <Acts businessID={business.businessID} agreement={agreement} replaced={replaced} onChange={setAgreement} />
        <DisputeCard businessID={business.businessID} agreement={agreement} onChange={setAgreement} />
        <ShownPublicly businessID={business.businessID} agreement={agreement} onChange={setAgreement} />
        <History agreement={agreement} />
        <FixedSentence reader={isSupplier ? 'owner' : 'seeker'} alone />
      </div>
    </div>
  )
}

function Terms({ agreement, replaced }: { agreement: Agreement; replaced: Agreement | undefined }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [roles, exclusive, scopeOf] = [useRoleNames(), useExclusivityNames(), useScopeText()]
  const { lines, subject, countries, role, exclusivity, from, until, notice, confirmedUntil, note, side } = agreement
  const items = [
    { name: t`Lines`, value: lines.map(({ name }) => name).join(', ') || subject },
    { name: t`Countries`, value: countries.map(({ countryName }) => countryName).join(', ') },
    { name: t({ message: 'Role', comment: 'of a distributor, an agent or a service partner' }), value: roles[role] },
    { name: t`Exclusivity`, value: exclusive[exclusivity] },
    { name: t({ message: 'From', context: 'first day' }), value: formats.date(from) },
    {
      name: t({ message: 'Until', context: 'last day' }),
      value: until ? formats.date(until) : t({ message: 'open', context: 'without an end' }),
    },
    ...(notice
      ? [
          {
            name: t`Notice`,
            value:
              notice.by === side
                ? t`given by you, until ${formats.date(notice.until)}`
                : t`given by the other side, until ${formats.date(notice.until)}`,
          },
        ]
      : []),
    ...(confirmedUntil ? [{ name: t`Was confirmed until`, value: formats.date(confirmedUntil) }] : []),
    ...(replaced ? [{ name: t`Takes the place of`, value: scopeOf(replaced) }] : []),
    ...(note ? [{ name: t`Note`, value: note }] : []),
  ]
  return (
    <Card as="section" pad="m">
      <h2 className="sr">
        <Trans>What was agreed</Trans>
      </h2>
      <Facts items={items} wide />
    </Card>
  )
}
