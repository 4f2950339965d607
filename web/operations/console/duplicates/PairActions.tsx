// Acts on possible duplicates.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Alike } from '#contract/trust/duplicates.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import styles from './Duplicates.module.css'
import { MergeDialog } from './MergeDialog.tsx'

export function PairActions({ pair, kept }: { pair: Alike; kept?: string }) {
  const { t } = useLingui()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { showSuccess } = useToasts()
  const isAdministrator = useSession()?.roles.includes('administrator')
  const [open, setOpen] = useState<'apart' | 'merge'>()
  const { one, other, different } = pair
  const names = `${one.name}, ${other.name}`
  const close = () => setOpen(undefined)
  async function decide(reason: string): Promise<void> {
    const body = { oneID: one.userID, otherID: other.userID, reason }
    await (different ? api.duplicates.takeBack({ body }) : api.duplicates.tellApart({ body }))
    showSuccess()
    await revalidate()
  }
  return (
    <span className={styles.actions}>
      <Button
        aria-label={different ? t`Take back: ${names}` : t`Different people: ${names}`}
        onClick={() => setOpen('apart')}
      >
        {different ? t({ message: 'Take back', comment: 'a decision of the staff' }) : t`Different people`}
      </Button>
      {isAdministrator && !different && (
        <Button look="primary" aria-label={t`Join the accounts: ${names}`} onClick={() => setOpen('merge')}>
          {t({ message: 'Join…', comment: 'button: two accounts become one' })}
        </Button>
      )}
      {open === 'apart' && (
        <ReasonDialog
          about={`${one.userID} ${other.userID}`}
          title={different ? t`They may be the same person after all` : t`These are different people`}
          yes={different ? t({ message: 'Take back', comment: 'a decision of the staff' }) : t`Different people`}
          act={decide}
          onClose={close}
        >
          <p>{names}</p>
        </ReasonDialog>
      )}
      {open === 'merge' && <MergeDialog one={one} other={other} kept={kept ?? older(pair)} onClose={close} />}
    </span>
  )
}

function older({ one, other }: Alike): string {
  return one.registeredAt <= other.registeredAt ? one.userID : other.userID
}
