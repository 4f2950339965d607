// RFQ suppliers: proposals and chosen ones; at most ten.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { rfqSuppliersMost } from '#contract/foundation/constants.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import type { SupplierProposal, SupplierProposals } from '#contract/trade/rfqs/rfqs.ts'
import { useApi } from '#web/foundation/page.ts'
import { useField } from '#web/foundation/form/form-context.ts'
import { Below, Checkbox } from '#web/ui/controls/Field.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { Appointed } from './Appointed.tsx'
import { AboutSupplier, Further, Listed, Reasons, type ReasonText } from './SupplierParts.tsx'
import { useReasonText } from './names.ts'
import styles from './Rfqs.module.css'

type Props = {
  title: string
  country: string
  category: string
  product: Product | undefined
  chosen: BusinessCard[]
}

const typingPause = 500 // ms

type State = SupplierProposals | 'idle' | 'loading' | 'failed'

function useProposals({ title, country, category, product }: Omit<Props, 'chosen'>): State {
  const api = useApi()
  const [proposals, setProposals] = useState<Exclude<State, 'idle'>>('loading')
  const isIdle = title.trim() === '' && category === '' && !product
  useEffect(() => {
    if (isIdle) return undefined
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
        api.rfqs.propose({ body, signal }).then(setProposals, () => signal.aborted || setProposals('failed'))
      },
      title === product?.name ? 0 : typingPause,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, isIdle, title, country, category, product])
  return isIdle ? 'idle' : proposals
}

const answers = ({ business: { presence, kind } }: SupplierProposal) => presence === 'run' && kind === 'company'
const isListed = ({ business: { presence, kind } }: SupplierProposal) => presence === 'listed' && kind === 'company'

/** Ticked ones, and those chosen before, stay in their place. */
function useShown(proposals: SupplierProposals | undefined, chosen: BusinessCard[], value: readonly string[]) {
  const [shown, setShown] = useState<Map<string, SupplierProposal>>(
    () => new Map(chosen.map((business) => [business.businessID, { business, reasons: [] }])),
  )
  useEffect(() => {
    if (!proposals) return
    setShown((before) => {
      const kept = [...before].filter(([one]) => value.includes(one) || chosen.some((card) => card.businessID === one))
      return new Map([...kept, ...proposals.data.map((one) => [one.business.businessID, one] as const)])
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the proposals change: a box that is unticked stays in its place
  }, [proposals])
  return [...shown.values()]
}

export function Suppliers(props: Props) {
  const { t } = useLingui()
  const state = useProposals(props)
  const proposals = typeof state === 'object' ? state : undefined
  const label = t`Suppliers`
  const { id, value, error, onChange, ref } = useField<string[]>('suppliers', label, (ids) => String(ids.length))
  const shown = useShown(proposals, props.chosen, value)
  const [answering, listed] = [shown.filter(answers), shown.filter(isListed)]
  const reasonText = useReasonText(proposals?.thing ?? null)
  const isFull = value.length >= rfqSuppliersMost
  return (
    <fieldset className={styles.suppliers} id={id} ref={ref} tabIndex={-1} aria-describedby={error && `${id}-hint`}>
      <legend>
        {label}{' '}
        <span className="muted small">
          <Plural value={value.length} _0="none chosen" one="# chosen" other="# chosen" />
        </span>
      </legend>
      {state === 'loading' && shown.length === 0 && <Skeleton tall={64} />}
      {state === 'idle' && shown.length === 0 && (
        <p className="muted">
          <Trans>Once you say what you need, companies that make it stand here.</Trans>
        </p>
      )}
      {state === 'failed' && (
        <output className="muted">
          <Trans>The proposals could not be loaded. Change what you need to try again.</Trans>
        </output>
      )}
      {proposals && answering.length === 0 && (
        <p className="muted">
          <Trans>No supplier that answers here was found for this.</Trans>{' '}
          {listed.length === 0 && <Trans>Say it more simply, such as “ball valve”.</Trans>}
        </p>
      )}
      <ul className={styles.proposals}>
        {answering.map((proposal) => (
          <Proposal
            key={proposal.business.businessID}
            proposal={proposal}
            reasonText={reasonText}
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
      <Appointed appointed={proposals?.appointed ?? []} value={value} full={isFull} onChange={onChange} />
      {listed.length > 0 && <Listed proposals={listed} reasonText={reasonText} product={props.product} />}
      {proposals && answering.length < rfqSuppliersMost && <Further proposals={proposals} />}
    </fieldset>
  )
}

function Proposal({
  proposal: { business, reasons },
  reasonText,
  checked,
  full,
  onChange,
}: {
  proposal: SupplierProposal
  reasonText: ReasonText
  checked: boolean
  full: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <li>
      <Checkbox
        label={business.general.companyName}
        checked={checked}
        disabled={full && !checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <AboutSupplier business={business} />
      <Reasons reasons={reasons} reasonText={reasonText} />
    </li>
  )
}
