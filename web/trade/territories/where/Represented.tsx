// Makers that a company represents.
import { Trans } from '@lingui/react/macro'
import type { ResponseData } from '#contract/foundation/endpoint.ts'
import type { Seller, territories } from '#contract/trade/territories/territories.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { Standing } from '../Standing.tsx'
import styles from './Where.module.css'

type Props = { represented: ResponseData<typeof territories.represented>; today: string }

export function Represented({ represented: { data, former }, today }: Props) {
  return (
    <Card as="section" className={styles.block!}>
      <CardHeader title={<Trans>Brands represented</Trans>} />
      <ul>
        {data.map((maker) => (
          <Maker key={`${maker.business.businessID} ${maker.at}`} maker={maker} today={today} />
        ))}
        {former.map((one) => (
          <Former key={`${one.business.businessID} ${one.until}`} former={one} />
        ))}
      </ul>
      <FixedSentence reader="buyer" />
    </Card>
  )
}

function Maker({
  maker: { business, lines, subject, countries, by, at, until },
  today,
}: {
  maker: Seller
  today: string
}) {
  const { paths } = useSite()
  const name = nameOf(business)
  const what = lines.map((line) => line.name).join(', ') || subject
  const where = countries.map(({ countryName }) => countryName).join(', ')
  return (
    <li className={styles.short}>
      <Logo name={name} {...pictureOf(business.profilePhoto)} size={40} />
      <span className={styles.part}>
        <Link className="semi" to={pageOfAuthor(business, paths)}>
          <UserText text={name} />
        </Link>
        <span className="muted small">{[what, where].filter(Boolean).join(' · ')}</span>
      </span>
      <Standing by={by} at={at} now={today} until={until} />
    </li>
  )
}

function Former({ former: { business, until } }: { former: Props['represented']['former'][number] }) {
  const { formats, paths } = useSite()
  const day = formats.date(until)
  return (
    <li className={styles.short}>
      <span />
      <Link to={pageOfAuthor(business, paths)}>{nameOf(business)}</Link>
      <span className="muted small">
        <Trans>Was confirmed until {day}</Trans>
      </span>
    </li>
  )
}
