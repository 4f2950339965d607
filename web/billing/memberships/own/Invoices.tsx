// Invoices and credit notes; an invoice in force can be corrected.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { Membership } from '#contract/billing/memberships/memberships.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Text } from '#web/ui/Text.tsx'
import type { Countries } from '../correction/BillingFields.tsx'
import { CorrectInvoice } from '../correction/card.tsx'
import { useMoney } from '../plan-texts.ts'
import styles from '../Plans.module.css'

type Props = { membership: Membership; countries: Countries; onChange: (membership: Membership) => void }
type Invoice = Membership['invoices'][number]

export function Invoices({ membership, countries, onChange }: Props) {
  const { businessID, invoices, billing } = membership
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showError, showSuccess } = useToasts()
  const [chosen, setChosen] = useState<Invoice | undefined>()
  const money = useMoney()
  async function download(invoiceID: string): Promise<void> {
    try {
      const { url } = await api.memberships.invoice({ params: { businessID, invoiceID } })
      location.assign(url)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Card as="section">
      <CardHeader title={<Trans>Invoices</Trans>} />
      <div className={styles.inside}>
        {invoices.length === 0 && <p className="muted">{t`There is no invoice yet.`}</p>}
        <ul className={styles.invoices}>
          {invoices.map((invoice) => {
            const { invoiceID, number, kind, total, issuedAt, corrects, canCorrect } = invoice
            return (
              <li key={invoiceID}>
                <span className="semi num">{number}</span>
                <div>
                  <Text>{kind === 'invoice' ? t`Invoice` : t`Credit note`}</Text>
                  {corrects && (
                    <p className="muted small">{kind === 'invoice' ? t`replaces ${corrects}` : t`for ${corrects}`}</p>
                  )}
                </div>
                <span className="muted">{formats.date(issuedAt)}</span>
                <span className="num">{money(total)}</span>
                <span className={styles.buttons}>
                  {canCorrect && (
                    <Button aria-label={t`Correct ${number}`} onClick={() => setChosen(invoice)}>
                      {t({ message: 'Correct', comment: 'an invoice' })}
                    </Button>
                  )}
                  <Button
                    icon={IconDownload}
                    aria-label={t`Download ${number}`}
                    onClick={() => void download(invoiceID)}
                  >
                    PDF
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
        {invoices.length > 0 && (
          <p className="muted small">{t`An invoice that was issued can’t be changed: a corrected one takes its place.`}</p>
        )}
      </div>
      {chosen && (
        <CorrectInvoice
          invoice={{ number: chosen.number, buyer: billing }}
          countries={countries}
          save={async (body) => {
            const params = { businessID, invoiceID: chosen.invoiceID }
            onChange(await api.memberships.correctInvoice({ params, body }))
            showSuccess()
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  )
}
