// The course of an import on its page: a file is read, its columns named, its rows judged, then everything is carried out.
import { useEffect, useRef, useState } from 'react'
import type { CatalogueColumn, Cells } from '#contract/catalogue-columns.ts'
import type { CatalogueImport } from '#contract/catalogues.ts'
import { useApi } from '#web/page.ts'
import { type Row, sendPictures, sendRows } from './carry.ts'
import { mappingFor } from './headings.ts'
import { cellsOf, readTable, type Table } from './table.ts'
import { entriesOf, type Entry } from './zip.ts'

export type Progress = { what: 'rows' | 'check' | 'pictures'; done: number; total: number }
export type Checked = CatalogueImport & { pictures: string[] }

const pause = 800 // ms between two looks at a running import
const underWay = ({ status }: CatalogueImport) => status === 'waiting' || status === 'running'

/** `running`: one that was under way when the page was opened. */
export function useImport(
  businessID: string,
  { remembered, running }: { remembered: Record<string, string>; running: CatalogueImport | undefined },
) {
  const api = useApi()
  const [table, setTable] = useState<Table>()
  const [mapping, setMapping] = useState<(CatalogueColumn | '')[]>([])
  const [decimal, setDecimal] = useState<'.' | ','>('.')
  const [entries, setEntries] = useState<{ fileName: string; list: Entry[] }>()
  const [rows, setRows] = useState<Row[]>([])
  const [checked, setChecked] = useState<Checked>()
  const [carried, setCarried] = useState(running)
  const [progress, setProgress] = useState<Progress>()
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  const watched = carried && underWay(carried) ? carried.importID : undefined
  useEffect(() => {
    if (!watched) return
    const gone = new AbortController()
    const look = () =>
      void api.catalogues
        .read({ params: { importID: watched }, query: { businessID }, signal: gone.signal })
        .then(setCarried)
        .catch(() => {})
    const timer = setInterval(look, pause)
    return () => (clearInterval(timer), gone.abort())
  }, [api, businessID, watched])

  /** Throws what the file is refused for. */
  async function choose(file: File): Promise<void> {
    const read = await readTable(file)
    setTable(read)
    setMapping(mappingFor(read.headings, remembered))
    setDecimal(read.decimal)
    setChecked(undefined)
    setCarried(undefined)
  }
  async function chooseZip(file: File | undefined): Promise<void> {
    setEntries(file && { fileName: file.name, list: await entriesOf(file) })
  }
  function map(at: number, column: CatalogueColumn | ''): void {
    // A column says one thing: what was it before gives way.
    setMapping(mapping.map((one, i) => (i === at ? column : one === column && column !== '' ? '' : one)))
  }

  async function judged(importID: string, sent: readonly Row[], signal: AbortSignal): Promise<void> {
    const way = { api, businessID, importID, signal }
    setProgress({ what: 'rows', done: 0, total: sent.length })
    await sendRows(way, sent, (done) => setProgress({ what: 'rows', done, total: sent.length }))
    setProgress({ what: 'check', done: 0, total: 0 })
    const pictures = entries?.list.map(({ name, key }) => ({ name, key })) ?? []
    setChecked(await api.catalogues.check({ params: { importID }, body: { businessID, pictures }, signal }))
  }
  async function during(effect: (signal: AbortSignal) => Promise<void>): Promise<void> {
    work.current?.abort()
    const own = (work.current = new AbortController())
    try {
      await effect(own.signal)
    } finally {
      if (work.current === own) setProgress(undefined)
    }
  }

  const check = () =>
    during(async (signal) => {
      const { fileName, headings } = table!
      const named = Object.fromEntries(headings.map((heading, at) => [heading.slice(0, 200), mapping[at] ?? '']))
      const body = { businessID, fileName: fileName.slice(-200), decimal, mapping: named }
      const { importID } = await api.catalogues.begin({ body, signal })
      const sent = table!.rows.map(({ row, cells }) => ({ row, cells: cellsOf(cells, mapping) }))
      setRows(sent)
      await judged(importID, sent, signal)
    })
  /** Cells that were mended on the page, by row. */
  const mend = (mended: ReadonlyMap<number, Cells>) =>
    during(async (signal) => {
      const after = rows.map((one) => ({ ...one, cells: { ...one.cells, ...mended.get(one.row) } }))
      setRows(after)
      await judged(
        checked!.importID,
        after.filter(({ row }) => mended.has(row)),
        signal,
      )
    })
  const start = (skipRefused: boolean) =>
    during(async (signal) => {
      const { importID, pictures } = checked!
      const total = pictures.length
      if (total > 0) {
        const way = { api, businessID, importID, signal }
        await sendPictures(way, pictures, entries?.list ?? [], (done) => setProgress({ what: 'pictures', done, total }))
        setChecked({ ...checked!, pictures: [] })
      }
      setCarried(await api.catalogues.start({ params: { importID }, body: { businessID, skipRefused }, signal }))
    })
  async function cancel(): Promise<void> {
    const { importID } = carried!
    setCarried(await api.catalogues.cancel({ params: { importID }, body: { businessID } }))
  }
  function again(): void {
    setTable(undefined)
    setChecked(undefined)
    setCarried(undefined)
  }

  return {
    step: carried ? 'carried' : checked ? 'checked' : table ? 'columns' : 'file',
    table,
    mapping,
    map,
    decimal,
    setDecimal,
    entries,
    rows,
    checked,
    carried,
    progress,
    choose,
    chooseZip,
    check,
    mend,
    start,
    cancel,
    again,
    back: () => setChecked(undefined),
    show: setCarried,
    stop: () => work.current?.abort(),
  } as const
}
export type Importing = ReturnType<typeof useImport>
