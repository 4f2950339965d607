// Invoices and credit notes.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import type { Membership } from '#contract/billing/memberships/memberships.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { useMoney } from '../plan-texts.ts'
import styles from '../Plans.module.css'

export function Invoices({ membership: { businessID, invoices } }: { membership: Membership }) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showError } = useToasts()
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
          {invoices.map(({ invoiceID, number, kind, total, issuedAt }) => (
            <li key={invoiceID}>
              <span className="semi num">{number}</span>
              <span>{kind === 'invoice' ? t`Invoice` : t`Credit note`}</span>
              <span className="muted">{formats.date(issuedAt)}</span>
              <span className="num">{money(total)}</span>
              <Button icon={IconDownload} aria-label={t`Download ${number}`} onClick={() => void download(invoiceID)}>
                PDF
              </Button>
            </li>
          ))}
        </ul>
        {invoices.length > 0 && (
          <p className="muted small">{t`An invoice that was issued can’t be changed: new details stand on the next one.`}</p>
        )}
      </div>
    </Card>
  )
}
