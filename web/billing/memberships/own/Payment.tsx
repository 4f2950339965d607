// Checkout: details, method, totals.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconLock } from '#web/ui/icons.ts'
import { useRef, useState } from 'react'
import type { CardSetup, Membership } from '#contract/billing/memberships/memberships.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { BillingFields, type Countries } from '../correction/BillingFields.tsx'
import type { CardHandle } from './card-handle.ts'
import { CardForm } from './CardForm.tsx'
import { useMoney } from '../plan-texts.ts'
import { planNames } from '#web/foundation/plan-names.ts'
import styles from '../Plans.module.css'
import { useCheckoutForm, type Method } from './use-checkout-form.ts'

type Offer = Membership['offers'][number]
type Props = {
  setup: CardSetup
  membership: Membership
  offer: Offer
  countries: Countries
  onChange: (membership: Membership) => void
}

export function Payment({ setup, membership, offer, countries, onChange }: Props) {
  const { t } = useLingui()
  const [method, setMethod] = useState<Method>(setup.mode === 'none' ? 'transfer' : 'card')
  const card = useRef<CardHandle>(null)
  const form = useCheckoutForm({ membership, offer, method, card, onChange })
  const money = useMoney()
  const total = money(offer.total)
  return (
    <section id="payment" aria-label={t`Payment`}>
      <Form form={form} className={styles.columns} label={t`Payment`}>
        <div className={styles.page}>
          <Card as="section">
            <CardHeader title={<Trans>Details for the invoice</Trans>} />
            <div className={styles.inside}>
              <BillingFields countries={countries} />
              <TextField
                name="email"
                label={t`E-mail for invoices`}
                hint={t`Our e-mails about the membership go to the verified address of your account.`}
                type="email"
                autoComplete="email"
                required
              />
            </div>
          </Card>
          <Card as="section">
            <CardHeader
              title={<Trans>Payment</Trans>}
              aside={setup.mode === 'test' && <Badge look="warn">{t`Test mode`}</Badge>}
            />
            <div className={styles.inside}>
              {setup.mode === 'none' ? (
                <p>{t`Card payment is not offered here. Memberships are paid by bank transfer.`}</p>
              ) : (
                <fieldset className={styles.buttons} aria-label={t`Way to pay`}>
                  <Button pressed={method === 'card'} onClick={() => setMethod('card')}>
                    <Trans>Card</Trans>
                  </Button>
                  <Button pressed={method === 'transfer'} onClick={() => setMethod('transfer')}>
                    <Trans>Bank transfer</Trans>
                  </Button>
                </fieldset>
              )}
              {method === 'card' ? (
                <CardForm setup={setup} businessID={membership.businessID} handle={card} />
              ) : (
                <Transfer membership={membership} offer={offer} onChange={onChange} />
              )}
            </div>
          </Card>
        </div>
        <Order offer={offer} membership={membership}>
          {method === 'card' && (
            <SubmitButton look="primary" full icon={IconLock}>
              <Trans>Pay {total}</Trans>
            </SubmitButton>
          )}
        </Order>
      </Form>
    </section>
  )
}

function Order({ offer, membership, children }: { offer: Offer; membership: Membership; children: React.ReactNode }) {
  const { formats } = useSite()
  const money = useMoney()
  const plan = planNames[offer.subscription]
  const former = planNames[membership.subscription]
  const { creditDays: days, extraDays, taxRate: rate } = offer
  const renewsOn = formats.date(offer.renewsOn)
  return (
    <Card as="aside">
      <CardHeader title={<Trans>Order</Trans>} />
      <div className={styles.inside}>
        <dl className={styles.sums}>
          <dt>
            <Trans>{plan}, one year</Trans>
          </dt>
          <dd>{money(offer.price)}</dd>
          {offer.credit > 0 && (
            <>
              <dt>
                <Trans>
                  Credit, {former} {days} days
                </Trans>
              </dt>
              <dd>{money(-offer.credit)}</dd>
            </>
          )}
          <dt>
            <Trans>Net</Trans>
          </dt>
          <dd>{money(offer.net)}</dd>
          <dt>
            {offer.taxNote === 'reverseCharge' ? <Trans>VAT, reverse charge</Trans> : <Trans>VAT {rate} %</Trans>}
          </dt>
          <dd>{money(offer.tax)}</dd>
          <dt className={styles.total}>
            <Trans>Total today</Trans>
          </dt>
          <dd className={styles.total}>{money(offer.total)}</dd>
        </dl>
        {extraDays > 0 && (
          <p className="small">
            <Plural
              value={extraDays}
              one="The credit is more than the price: the rest makes the term # day longer."
              other="The credit is more than the price: the rest makes the term # days longer."
            />
          </p>
        )}
        {children}
        <p className="muted small">
          <Trans>Renews on {renewsOn}. Cancel any time, it then runs to the end of the term.</Trans>
        </p>
      </div>
    </Card>
  )
}

type TransferProps = Pick<Props, 'membership' | 'offer' | 'onChange'>

function Transfer({ membership: { businessID, transfer }, offer, onChange }: TransferProps) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const money = useMoney()
  async function withdraw(): Promise<void> {
    setBusy(true)
    await api.memberships.withdrawTransfer({ params: { businessID } }).then(onChange, showError)
    setBusy(false)
  }
  if (transfer?.subscription !== offer.subscription)
    return (
      <>
        <p>
          <Trans>
            You receive a pro-forma invoice with our bank details. The membership begins when the money has arrived.
          </Trans>
        </p>
        <SubmitButton look="primary">
          <Trans>Order by bank transfer</Trans>
        </SubmitButton>
      </>
    )
  const amount = money(transfer.total)
  const { reference } = transfer
  const until = formats.date(transfer.until)
  return (
    <Note look="info">
      <p>
        <Trans>
          Please transfer {amount} by {until} and name {reference}.
        </Trans>
      </p>
      <div className={styles.buttons}>
        <Button
          onClick={() =>
            void api.memberships
              .invoice({ params: { businessID, invoiceID: transfer.paymentID } })
              .then(({ url }) => location.assign(url), showError)
          }
        >
          {t`Download the pro-forma invoice`}
        </Button>
        <SubmitButton>
          <Trans>Save the details</Trans>
        </SubmitButton>
        <Button busy={busy} onClick={() => void withdraw()}>
          {t`Withdraw the order`}
        </Button>
      </div>
    </Note>
  )
}
