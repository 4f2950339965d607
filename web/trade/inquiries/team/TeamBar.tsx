// Team bar of a chat, never visible to outsiders.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconNotes, IconTag, IconUser } from '#web/ui/icons.ts'
import { Suspense, useState } from 'react'
import type { Access } from '#contract/identity/access.ts'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { fullName } from '../party.ts'
import { Button } from '#web/ui/Button.tsx'
import { LabelChip } from './LabelChip.tsx'
import styles from './TeamBar.module.css'

const AssignDialog = lazyComponent(async () => (await import('./AssignDialog.tsx')).AssignDialog)
const LabelsDialog = lazyComponent(async () => (await import('./LabelsDialog.tsx')).LabelsDialog)
const NotesDialog = lazyComponent(async () => (await import('./NotesDialog.tsx')).NotesDialog)

export type TeamProps = {
  businessID: string
  access: Access
  thread: Thread
  onChange: (changed: Partial<Thread>) => void
}

export function TeamBar(props: TeamProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'assign' | 'labels' | 'notes'>()
  const { assignee, labels } = props.thread
  const close = () => setOpen(undefined)
  return (
    <fieldset className={styles.bar} aria-label={t`For your team only`}>
      <Button look="ghost" icon={IconUser} onClick={() => setOpen('assign')}>
        {assignee ? fullName(assignee) : <Trans>Nobody in charge</Trans>}
      </Button>
      <Button look="ghost" icon={IconTag} onClick={() => setOpen('labels')}>
        {labels.length > 0 ? (
          <span className={styles.labels}>
            {labels.map((label) => (
              <LabelChip key={label.id} label={label} />
            ))}
          </span>
        ) : (
          <Trans comment="of conversations">Labels</Trans>
        )}
      </Button>
      <Button look="ghost" icon={IconNotes} onClick={() => setOpen('notes')}>
        <Trans>Notes</Trans>
      </Button>
      <Suspense>
        {open === 'assign' && <AssignDialog {...props} onClose={close} />}
        {open === 'labels' && <LabelsDialog {...props} onClose={close} />}
        {open === 'notes' && <NotesDialog {...props} onClose={close} />}
      </Suspense>
    </fieldset>
  )
}
