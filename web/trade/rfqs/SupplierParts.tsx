// Parts of proposed suppliers: facts, reasons, further ways.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import type { SupplierProposal, SupplierProposals, SupplierReason } from '#contract/trade/rfqs/rfqs.ts'
import { useSite } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './Rfqs.module.css'

export type ReasonText = (reason: SupplierReason) => string

export function AboutSupplier({ business }: { business: BusinessCard }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { general, contactInfo } = business
  return (
    <p className="small muted">
      {contactInfo.country.emoji} {contactInfo.country.countryName} · {general.businessType.name} ·{' '}
      <Link to={paths.business(business)} target="_blank" aria-label={t`Profile of ${general.companyName}`}>
        <Trans>Profile</Trans>
      </Link>
    </p>
  )
}

export function Reasons({ reasons, reasonText }: Pick<SupplierProposal, 'reasons'> & { reasonText: ReasonText }) {
  const [first, ...others] = reasons
  if (!first) return null
  return (
    <>
      <p className="small">{reasonText(first)}</p>
      {others.length > 0 && (
        <p className={styles.reasons}>
          {others.map((reason) => (
            <Badge key={reason.kind}>{reasonText(reason)}</Badge>
          ))}
        </p>
      )}
    </>
  )
}

type ListedProps = { proposals: readonly SupplierProposal[]; reasonText: ReasonText; product: Product | undefined }

/** Nobody would receive the request. */
export function Listed({ proposals, reasonText, product }: ListedProps) {
  const { paths } = useSite()
  return (
    <div className={styles.listed}>
      <h3>
        <Trans>Listed, not on WBN yet</Trans>
      </h3>
      <p className="muted">
        <Trans>
          Nobody runs these pages, so your request is not sent to them. You can keep an inquiry for them, or write to
          them by their website.
        </Trans>
      </p>
      <ul className={styles.proposals}>
        {proposals.map(({ business, reasons }) => {
          const { businessID, general } = business
          const asked = product?.businessID === businessID ? product.productID : undefined
          return (
            <li key={businessID}>
              <p className="semi">
                <UserText text={general.companyName} />
              </p>
              <AboutSupplier business={business} />
              <Reasons reasons={reasons} reasonText={reasonText} />
              <p>
                <Link className="link" to={paths.sendInquiry({ businessID }, asked)} target="_blank">
                  <Trans>Keep an inquiry for them</Trans>
                  <span className="sr"> {general.companyName}</span>
                </Link>
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export function Further({ proposals: { thing, category } }: { proposals: SupplierProposals }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const ways = [
    ...(thing ? [{ href: paths.search({ search: thing }), text: t`Search all companies for “${thing}”` }] : []),
    ...(category
      ? [
          {
            href: paths.search({ business: 'PR', category: category.id }),
            text: t`Products of the category ${category.name}`,
          },
        ]
      : []),
    { href: paths.newsfeed(), text: t`Write what you need in a post` },
    { href: paths.contactForm(), text: t`Let us help you to find one` },
  ]
  return (
    <div className={styles.further}>
      <p className="muted">
        <Trans>Only companies that make the thing are shown. What else you can do:</Trans>
      </p>
      <ul>
        {ways.map(({ href, text }) => (
          <li key={href}>
            <Link className="link" to={href} target="_blank">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
