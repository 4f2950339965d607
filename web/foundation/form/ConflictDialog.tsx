// Conflict dialog: the later person chooses per field.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import styles from './ConflictDialog.module.css'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'

export type Conflict = { name: string; label: string; mine: ReactNode; theirs: ReactNode }

/** `onResolve` gets the fields that keep the local value. */
export function ConflictDialog({
  conflicts,
  alone = false,
  onClose,
  onResolve,
}: {
  conflicts: readonly Conflict[]
  alone?: boolean
  onClose: () => void
  onResolve: (mine: ReadonlySet<string>) => void
}) {
  const { t } = useLingui()
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(conflicts.map(({ name }) => name)))
  function choose(name: string, own: boolean): void {
    const next = new Set(mine)
    if (own) next.add(name)
    else next.delete(name)
    setMine(next)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={alone ? t`You have saved changes elsewhere meanwhile` : t`Somebody else has saved changes meanwhile`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={() => onResolve(new Set())}>
            {alone ? t`Use what was saved` : t`Use all of theirs`}
          </Button>
          <Button look="primary" onClick={() => onResolve(mine)}>{t`Save my choices`}</Button>
        </>
      }
    >
      <p>
        <Trans>The same fields were changed elsewhere. Choose which value to keep for each.</Trans>
      </p>
      {conflicts.map(({ name, label, ...sides }) => (
        <fieldset key={name} className={styles.field}>
          <legend>{label}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={name}
                checked={mine.has(name) === (side === 'mine')}
                onChange={() => choose(name, side === 'mine')}
              />
              <span className="muted small">
                {side === 'mine' ? (alone ? t`Typed here` : t`Yours`) : alone ? t`Saved elsewhere` : t`Theirs`}
              </span>
              <span className={styles.text}>{sides[side] || '–'}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}
