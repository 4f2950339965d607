// Sellers on a product page, for the reader's country.
import { Trans, useLingui } from '@lingui/react/macro'
import type { WhereToBuy } from '#contract/trade/territories/territories.ts'
import { useHomeCountry } from '#web/foundation/home-country.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { Standing } from '../Standing.tsx'
import { AppointedCount } from './AppointedCount.tsx'
import { useInView } from './use-in-view.ts'
import styles from './Where.module.css'

export function ProductBlock({ productID: id }: { productID: string }) {
  const api = useApi()
  const home = useHomeCountry()
  const { element, data } = useInView(async (signal) => ({
    where: await api.territories.whereToBuyProduct({ params: { id }, signal }),
    today: new Date().toISOString().slice(0, 10),
  }))
  if (!data) return <div ref={element} className={styles.slot} />
  const { where, today } = data
  if (where.sellers.length === 0) return null
  const country = where.countries.find(({ code }) => code === home)
  return <Found where={where} country={country} today={today} />
}

type Props = { where: WhereToBuy; country: WhereToBuy['countries'][number] | undefined; today: string }

function Found({ where: { maker, sellers }, country, today }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const here = country ? sellers.filter((one) => one.countries.some(({ code }) => code === country.code)) : []
  const { businessID = '' } = maker
  return (
    <Card as="section" className={styles.block!}>
      <CardHeader title={<Trans>Where to buy</Trans>} />
      <dl className={styles.facts}>
        {country && (
          <div>
            <dt>
              <Trans comment="in a country">
                In <Flag emoji={country.emoji} /> {country.countryName}
              </Trans>
            </dt>
            <dd>
              {here.map(({ business, by, at }) => (
                <span key={`${business.businessID} ${at}`}>
                  <Link className="link" to={pageOfAuthor(business, paths)}>
                    {nameOf(business)}
                  </Link>{' '}
                  <Standing by={by} at={at} now={today} />
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t`From the maker`}</dt>
          <dd>
            <Link className="link" to={paths.sendInquiry({ businessID })} rel="nofollow">
              {nameOf(maker)}
            </Link>
          </dd>
        </div>
      </dl>
      <p className={styles.more}>
        {!country && (
          <span className="muted small">
            <AppointedCount sellers={sellers} />{' '}
          </span>
        )}
        <Link className="link small" to={paths.whereToBuy({ businessID })}>
          {country ? <Trans>Another country</Trans> : <Trans>All countries</Trans>}
        </Link>
      </p>
      <FixedSentence reader="buyer" />
    </Card>
  )
}
