// Import state.
import { useEffect, useRef, useState } from 'react'
import type { Cells } from '#contract/catalog/catalogues/columns.ts'
import type { CatalogueImport } from '#contract/catalog/catalogues/catalogues.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useApi } from '#web/foundation/page.ts'
import { withCurrency, withoutZeroPrice } from './currency.ts'
import { rowsOf } from './heading-units.ts'
import { type Row, sendPictures, sendRows } from './send.ts'
import { useImportFile } from './use-import-file.ts'

export type Progress = { task: 'rows' | 'check' | 'pictures'; done: number; total: number }
export type CheckedImport = CatalogueImport & { pictures: string[] }

export function useImport(
  businessID: string,
  { remembered, running }: { remembered: Record<string, string>; running: CatalogueImport | undefined },
) {
  const api = useApi()
  const file = useImportFile(remembered)
  const { table, mapping, decimal, currency, zeroIsRequest, entries } = file
  const [rows, setRows] = useState<Row[]>([])
  const [checked, setChecked] = useState<CheckedImport>()
  const { started, setStarted, cancel, undo } = useStartedImport(businessID, running)
  const { progress, setProgress, run, stop } = useCancellableTask()

  async function sendAndCheck(importID: string, changed: readonly Row[], signal: AbortSignal): Promise<void> {
    const target = { api, businessID, importID, signal }
    const total = changed.length
    setProgress({ task: 'rows', done: 0, total })
    await sendRows(target, changed, (done) => setProgress({ task: 'rows', done, total }))
    setProgress({ task: 'check', done: 0, total: 0 })
    const pictures = entries?.list.map(({ name, key }) => ({ name, key })) ?? []
    setChecked(await api.catalogues.check({ params: { importID }, body: { businessID, pictures }, signal }))
  }

  return {
    ...file,
    step: started ? 'started' : checked ? 'checked' : table ? 'columns' : 'file',
    rows,
    checked,
    started,
    progress,
    stop,
    show: setStarted,
    cancel,
    undo,
    async chooseFile(chosen: File): Promise<void> {
      await file.chooseFile(chosen)
      setChecked(undefined)
      setStarted(undefined)
    },
    check: () =>
      run(async (signal) => {
        const { fileName, headings } = table!
        const columns = Object.fromEntries(headings.map((heading, at) => [heading.slice(0, 200), mapping[at] ?? '']))
        const body = { businessID, fileName: fileName.slice(-200), decimal, mapping: columns }
        const { importID } = await api.catalogues.begin({ body, signal })
        const all = rowsOf(table!, mapping).map(({ row, cells }) => ({
          row,
          cells: withCurrency(zeroIsRequest ? withoutZeroPrice(cells) : cells, currency),
        }))
        setRows(all)
        await sendAndCheck(importID, all, signal)
      }),
    correct: (corrections: ReadonlyMap<number, Cells>) =>
      run(async (signal) => {
        const corrected = rows.map((one) => ({ ...one, cells: { ...one.cells, ...corrections.get(one.row) } }))
        setRows(corrected)
        const changed = corrected.filter(({ row }) => corrections.has(row))
        await sendAndCheck(checked!.importID, changed, signal)
      }),
    start: (skipRefused: boolean) =>
      run(async (signal) => {
        const { importID, pictures } = checked!
        const total = pictures.length
        if (total > 0) {
          const target = { api, businessID, importID, signal }
          const onProgress = (done: number) => setProgress({ task: 'pictures', done, total })
          await sendPictures(target, pictures, entries?.list ?? [], onProgress)
          setChecked({ ...checked!, pictures: [] })
        }
        setStarted(await api.catalogues.start({ params: { importID }, body: { businessID, skipRefused }, signal }))
      }),
    backToColumns: () => setChecked(undefined),
    restart(): void {
      file.clear()
      setChecked(undefined)
      setStarted(undefined)
    },
  } as const
}
export type Importing = ReturnType<typeof useImport>
export type StepProps = {
  business: Pick<BusinessProfile, 'businessID'>
  currencies: ReferenceLists['currencies']
  importing: Importing
  busy: boolean
  run: (work: Promise<unknown>) => Promise<void>
}

export function isUnderWay({ status }: CatalogueImport): boolean {
  return status === 'waiting' || status === 'running' || status === 'undoing'
}

const pollInterval = 800 // ms

function useStartedImport(businessID: string, running: CatalogueImport | undefined) {
  const api = useApi()
  const [started, setStarted] = useState(running)
  const polledID = started && isUnderWay(started) ? started.importID : undefined
  useEffect(() => {
    if (!polledID) return
    const controller = new AbortController()
    const poll = () =>
      void api.catalogues
        .read({ params: { importID: polledID }, query: { businessID }, signal: controller.signal })
        .then(setStarted)
        .catch(() => {})
    const timer = setInterval(poll, pollInterval)
    return () => (clearInterval(timer), controller.abort())
  }, [api, businessID, polledID])
  return {
    started,
    setStarted,
    async cancel(): Promise<void> {
      setStarted(await api.catalogues.cancel({ params: { importID: started!.importID }, body: { businessID } }))
    },
    async undo(): Promise<void> {
      setStarted(await api.catalogues.undo({ params: { importID: started!.importID }, body: { businessID } }))
    },
  }
}

/** `run` cancels the previous task; so does unmounting. */
function useCancellableTask() {
  const [progress, setProgress] = useState<Progress>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  async function run(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    current.current?.abort()
    const own = (current.current = new AbortController())
    try {
      await task(own.signal)
    } finally {
      if (current.current === own) setProgress(undefined)
    }
  }
  return { progress, setProgress, run, stop: () => current.current?.abort() }
}
