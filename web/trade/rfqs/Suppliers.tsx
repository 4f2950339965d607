// RFQ suppliers: proposals and chosen ones; at most ten.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { rfqSuppliersMost } from '#contract/foundation/constants.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import type { SupplierProposal } from '#contract/trade/rfqs/rfqs.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useField } from '#web/foundation/form/form-context.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Below, Checkbox } from '#web/ui/controls/Field.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { useReasonNames } from './names.ts'
import styles from './Rfqs.module.css'

type Props = {
  title: string
  country: string
  category: string
  product: Product | undefined
  chosen: BusinessCard[]
}

const typingPause = 500 // ms

/** Debounced; undefined while loading. */
function useProposals({ title, country, category, product }: Omit<Props, 'chosen'>) {
  const api = useApi()
  const [proposals, setProposals] = useState<SupplierProposal[]>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const body = {
      textQuery: title.slice(0, 200),
      ...(country && { country }),
      ...(category && { category }),
      ...(product && { product: product.productID }),
    }
    const timer = setTimeout(
      () => {
        api.rfqs.propose({ body, signal }).then(setProposals, () => signal.aborted || setProposals([]))
      },
      title === product?.name ? 0 : typingPause,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, title, country, category, product])
  return proposals
}

export function Suppliers(props: Props) {
  const { t } = useLingui()
  const proposals = useProposals(props)
  const [shown, setShown] = useState<Map<string, SupplierProposal>>(
    () => new Map(props.chosen.map((business) => [business.businessID, { business, reasons: [] }])),
  )
  const label = t`Suppliers`
  const { id, value, error, onChange, ref } = useField<string[]>('suppliers', label, (ids) => String(ids.length))
  useEffect(() => {
    if (!proposals) return
    setShown((before) => {
      const kept = [...before].filter(
        ([one]) => value.includes(one) || props.chosen.some((card) => card.businessID === one),
      )
      return new Map([...kept, ...proposals.map((one) => [one.business.businessID, one] as const)])
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the proposals change: a box that is unticked stays in its place
  }, [proposals])
  const isFull = value.length >= rfqSuppliersMost
  return (
    <fieldset className={styles.suppliers} id={id} ref={ref} tabIndex={-1} aria-describedby={error && `${id}-hint`}>
      <legend>
        {label}{' '}
        <span className="muted small">
          <Plural value={value.length} _0="none chosen" one="# chosen" other="# chosen" />
        </span>
      </legend>
      {!proposals && shown.size === 0 && <Skeleton tall={64} />}
      {proposals && shown.size === 0 && (
        <p className="muted">
          <Trans>No supplier was found for these words. Say it more simply, such as “ball valve”.</Trans>
        </p>
      )}
      <ul className={styles.proposals}>
        {[...shown.values()].map((proposal) => (
          <Proposal
            key={proposal.business.businessID}
            proposal={proposal}
            checked={value.includes(proposal.business.businessID)}
            full={isFull}
            onChange={(checked) => {
              const { businessID } = proposal.business
              onChange(checked ? [...value, businessID] : value.filter((one) => one !== businessID))
            }}
          />
        ))}
      </ul>
      <Below
        id={`${id}-hint`}
        error={error}
        hint={isFull ? t`That is the most: ${rfqSuppliersMost} suppliers.` : undefined}
      />
    </fieldset>
  )
}

function Proposal({
  proposal: { business, reasons },
  checked,
  full,
  onChange,
}: {
  proposal: SupplierProposal
  checked: boolean
  full: boolean
  onChange: (checked: boolean) => void
}) {
  const { paths } = useSite()
  const reasonNames = useReasonNames()
  const { general, contactInfo } = business
  return (
    <li>
      <Checkbox
        label={general.companyName}
        checked={checked}
        disabled={full && !checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p className="small muted">
        {contactInfo.country.emoji} {contactInfo.country.countryName} · {general.businessType.name} ·{' '}
        <Link to={paths.business(business)} target="_blank">
          <Trans>Profile</Trans>
        </Link>
      </p>
      {reasons.length > 0 && (
        <p className={styles.reasons}>
          {reasons.map((reason) => (
            <Badge key={reason}>{reasonNames[reason]}</Badge>
          ))}
        </p>
      )}
    </li>
  )
}
