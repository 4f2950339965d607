// Adds a product or company to the comparison, or removes it. Hidden without scripts, since the selection is the browser's.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { comparedMost } from '#contract/constants.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import styles from './CompareButton.module.css'
import { toggleSelected, useSelection, type ComparedKind } from './selection.ts'

type Compared = { kind: ComparedKind; id: string; name: string }

/** `compact`: the icon alone on narrow screens. */
export function CompareButton({
  kind,
  id,
  name,
  compact,
  ...look
}: Compared & { compact?: boolean } & Pick<ComponentProps<typeof Button>, 'look' | 'size'>) {
  const { t } = useLingui()
  const isSelected = useSelection()[kind].some((one) => one.id === id)
  function press(): void {
    if (!toggleSelected(kind, { id, name }))
      toast(t`At most ${comparedMost} can be compared. Remove one first.`, { look: 'bad' })
  }
  return (
    <Button
      {...look}
      className={`${styles.button} ${compact ? styles.compact : ''}`}
      icon={IconArrowsLeftRight}
      pressed={isSelected}
      onClick={press}
    >
      <span>
        <Trans comment="button: put a product or company beside others">Compare</Trans>
      </span>
      <span className="sr"> {name}</span>
    </Button>
  )
}
