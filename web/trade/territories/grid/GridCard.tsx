// The grid with views, legend and bulk form.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ClipboardEvent } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconArrowBackUp } from '#web/ui/icons.ts'
import { choiceOf, useCellStateNames, useStatedStateNames } from '../names.ts'
import { Bulk } from './Bulk.tsx'
import { CellList } from './CellList.tsx'
import { cellsOf } from './cells.ts'
import { Grid } from './Grid.tsx'
import styles from './Grid.module.css'
import { GridKey } from './GridKey.tsx'
import { regions } from './regions.ts'
import { partsOf } from './selection.ts'
import { sheetOf, withHeads } from './sheet.ts'
import type { GridCountry } from './shown.ts'
import { useCellLabels } from './use-cell-labels.ts'
import { useSelection } from './use-selection.ts'
import type { Territories } from './use-territories.ts'
import { codesIn, type View } from './views.ts'
import { ViewChoice } from './ViewChoice.tsx'

type Props = {
  businessID: string
  territories: Territories
  countries: readonly GridCountry[]
  view: View
  mayEdit: boolean
  onLine: (lineID: string) => void
  onPasted: (text: string) => void
}

export function GridCard({ businessID, territories, countries, view, mayEdit, onLine, onPasted }: Props) {
  const { lines } = territories.grid
  const [extra, setExtra] = useState<readonly string[]>([])
  const shown = countriesShown({ territories, countries, view, extra })
  const cells = cellsOf(territories.grid)
  const selection = useSelection(
    lines.map(({ lineID }) => lineID),
    shown.map(({ code }) => code),
  )
  const { chosen } = selection
  const clipboard = useClipboard({
    lines,
    countries: shown,
    cells,
    selection,
    onPasted: mayEdit ? onPasted : undefined,
  })
  const openLine = mayEdit ? onLine : undefined
  const lineIDs = new Set([...chosen].map((key) => partsOf(key).lineID))
  const [usual, ...others] = new Set(lines.filter(({ lineID }) => lineIDs.has(lineID)).map(choiceOf))
  return (
    <>
      <Card as="section">
        <div className={styles.tools}>
          <ViewChoice businessID={businessID} view={view} total={countries.length} />
          <span className="grow" />
          {territories.canUndo && (
            <Button look="ghost" icon={IconArrowBackUp} busy={territories.busy} onClick={() => void territories.undo()}>
              <Trans>Undo</Trans>
            </Button>
          )}
          <span className={`muted small ${styles.keys}`}>
            <Trans>
              Drag or <kbd>Shift</kbd> + arrows to choose cells
            </Trans>
          </span>
        </div>
        <Grid
          lines={lines}
          countries={shown}
          cells={cells}
          selection={selection}
          onLine={openLine}
          {...clipboard}
          onUndo={() => void territories.undo()}
        />
        <CellList lines={lines} countries={shown} cells={cells} selection={selection} onLine={openLine} />
        <GridKey />
        <Chosen cells={cells} chosen={chosen} lines={lines} countries={shown} />
      </Card>
      {mayEdit && chosen.size > 0 && (
        <Bulk
          chosen={chosen}
          lines={lines}
          countries={countries}
          usual={others.length === 0 ? usual : undefined}
          busy={territories.busy}
          onClear={selection.clear}
          onSet={(statement, role) => void territories.change([...chosen], statement, role)}
          onRegion={(keys, codes) => {
            setExtra([...extra, ...codes])
            selection.choose([...chosen, ...keys])
          }}
        />
      )}
    </>
  )
}

type ChosenProps = {
  cells: ReturnType<typeof cellsOf>
  chosen: ReadonlySet<string>
  lines: Territories['grid']['lines']
  countries: readonly GridCountry[]
}

function Chosen({ cells, chosen, lines, countries }: ChosenProps) {
  const { labelOf } = useCellLabels()
  const [key, ...more] = chosen
  if (key === undefined || more.length > 0) return null
  const { lineID, country } = partsOf(key)
  const name = lines.find((line) => line.lineID === lineID)?.name ?? ''
  const place = countries.find(({ code }) => code === country)?.countryName ?? country
  return <p className={`muted small ${styles.chosenCell}`}>{labelOf(name, place, cells.get(lineID)?.get(country))}</p>
}

function countriesShown({
  territories,
  countries,
  view,
  extra,
}: Pick<Props, 'territories' | 'countries' | 'view'> & { extra: readonly string[] }): GridCountry[] {
  const inUse = territories.grid.countries.map(({ code }) => code)
  const codes = codesIn(view, {
    inUse: inUse.length > 0 ? inUse : regions[0]!.countries.slice(0, 12),
    all: countries.map(({ code }) => code),
    extra,
  })
  const byCode = new Map(countries.map((country) => [country.code, country]))
  return codes.flatMap((code) => byCode.get(code) ?? [])
}

type Clipboard = {
  lines: Territories['grid']['lines']
  countries: readonly GridCountry[]
  cells: ReturnType<typeof cellsOf>
  selection: ReturnType<typeof useSelection>
  onPasted: ((text: string) => void) | undefined
}

function useClipboard({ lines, countries, cells, selection, onPasted }: Clipboard) {
  const { t } = useLingui()
  const { showError } = useToasts()
  const [names, choices] = [useCellStateNames(), useStatedStateNames()]
  const words = {
    notOffered: [names.notOffered, choices.notOffered, '-', '–'],
    open: [names.open, choices.open, 'o'],
    sought: [names.sought, choices.sought, 's'],
    covered: [names.covered, choices.covered, 'c', 'x'],
    coveredExclusively: [names.coveredExclusively, choices.coveredExclusively, 'e', 'xx'],
  }
  const shown = { lines, countries }
  return {
    onCopy(event: ClipboardEvent): void {
      const places = [...selection.chosen].flatMap((key) => {
        const { lineID, country } = partsOf(key)
        const row = lines.findIndex((line) => line.lineID === lineID)
        const column = countries.findIndex(({ code }) => code === country)
        return row < 0 || column < 0 ? [] : { row, column }
      })
      if (places.length === 0) return
      event.clipboardData.setData('text/plain', sheetOf(shown, cells, places))
      event.preventDefault()
    },
    onPaste(event: ClipboardEvent): void {
      const text = event.clipboardData.getData('text/plain')
      if (!onPasted || text.trim() === '') return
      event.preventDefault()
      const whole = withHeads(text, shown, selection.at, words)
      if (whole === undefined) showError(undefined, t`This does not fit here: paste it further up or further back.`)
      else onPasted(whole)
    },
  }
}
