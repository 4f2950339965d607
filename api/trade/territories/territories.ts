// Handlers of lines, territories, coverage and their search.
import type { territories as contract } from '#contract/trade/territories/territories.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { listAlerts, removeAlert, saveAlert } from './alerts.ts'
import { represented, whereToBuy, whereToBuyProduct } from './buying.ts'
import { cover, coverage } from './coverage.ts'
import { findDistributors, findLines } from './finding.ts'
import { gridOf } from './grid.ts'
import { changeLine, createLine, exportCells, pasteCells, removeLine, setCells } from './lines.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  read: (context, { params: { businessID } }) => gridOf(context, businessID),
  createLine,
  changeLine,
  removeLine,
  set: setCells,
  paste: pasteCells,
  export: (context, { params: { businessID } }) => exportCells(context, businessID),
  coverage,
  cover,
  whereToBuy,
  whereToBuyProduct,
  represented,
  findLines,
  findDistributors,
  alerts: (context) => listAlerts(context),
  saveAlert,
  removeAlert,
}
