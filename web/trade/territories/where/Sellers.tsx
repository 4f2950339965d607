// Appointed and former sellers, sought ones.
import { Trans, useLingui } from '@lingui/react/macro'
import type { WhereToBuy } from '#contract/trade/territories/territories.ts'
import { useSite } from '#web/foundation/page.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconUserSearch } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { Countries } from './Countries.tsx'
import { SellerRow } from './SellerRow.tsx'
import styles from './Where.module.css'

type Props = { where: WhereToBuy; most?: number; today: string }

export const isEmpty = ({ sellers, former, sought }: WhereToBuy) => sellers.length + former.length + sought.length === 0

export function Sellers({ where, most = Infinity, today }: Props) {
  const { maker, sellers, former, sought } = where
  const name = nameOf(maker)
  return (
    <>
      <ul>
        {sellers.slice(0, most).map((seller) => (
          <SellerRow
            key={`${seller.business.businessID} ${seller.at} ${seller.by}`}
            seller={seller}
            maker={name}
            today={today}
          />
        ))}
        {former.map((one) => (
          <FormerRow key={`${one.business.businessID} ${one.until}`} former={one} />
        ))}
        {[...Map.groupBy(sought, ({ role }) => role)].map(([role, lines]) => (
          <SoughtRow key={role} role={role} lines={lines} maker={maker} />
        ))}
      </ul>
      <FixedSentence reader="buyer" />
    </>
  )
}

function FormerRow({ former: { business, countries, until } }: { former: WhereToBuy['former'][number] }) {
  const { formats, paths } = useSite()
  const day = formats.date(until)
  return (
    <li className={styles.short}>
      <span />
      <span>
        <Link to={pageOfAuthor(business, paths)}>{nameOf(business)}</Link>{' '}
        <span className="muted small">{countries.map(({ countryName }) => countryName).join(', ')}</span>
      </span>
      <span className="muted small">
        <Trans>Was confirmed until {day}</Trans>
      </span>
    </li>
  )
}

type Sought = WhereToBuy['sought'][number]
type SoughtProps = Pick<WhereToBuy, 'maker'> & { role: Sought['role']; lines: Sought[] }

function SoughtRow({ maker, role, lines }: SoughtProps) {
  const { t } = useLingui()
  const { paths } = useSite()
  const titles = {
    distributor: t`Distributor sought`,
    agent: t`Agent sought`,
    servicePartner: t`Service partner sought`,
  }
  const countries = [...new Map(lines.flatMap((line) => line.countries).map((one) => [one.code, one])).values()]
  const [first] = lines
  return (
    <li className={styles.short}>
      <span className={styles.dashed}>
        <Icon icon={IconUserSearch} />
      </span>
      <span className={styles.part}>
        <span className="semi">{titles[role]}</span>
        <Countries countries={countries} />
      </span>
      <Link
        className="link small"
        rel="nofollow"
        to={paths.sendInquiry({ businessID: maker.businessID ?? '' }, undefined, { line: first?.lineID })}
      >
        <Trans>Represent these lines</Trans>
      </Link>
    </li>
  )
}
