// /business/{id}/ndas: all NDAs of a company or of the reader, by state. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ndaPageSize } from '#contract/foundation/constants.ts'
import { ndaStates } from '#contract/trade/ndas/states.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconShieldLock } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Empty } from '#web/ui/States.tsx'
import { useNdaStates } from './names.ts'
import { NdaRow } from './NdaRow.tsx'
import styles from './Ndas.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = loaderContext(args)
  const actorID = idOf(params['slug'])
  if (!actorID) return redirectTo(paths.myMessages())
  const state = ndaStates.find((one) => one === url.searchParams.get('state'))
  const page = pageNumber(url.searchParams)
  const query = { bid: actorID, skip: (page - 1) * ndaPageSize, size: ndaPageSize, ...(state && { state }) }
  return { actorID, state, page, found: await api.ndas.list({ query, signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`NDAs`, description: '', noindex: true })

export function Component() {
  const { actorID, state, page, found } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const states = useNdaStates()
  const tabs = [
    { text: t({ message: 'All', comment: 'all NDAs' }), of: undefined },
    ...ndaStates.map((one) => ({ text: states[one].text, of: one })),
  ]
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs label={t`Path`} items={[{ name: t`Messages`, href: paths.inquiries(actorID) }, { name: t`NDAs` }]} />
      <h1>
        <Trans>NDAs</Trans>
      </h1>
      <nav className="tabs" aria-label={t`NDAs`}>
        {tabs.map(({ text, of }) => (
          <Link
            key={text}
            to={paths.actorNdas(actorID, { state: of })}
            aria-current={of === state ? 'page' : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
      {found.total === 0 ? (
        <Empty icon={IconShieldLock} title={t`No NDA here`}>
          <Trans>An NDA is proposed from the menu of a conversation, or with a request for quotation.</Trans>
        </Empty>
      ) : (
        <Card as="section">
          <ul className={styles.list}>
            {found.data.map((nda) => (
              <NdaRow key={nda.ndaID} nda={nda} actorID={actorID} other={nda.with ? nameOf(nda.with) : '–'} />
            ))}
          </ul>
        </Card>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(found.total / ndaPageSize)}
        hrefOf={(number) => paths.actorNdas(actorID, { state, page: number === 1 ? undefined : number })}
        labels={{ list: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (n) => t`Page ${n}` }}
      />
    </div>
  )
}
