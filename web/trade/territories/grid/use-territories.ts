// The grid of the server, with undo.
import { useState } from 'react'
import type { TerritoryGrid } from '#contract/trade/territories/territories.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { type CellChange, cellsOf, changedKeys, changesFor, restoring, type Statement } from './cells.ts'

const undoMost = 20

export type Territories = ReturnType<typeof useTerritories>

export function useTerritories(businessID: string, read: TerritoryGrid) {
  const api = useApi()
  const { showError } = useToasts()
  const [grid, setGrid] = useResettableState(read)
  const [past, setPast] = useState<CellChange[][]>([])
  const [busy, setBusy] = useState(false)
  const params = { businessID }

  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      showError(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  /** Each call is safe to repeat: one that failed in between is sent again as a whole. */
  async function send(changes: readonly CellChange[]): Promise<void> {
    for (const { state, until, ...cells } of changes) {
      const body = { ...cells, state: state ?? ('unknown' as const), until: until ?? undefined }
      setGrid(await api.territories.set({ params, body }))
    }
  }
  const remember = (step: CellChange[]) => setPast((steps) => [...steps, step].slice(-undoMost))

  return {
    grid,
    busy,
    canUndo: past.length > 0,
    change: (keys: readonly string[], statement: Statement) =>
      run(async () => {
        const step = restoring(keys, cellsOf(grid))
        await send(changesFor(keys, statement))
        remember(step)
      }),
    undo: () =>
      run(async () => {
        const step = past.at(-1)
        if (!step) return
        await send(step)
        setPast((steps) => steps.slice(0, -1))
      }),
    reload: () =>
      run(async () => {
        const before = cellsOf(grid)
        const next = await api.territories.read({ params })
        const keys = changedKeys(before, cellsOf(next))
        if (keys.length > 0) remember(restoring(keys, before))
        setGrid(next)
      }),
  }
}
