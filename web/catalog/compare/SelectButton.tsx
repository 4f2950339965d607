// Selection toggle. Hidden without scripts.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconPlus } from '#web/ui/icons.ts'
import type { ComponentProps } from 'react'
import { selectedMost } from '#contract/foundation/constants.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import styles from './SelectButton.module.css'
import { toggleSelected, useSelection, type SelectedKind } from './selection.ts'

type Selectable = { kind: SelectedKind; id: string; name: string }

export function SelectButton({
  kind,
  id,
  name,
  compact,
  ...look
}: Selectable & { compact?: boolean } & Pick<ComponentProps<typeof Button>, 'look' | 'size'>) {
  const { t } = useLingui()
  const isSelected = useSelection()[kind].some((one) => one.id === id)
  function press({ detail }: { detail: number }): void {
    if (detail < 2 && !toggleSelected(kind, { id, name }))
      toast(t`At most ${selectedMost} can be selected. Remove one first.`, { look: 'bad' })
  }
  return (
    <Button
      {...look}
      className={`${styles.button} ${compact ? styles.compact : ''}`}
      icon={isSelected ? IconCheck : IconPlus}
      pressed={isSelected}
      title={t`Compare it, or ask for quotations`}
      onClick={press}
    >
      <span>
        <Trans context="button: add to the comparison">Compare</Trans>
      </span>
      <span className="sr"> {name}</span>
    </Button>
  )
}
