// Sellers and represented brands on a company page.
import { Trans } from '@lingui/react/macro'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Card } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { BrandOwner } from './BrandOwner.tsx'
import { Represented } from './Represented.tsx'
import { isEmpty, Sellers } from './Sellers.tsx'
import { useInView } from './use-in-view.ts'
import { WhereHead } from './WhereHead.tsx'
import styles from './Where.module.css'

const shownMost = 6

export function CompanyBlock({ businessID: id }: { businessID: string }) {
  const api = useApi()
  const { paths } = useSite()
  const { element, data } = useInView(async (signal) => {
    const [where, represented] = await Promise.all([
      api.territories.whereToBuy({ params: { id }, signal }),
      api.territories.represented({ params: { id }, signal }),
    ])
    return { where, represented, today: new Date().toISOString().slice(0, 10) }
  })
  if (!data) return <div ref={element} className={styles.slot} />
  const { where, represented, today } = data
  const number = where.sellers.length
  return (
    <>
      {!isEmpty(where) && (
        <Card as="section" className={styles.block!}>
          <WhereHead where={where} country="" level={2} />
          <Sellers where={where} most={shownMost} today={today} />
          {number > shownMost && (
            <p className={styles.more}>
              <Link className="link small" to={paths.whereToBuy({ businessID: id })}>
                <Trans>All {number} sellers</Trans>
              </Link>
            </p>
          )}
        </Card>
      )}
      {represented.data.length + represented.former.length > 0 && (
        <>
          <Represented represented={represented} today={today} />
          <BrandOwner distributor={id} />
        </>
      )}
    </>
  )
}
