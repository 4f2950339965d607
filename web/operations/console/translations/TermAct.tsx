// Removing and restoring a term.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import type { GlossaryEntry } from '#contract/foundation/translations/translations.ts'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

export type TermActName = 'remove' | 'restore'

type Props = { term: GlossaryEntry; act: TermActName; onClose: () => void }

export function TermAct({ term: { en }, act, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { revalidate } = useRevalidator()
  const isRemoval = act === 'remove'
  async function send(reason: string): Promise<void> {
    const call = isRemoval ? api.translations.removeTerm : api.translations.restoreTerm
    await call({ body: { en, reason } })
    showSuccess()
    await revalidate()
  }
  return (
    <ReasonDialog
      about={en}
      title={isRemoval ? t`Remove the term “${en}”?` : t`Restore the term “${en}”?`}
      yes={isRemoval ? t`Remove` : t({ message: 'Restore', comment: 'a term of the glossary' })}
      look={isRemoval ? 'danger' : 'primary'}
      act={send}
      messageOf={(error) =>
        error instanceof Refusal && error.name === 'NotFound'
          ? t`It did not come with the software. Change it to write its words anew.`
          : undefined
      }
      onClose={onClose}
    >
      {isRemoval ? (
        <Trans>Services choose their own words for it. It stays in this list and can be set again.</Trans>
      ) : (
        <Trans>It gets the words again that come with the software.</Trans>
      )}
    </ReasonDialog>
  )
}
