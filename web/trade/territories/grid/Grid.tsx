// Lines by countries, from 768 px.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClipboardEvent } from 'react'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { Cell } from './Cell.tsx'
import type { Cells } from './cells.ts'
import { GridHead } from './GridHead.tsx'
import styles from './Grid.module.css'
import { LineHead } from './LineHead.tsx'
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
  onCopy: (event: ClipboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
  onUndo: () => void
}

export function Grid({ lines, countries, cells, selection, onLine, onCopy, onPaste, onUndo }: Props) {
  const { t } = useLingui()
  const { labelOf } = useCellLabels()
  const { at, chosen, pointers, onKeyDown } = selection
  return (
    <ScrollArea
      className={styles.scroll!}
      aria-label={t`Lines by country`}
      onCopy={onCopy}
      onPaste={onPaste}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || event.shiftKey) return onKeyDown(event)
        event.preventDefault()
        onUndo()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- cells are chosen by keys */}
      <table className={styles.table} role="grid" aria-multiselectable {...pointers}>
        <caption className="sr">
          <Trans>Product lines by country and state</Trans>
        </caption>
        <GridHead lines={lines} countries={countries} selection={selection} />
        <tbody>
          {lines.map((line, row) => (
            <tr key={line.lineID}>
              <LineHead
                line={line}
                onOpen={onLine && (() => onLine(line.lineID))}
                onChoose={() => selection.chooseAll(countries.map(({ code }) => keyOf(line.lineID, code)))}
              />
              {countries.map(({ code, countryName }, column) => {
                const cell = cells.get(line.lineID)?.get(code)
                const isChosen = chosen.has(keyOf(line.lineID, code))
                return (
                  <td key={code} aria-selected={isChosen}>
                    <Cell
                      cell={cell}
                      label={labelOf(line.name, countryName, cell)}
                      row={row}
                      column={column}
                      isChosen={isChosen}
                      isCurrent={at.row === row && at.column === column}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
