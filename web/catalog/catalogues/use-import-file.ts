// Chosen import files.
import { useState } from 'react'
import type { CatalogueColumn } from '#contract/catalog/catalogues/columns.ts'
import { currencyOf } from './currency.ts'
import { withPriceBase } from './heading-units.ts'
import { mappingFor } from './mapping.ts'
import { type Choice, readTable, type Table } from './reading/table.ts'
import { entriesOf, type Entry } from './reading/zip.ts'

export function useImportFile(remembered: Record<string, string>) {
  const [chosen, setChosen] = useState<{ file: File; choice: Choice; table: Table }>()
  const [mapping, setMapping] = useState<(CatalogueColumn | '')[]>([])
  const [decimal, setDecimal] = useState<'.' | ','>('.')
  const [currency, setCurrency] = useState('')
  const [zeroIsRequest, setZeroIsRequest] = useState(true)
  const [entries, setEntries] = useState<{ fileName: string; list: Entry[] }>()
  const table = chosen?.table

  async function read(file: File, choice: Choice): Promise<void> {
    const read = await readTable(file, choice, remembered)
    const columns = withPriceBase(read, mappingFor(read.headings, remembered))
    setChosen({ file, choice, table: read })
    if (read.headings.join('\n') === table?.headings.join('\n')) return
    setMapping(columns)
    setCurrency(currencyOf(read, columns) ?? '')
    setDecimal(read.decimal)
  }
  return {
    table,
    mapping,
    decimal,
    setDecimal,
    currency,
    setCurrency,
    zeroIsRequest,
    setZeroIsRequest,
    entries,
    chooseFile: (file: File) => read(file, {}),
    async readAs(change: Choice): Promise<void> {
      if (!chosen) return
      const { headingRow: _, ...choice } = chosen.choice
      await read(chosen.file, change.sheet === undefined ? { ...chosen.choice, ...change } : { ...choice, ...change })
    },
    async chooseZip(file: File | undefined): Promise<void> {
      setEntries(file && { fileName: file.name, list: await entriesOf(file) })
    },
    mapColumn(at: number, column: CatalogueColumn | ''): void {
      const isOne = column !== '' && column !== 'photos'
      const columns = mapping.map((one, i) => (i === at ? column : isOne && one === column ? '' : one))
      setMapping(columns)
      if (!currency && table) setCurrency(currencyOf(table, columns) ?? '')
    },
    clear: () => setChosen(undefined),
  }
}
