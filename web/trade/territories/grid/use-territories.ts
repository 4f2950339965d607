// The grid of the server, with undo.
import { useState } from 'react'
import type { TerritoryGrid } from '#contract/trade/territories/territories.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { withRole } from '../lines/with-role.ts'
import { choiceOf, type RoleChoice } from '../names.ts'
import { type CellChange, cellsOf, changedKeys, changesFor, restoring, type Statement } from './cells.ts'
import { partsOf } from './selection.ts'

const undoMost = 20
type Roles = ReadonlyMap<string, RoleChoice>
type Step = { cells: CellChange[]; roles: Roles }
const noRoles: Roles = new Map()

export type Territories = ReturnType<typeof useTerritories>

export function useTerritories(businessID: string, read: TerritoryGrid) {
  const api = useApi()
  const { showError } = useToasts()
  const [grid, setGrid] = useResettableState(read)
  const [past, setPast] = useState<Step[]>([])
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
  /** Sent again as a whole after a failure. */
  async function send(changes: readonly CellChange[]): Promise<void> {
    for (const { state, until, ...cells } of changes) {
      const body = { ...cells, state: state ?? ('unknown' as const), until: until ?? undefined }
      setGrid(await api.territories.set({ params, body }))
    }
  }
  /** Answers former roles. */
  async function sendRoles(roles: Roles): Promise<Roles> {
    if (roles.size === 0) return noRoles
    const former = new Map<string, RoleChoice>()
    for (const line of (await api.territories.read({ params })).lines) {
      const role = roles.get(line.lineID)
      if (!role || choiceOf(line) === role) continue
      const one = { businessID, lineID: line.lineID }
      await api.territories.changeLine({ params: one, body: withRole(line, role) })
      former.set(line.lineID, choiceOf(line))
    }
    return former
  }
  const remember = (step: Step) => setPast((steps) => [...steps, step].slice(-undoMost))

  return {
    grid,
    busy,
    canUndo: past.length > 0,
    change: (keys: readonly string[], statement: Statement, role?: RoleChoice) =>
      run(async () => {
        const cells = restoring(keys, cellsOf(grid))
        const wanted = role ? new Map(keys.map((key) => [partsOf(key).lineID, role])) : noRoles
        const roles = await sendRoles(wanted)
        await send(changesFor(keys, statement))
        remember({ cells, roles })
      }),
    undo: () =>
      run(async () => {
        const step = past.at(-1)
        if (!step) return
        await sendRoles(step.roles)
        await send(step.cells)
        setPast((steps) => steps.slice(0, -1))
      }),
    reload: () =>
      run(async () => {
        const before = cellsOf(grid)
        const next = await api.territories.read({ params })
        const keys = changedKeys(before, cellsOf(next))
        if (keys.length > 0) remember({ cells: restoring(keys, before), roles: noRoles })
        setGrid(next)
      }),
  }
}
