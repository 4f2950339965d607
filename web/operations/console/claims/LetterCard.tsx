// Letter with a code, posted by the operator.
import { useLingui } from '@lingui/react/macro'
import { IconMailCheck, IconPrinter } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { OwnershipCase } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { downloadPDF } from '#web/foundation/download.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Case.module.css'

type Letter = NonNullable<OwnershipCase['letter']>
type Props = { shown: OwnershipCase; letter: Letter; onChange: (shown: OwnershipCase) => void }

export function LetterCard({ shown: { claimID, can }, letter, onChange }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const params = { claimID }
  async function run(act: () => Promise<void>): Promise<void> {
    setBusy(true)
    await act().catch(showError)
    setBusy(false)
  }
  const posted = letter.postedAt && formats.date(letter.postedAt)
  const until = formats.date(letter.until)
  return (
    <Card as="section">
      <CardHeader title={t`Letter`} />
      <div className={styles.inside}>
        <p className={styles.words}>{letter.address}</p>
        <p className="muted">
          <Text>{posted ? t`Posted on ${posted}.` : t`Not posted yet.`}</Text>{' '}
          <Text>{t`The code counts until ${until}.`}</Text>
        </p>
        <div className="row">
          <Button
            icon={IconPrinter}
            busy={busy}
            onClick={() =>
              void run(async () => {
                downloadPDF(await api.ownershipClaims.letter({ params }))
                onChange(await api.ownershipClaims.readCase({ params }))
              })
            }
          >
            {t`Letter as PDF`}
          </Button>
          {can.markPosted && (
            <Button
              look="primary"
              icon={IconMailCheck}
              busy={busy}
              onClick={() => void run(async () => onChange(await api.ownershipClaims.markPosted({ params })))}
            >
              {t`Posted`}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
