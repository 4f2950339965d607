// Membership renewal: card, cancellation, reversal.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CardSetup, Membership } from '#contract/billing/memberships/memberships.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import { type CardHandle, useDeclineText } from './card-handle.ts'
import { CardForm } from './CardForm.tsx'
import { useIncludedText, useMoney } from '../plan-texts.ts'
import styles from '../Plans.module.css'

type Props = { setup: CardSetup; membership: Membership; onChange: (membership: Membership) => void }

export function Renewal({ setup, membership, onChange }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showError } = useToasts()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [changesCard, setChangesCard] = useState(false)
  const { businessID, card } = membership
  const { renews, endsAt, renewal } = membership.term!
  const money = useMoney()
  const [date, price] = [formats.date(endsAt), money(renewal.price)]
  async function act(call: 'cancel' | 'resume'): Promise<void> {
    setBusy(true)
    await api.memberships[call]({ params: { businessID } }).then(onChange, showError)
    setBusy(false)
    setAsks(false)
  }
  return (
    <Card as="section">
      <CardHeader title={<Trans>Renewal</Trans>} />
      <div className={styles.inside}>
        <p>
          {renews ? (
            <Trans>
              Renews on {date} for {price} net.
            </Trans>
          ) : (
            <Trans>Cancelled: the membership ends on {date}.</Trans>
          )}{' '}
          {setup.mode === 'none' ? (
            <Trans>Card payment is not offered here: the next term is paid by bank transfer.</Trans>
          ) : card ? (
            <Trans>
              Card: {card.brand.toUpperCase()} ending in {card.last4}, valid until {card.expires}.
            </Trans>
          ) : (
            <Trans>No card is on file.</Trans>
          )}
        </p>
        <NextTerm membership={membership} />
        {changesCard && <OtherCard setup={setup} businessID={businessID} onDone={() => setChangesCard(false)} />}
        <div className={styles.buttons}>
          {!changesCard && setup.mode !== 'none' && (
            <Button onClick={() => setChangesCard(true)}>{card ? t`Change the card` : t`Add a card`}</Button>
          )}
          {renews ? (
            <Button onClick={() => setAsks(true)}>{t`Cancel the membership`}</Button>
          ) : (
            <Button
              look="primary"
              busy={busy}
              onClick={() => void act('resume')}
            >{t`Take back the cancellation`}</Button>
          )}
        </div>
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t`Cancel the membership?`}
        closeLabel={t`Close`}
        footer={
          <>
            <Button onClick={() => setAsks(false)}>{t`Keep it`}</Button>
            <Button look="danger" busy={busy} onClick={() => void act('cancel')}>{t`Cancel the membership`}</Button>
          </>
        }
      >
        <p>
          <Trans>
            It runs until {date}. After that the free plan applies: products beyond its limit are hidden, not deleted,
            and return when you renew. You can take this back until then.
          </Trans>
        </p>
      </Dialog>
    </Card>
  )
}

function NextTerm({ membership: { subscription, term } }: Pick<Props, 'membership'>) {
  const money = useMoney()
  const includedIn = useIncludedText()
  const { bought, renewal } = term!
  const [former, price] = [money(bought.price), money(renewal.price)]
  const [now, next] = [includedIn(subscription, bought), includedIn(subscription, renewal)]
  if (former === price && now === next) return null
  return (
    <Note look={bought.price < renewal.price ? 'warn' : 'info'}>
      {former !== price && (
        <p>
          <Trans>
            The price changes: this term cost {former} net, the next one costs {price} net.
          </Trans>
        </p>
      )}
      {now !== next && (
        <p>
          <Trans>
            The next term includes: {next}. This one was bought with: {now}.
          </Trans>
        </p>
      )}
    </Note>
  )
}

function OtherCard({ setup, businessID, onDone }: { setup: CardSetup; businessID: string; onDone: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const session = useSession()
  const { revalidate } = useRevalidator()
  const { showSuccess, showError } = useToasts()
  const declineText = useDeclineText()
  const handle = useRef<CardHandle>(null)
  const [busy, setBusy] = useState(false)
  const params = { businessID }
  async function change(): Promise<string | undefined> {
    const made = await handle.current!.tokenize()
    if ('message' in made) return made.message
    const body = { paymentMethod: made.paymentMethod, email: session?.email ?? '' }
    let { status, action, error } = await api.memberships.changeCard({ params, body })
    if (status === 'action' && action) {
      await handle.current!.authenticate(action.clientSecret, 'card')
      ;({ status, error } = await api.memberships.confirmCard({ params }))
    }
    return status === 'saved' ? undefined : declineText(error?.code)
  }
  async function save(): Promise<void> {
    setBusy(true)
    try {
      const message = await change()
      if (message !== undefined) return showError(undefined, t`You have error in your card information: ${message}`)
      showSuccess(t`The card was changed`)
      await revalidate()
      onDone()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <CardForm setup={setup} businessID={businessID} handle={handle} />
      <div className={styles.buttons}>
        <Button look="primary" busy={busy} onClick={() => void save()}>
          <Trans>Keep this card</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Leave it</Trans>
        </Button>
      </div>
    </>
  )
}
