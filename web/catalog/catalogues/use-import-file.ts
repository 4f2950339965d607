// Chosen import files.
import { useState } from 'react'
import type { CatalogueColumn } from '#contract/catalog/catalogues/columns.ts'
import { currencyOf } from './currency.ts'
import { mappingFor } from './headings.ts'
import { readTable, type Table } from './table.ts'
import { entriesOf, type Entry } from './zip.ts'

/** `remembered`: columns by heading, from earlier imports. */
export function useImportFile(remembered: Record<string, string>) {
  const [table, setTable] = useState<Table>()
  const [mapping, setMapping] = useState<(CatalogueColumn | '')[]>([])
  const [decimal, setDecimal] = useState<'.' | ','>('.')
  const [currency, setCurrency] = useState('')
  const [entries, setEntries] = useState<{ fileName: string; list: Entry[] }>()
  return {
    table,
    mapping,
    decimal,
    setDecimal,
    currency,
    setCurrency,
    entries,
    async chooseFile(file: File): Promise<void> {
      const chosen = await readTable(file)
      const columns = mappingFor(chosen.headings, remembered)
      setTable(chosen)
      setMapping(columns)
      setCurrency(currencyOf(chosen.headings, columns) ?? '')
      setDecimal(chosen.decimal)
    },
    async chooseZip(file: File | undefined): Promise<void> {
      setEntries(file && { fileName: file.name, list: await entriesOf(file) })
    },
    /** A column has one heading: the earlier one loses it. */
    mapColumn(at: number, column: CatalogueColumn | ''): void {
      const columns = mapping.map((one, i) => (i === at ? column : one === column && column !== '' ? '' : one))
      setMapping(columns)
      if (!currency && table) setCurrency(currencyOf(table.headings, columns) ?? '')
    },
    clear: () => setTable(undefined),
  }
}
