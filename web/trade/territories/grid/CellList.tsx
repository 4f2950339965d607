// The grid below 768 px: one line at a time.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { IconPencil } from '#web/ui/icons.ts'
import { Flag } from '#web/ui/Picture.tsx'
import { CellFace, classOfLook } from './Cell.tsx'
import { type Cells, lookOf } from './cells.ts'
import styles from './Grid.module.css'
import { keyOf } from './selection.ts'
import type { GridCountry, GridLine } from './shown.ts'
import { useCellLabels } from './use-cell-labels.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  lines: readonly GridLine[]
  countries: readonly GridCountry[]
  cells: Cells
  selection: Selection
  onLine: ((lineID: string) => void) | undefined
}

export function CellList({ lines, countries, cells, selection, onLine }: Props) {
  const { t } = useLingui()
  const { textOf, detailOf } = useCellLabels()
  const [lineID, setLineID] = useState(lines[0]?.lineID ?? '')
  const countOf = ({ products }: GridLine) =>
    t`${plural(products.length, { 0: 'no products', one: '# product', other: '# products' })}`
  const line = lines.find((one) => one.lineID === lineID) ?? lines[0]
  if (!line) return null
  return (
    <div className={styles.list}>
      <div className={styles.line}>
        <Select label={t`Line`} visible value={line.lineID} onChange={(event) => setLineID(event.target.value)}>
          {lines.map((one) => (
            <option key={one.lineID} value={one.lineID}>
              {[one.name, countOf(one)].join(', ')}
            </option>
          ))}
        </Select>
        {onLine && (
          <Button look="ghost" icon={IconPencil} onClick={() => onLine(line.lineID)}>
            <Trans>Edit this line</Trans>
          </Button>
        )}
      </div>
      {countries.map(({ code, countryName, emoji }) => {
        const cell = cells.get(line.lineID)?.get(code)
        const [key, { look, text }] = [keyOf(line.lineID, code), lookOf(cell)]
        const isChosen = selection.chosen.has(key)
        return (
          <label key={code} className={styles.country}>
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={t`Choose ${countryName}`}
              onChange={() => selection.chooseAll([key])}
            />
            <span>
              <Flag emoji={emoji} /> {countryName}
            </span>
            <span className="small muted">{[textOf(cell), detailOf(cell)].filter(Boolean).join(', ')}</span>
            <span className={classOfLook(look, isChosen)} aria-hidden="true">
              <CellFace look={look} text={text} />
            </span>
          </label>
        )
      })}
    </div>
  )
}
