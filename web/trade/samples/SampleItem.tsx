// Sample with its details and the steps that the viewer's side may take.
import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Sample } from '#contract/trade/samples/samples.ts'
import type { SampleAction, SampleState } from '#contract/trade/samples/states.ts'
import { useSite } from '#web/foundation/page.ts'
import { useQuantity } from '#web/trade/units/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { Link } from '#web/ui/Link.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { actionNames, freightName, linesOf, outcomeName } from './names.ts'
import { SampleBadge } from './SampleBadge.tsx'
import styles from './Samples.module.css'

const ending: ReadonlySet<SampleAction> = new Set(['decline', 'withdraw'])

export function SampleItem({ sample, onAct }: { sample: Sample; onAct: (action: SampleAction) => void }) {
  const { i18n } = useLingui()
  const { paths } = useSite()
  const { name, product, state, can } = sample
  return (
    <article className={styles.item} aria-label={name}>
      <h3 className={styles.head}>
        {product ? (
          <Link className="link" to={paths.product(product)}>
            <UserText text={name} />
          </Link>
        ) : (
          <UserText text={name} />
        )}
        <SampleBadge state={state} />
      </h3>
      <Facts items={useFacts(sample)} />
      {can.length > 0 && (
        <div className={styles.actions}>
          {can.map((action, index) => (
            <Button
              key={action}
              look={index === 0 ? 'primary' : ending.has(action) ? 'ghost' : 'soft'}
              onClick={() => onAct(action)}
            >
              {nameOf(action, state, i18n)}
            </Button>
          ))}
        </div>
      )}
    </article>
  )
}

function nameOf(action: SampleAction, state: SampleState, i18n: I18n): string {
  if (action === 'qualify' && state === 'qualified') return t(i18n)`Change the details`
  if (action === 'ship' && state === 'shipped') return t(i18n)`Correct the shipment`
  return i18n._(actionNames[action])
}

function useFacts(sample: Sample): Fact[] {
  const { i18n, t } = useLingui()
  const { formats } = useSite()
  const quantityOf = useQuantity()
  const { details, fee, currency, reason, carrier, tracking, outcome, dueAt, side } = sample
  const facts: Fact[] = []
  const add = (name: string, value: string | null | false) => {
    if (value) facts.push({ name, value })
  }
  if (details) {
    add(t`Quantity`, quantityOf(details.quantity, details.unit))
    add(t`Purpose`, details.purpose)
    add(t`Address`, details.address ? linesOf(details.address) : t`Deleted: kept for 30 days after the end at most`)
    add(t`Freight`, freightName(details.freight, i18n))
    add(t`Freight account`, details.freightAccount)
    add(t`Deduction`, details.deducted && t`To be deducted from a later order`)
  } else
    add(
      t`Details of the sample`,
      side === 'S' ? t`Say what it is for and where to send it.` : t`The buyer has given none yet.`,
    )
  add(t`Cost`, fee === 0 ? t`Free of charge` : fee !== null && currency !== null && `${currency} ${formats.price(fee)}`)
  add(t`Shipment`, `${carrier} ${tracking}`.trim())
  add(t`Outcome`, outcome && outcomeName(outcome, i18n))
  add(t`Reason`, reason)
  add(t`Expected by`, dueAt && formats.dateTime(dueAt))
  return facts
}
