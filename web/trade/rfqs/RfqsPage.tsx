// /my-rfqs: RFQs sent or received. Private.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconFileInvoice, IconPlus } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { rfqPageSize } from '#contract/foundation/constants.ts'
import type { Rfq } from '#contract/trade/rfqs/rfqs.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { pageNumber } from '#web/foundation/page-number.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Empty } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import { useQuantity } from '#web/trade/units/card.tsx'
import { isolated } from '#kit/direction.ts'
import { UserText } from '#web/ui/Unbroken.tsx'
import { useStatusNames } from './names.ts'
import styles from './Rfqs.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const role = url.searchParams.get('role') === 'supplier' ? ('supplier' as const) : ('buyer' as const)
  const page = pageNumber(url.searchParams)
  const query = { role, skip: (page - 1) * rfqPageSize, size: rfqPageSize }
  return { role, page, found: await api.rfqs.list({ query, signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Requests for quotation`,
  description: '',
  noindex: true,
})

export function Component() {
  const { role, page, found } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const { t } = useLingui()
  const query = role === 'supplier' ? { role } : {}
  return (
    <div className="wrap">
      <div className={`${styles.page} ${styles.narrow}`}>
        <header className="row between">
          <h1>
            <Trans>Requests for quotation</Trans>
          </h1>
          <LinkButton look="primary" icon={IconPlus} href={paths.createRfq()}>
            <Trans>Ask for quotations</Trans>
          </LinkButton>
        </header>
        <nav className="tabs" aria-label={t`Requests for quotation`}>
          <Link to={paths.rfqs()} aria-current={role === 'buyer' ? 'page' : undefined}>
            <Trans comment="requests for quotation">Sent</Trans>
          </Link>
          <Link to={paths.rfqs({ role: 'supplier' })} aria-current={role === 'supplier' ? 'page' : undefined}>
            <Trans comment="requests for quotation">Received</Trans>
          </Link>
        </nav>
        {found.total === 0 ? <None role={role} /> : <List rfqs={found.data} />}
        <Pagination
          page={page}
          pages={Math.ceil(found.total / rfqPageSize)}
          hrefOf={(number) => paths.rfqs({ ...query, page: number === 1 ? undefined : number })}
          labels={{ list: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (n) => t`Page ${n}` }}
        />
      </div>
    </div>
  )
}

function None({ role }: { role: 'buyer' | 'supplier' }) {
  const { t } = useLingui()
  if (role === 'supplier')
    return (
      <Empty icon={IconFileInvoice} title={t`No request received yet`}>
        <Trans>Buyers find you by your products and categories. A full profile is proposed more often.</Trans>
      </Empty>
    )
  return (
    <Empty icon={IconFileInvoice} title={t`No request sent yet`}>
      <Trans>Say once what you need, and compare the quotations of up to ten suppliers.</Trans>
    </Empty>
  )
}

function List({ rfqs }: { rfqs: Rfq[] }) {
  return (
    <ul className={styles.list}>
      {rfqs.map((rfq) => (
        <Item key={rfq.rfqID} rfq={rfq} />
      ))}
    </ul>
  )
}

function Item({ rfq }: { rfq: Rfq }) {
  const { formats, paths } = useSite()
  const quantityOf = useQuantity()
  const status = useStatusNames()[rfq.status]
  const { quantity, unit, country, deadline, quotationCount, supplierCount, buyer } = rfq
  return (
    <Card as="li" className={styles.item!}>
      <h2>
        <Link to={paths.rfq(rfq.rfqID)} lang={rfq.language ?? undefined}>
          <UserText text={rfq.title} />
        </Link>
      </h2>
      <Badge look={status.look}>{status.text}</Badge>
      <p className="muted small">
        <Text>{buyer && `${isolated(nameOf(buyer))} · `}</Text>
        <Text>{quantityOf(quantity, unit)}</Text> <Text>·</Text> <Text>{country.emoji}</Text>{' '}
        <Text>{country.countryName}</Text> <Text>·</Text> <Trans>until {formats.date(deadline)}</Trans>
      </p>
      <p className="small">
        <Plural value={quotationCount} _0="no quotation yet" one="# quotation" other="# quotations" />{' '}
        <span className="muted">
          <Trans>of {supplierCount} asked</Trans>
        </span>
      </p>
    </Card>
  )
}
