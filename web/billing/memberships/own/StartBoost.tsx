// Boost start, for the company or a product.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSpeakerphone } from '#web/ui/icons.ts'
import { useState, type ReactNode } from 'react'
import type { Boosts } from '#contract/billing/boosts/boosts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import styles from '../Plans.module.css'

type Props = {
  boosts: Boosts
  products: { productID: string; name: string }[]
  left: number
  onChange: (boosts: Boosts) => void
  children: ReactNode
}

export function StartBoost({ boosts: { businessID, companyName, boosts }, products, left, onChange, children }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showError, showSuccess } = useToasts()
  const [productID, setProductID] = useState('')
  const [busy, setBusy] = useState(false)
  const isRunning = boosts.some(({ running, product }) => running && (product?.productID ?? '') === productID)
  async function start(): Promise<void> {
    setBusy(true)
    try {
      onChange(await api.boosts.start({ params: { businessID }, body: { productID: productID || undefined } }))
      showSuccess(t`The boost is running`)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <Card as="section">
      <div className={styles.inside}>
        <p className="semi">{children}</p>
        <Select label={t`What to boost`} value={productID} onChange={({ target }) => setProductID(target.value)}>
          <option value="">{t`The company: ${companyName}`}</option>
          {products.map((one) => (
            <option key={one.productID} value={one.productID}>
              {one.name}
            </option>
          ))}
        </Select>
        <div className={styles.buttons}>
          <Button
            look="main"
            icon={IconSpeakerphone}
            busy={busy}
            disabled={left === 0 || isRunning}
            onClick={() => void start()}
          >
            <Trans>Start boost</Trans>
          </Button>
          {isRunning && (
            <p className="muted small">
              <Trans>This one is running already.</Trans>
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
