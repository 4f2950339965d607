// A line in a country.
import { memo } from 'react'
import type { TerritoryCell } from '#contract/trade/territories/territories.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconUserSearch } from '#web/ui/icons.ts'
import { Text } from '#web/ui/Text.tsx'
import { type CellLook, lookOf } from './cells.ts'
import styles from './Grid.module.css'

export function CellFace({ look, text }: { look: CellLook; text: string }) {
  return look === 'sought' ? <Icon icon={IconUserSearch} /> : <Text>{text}</Text>
}

export const classOfLook = (look: CellLook, isChosen = false) =>
  [styles.cell, look !== 'none' && styles[look], isChosen && styles.chosen].filter(Boolean).join(' ')

type Props = {
  cell: TerritoryCell | undefined
  label: string
  row: number
  column: number
  isChosen: boolean
  isCurrent: boolean
}

/** Only the current cell is reached by Tab; arrows reach the others. */
export const Cell = memo(function Cell({ cell, label, row, column, isChosen, isCurrent }: Props) {
  const { look, text } = lookOf(cell)
  return (
    <button
      type="button"
      className={classOfLook(look, isChosen)}
      data-row={row}
      data-column={column}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
    >
      <CellFace look={look} text={text} />
    </button>
  )
})
