// One seller.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Seller } from '#contract/trade/territories/territories.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { useAppointmentNames } from '../names.ts'
import { Standing } from '../Standing.tsx'
import { Countries } from './Countries.tsx'
import { useReplyTime } from './reply-text.ts'
import { hrefOf } from './website.ts'
import styles from './Where.module.css'

export function SellerRow({ seller, maker, today }: { seller: Seller; maker: string; today: string }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const appointmentOf = useAppointmentNames()
  const { business, countries, lines, subject, by, at } = seller
  const name = nameOf(business)
  const what = lines.map((line) => line.name).join(', ') || subject
  return (
    <li className={styles.seller}>
      <Logo name={name} {...pictureOf(business.profilePhoto)} size={40} />
      <div className={styles.part}>
        <Link className="semi" to={pageOfAuthor(business, paths)}>
          <UserText text={name} />
        </Link>
        <Countries countries={countries} />
      </div>
      <Service seller={seller} />
      <div className={`small ${styles.part}`}>
        <span>
          {by === 'both'
            ? appointmentOf(seller)
            : by === 'supplier'
              ? t`Stated by ${maker} only`
              : t`Stated by ${name} only`}
        </span>
        {what && <span className="muted">{what}</span>}
        <Standing by={by} at={at} now={today} until={seller.until} />
      </div>
      <Ask seller={seller} name={name} />
    </li>
  )
}

function Service({ seller: { business, stock, stockPlace, service, replyMinutes } }: { seller: Seller }) {
  const { t } = useLingui()
  const reply = useReplyTime()(replyMinutes)
  const kept =
    stock === 'stock'
      ? stockPlace
        ? t`Stock in ${stockPlace}`
        : t`On stock`
      : stock === 'toOrder'
        ? t`To order, no stock`
        : undefined
  const parts = [kept, service ? t({ message: 'service', comment: 'repair or commissioning, after stock' }) : undefined]
  const stated = parts.filter(Boolean).join(', ')
  return (
    <div className={`small ${styles.part}`}>
      <span className={styles.stock}>{stated || t`Not stated`}</span>
      <span className="muted">
        {business.presence === 'listed' ? (
          <Trans>does not read WBN yet</Trans>
        ) : (
          reply && <Trans>answers in {reply}</Trans>
        )}
      </span>
    </div>
  )
}

function Ask({ seller: { business, website }, name }: { seller: Seller; name: string }) {
  const { paths } = useSite()
  const href = hrefOf(website)
  const { businessID = '', presence } = business
  if (presence === 'listed' && href)
    return (
      <LinkButton href={href} rel="nofollow ugc noopener">
        <Trans>Visit website</Trans>
        <span className="sr"> {name}</span>
      </LinkButton>
    )
  return (
    <LinkButton look="soft" href={paths.sendInquiry({ businessID })} rel="nofollow">
      <Trans>Send Request</Trans>
      <span className="sr"> {name}</span>
    </LinkButton>
  )
}
