// Buttons of a category or entry; each asks for its reason.
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'

export type EntryAct = 'reset' | 'retire' | 'restore'
type Props = {
  acts: readonly EntryAct[]
  words: Record<EntryAct, ReactNode>
  send: (act: EntryAct, reason: string) => Promise<void>
}

export function EntryActs({ acts, words, send }: Props) {
  const { t } = useLingui()
  const { showSuccess } = useToasts()
  const [asked, setAsked] = useState<EntryAct>()
  const names: Record<EntryAct, string> = {
    reset: t`Back to the delivered names`,
    retire: t({ message: 'Retire', comment: 'button: a category or an entry is no longer offered' }),
    restore: t`Restore`,
  }
  return (
    <div className="row">
      {acts.map((act) => (
        <Button key={act} look={act === 'retire' ? 'danger' : 'plain'} onClick={() => setAsked(act)}>
          {names[act]}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          title={names[asked]}
          yes={names[asked]}
          look={asked === 'retire' ? 'danger' : 'primary'}
          messageOf={(error) =>
            asked === 'reset' && (error as Error).name === 'ValidationError'
              ? t`Another one has one of these names by now. Rename that first.`
              : undefined
          }
          act={async (reason) => {
            await send(asked, reason)
            showSuccess()
          }}
          onClose={() => setAsked(undefined)}
        >
          {words[asked]}
        </ReasonDialog>
      )}
    </div>
  )
}
