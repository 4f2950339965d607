// The table's code loads only where it is chosen.
import { lazyComponent } from '#web/foundation/lazy-component.ts'

export const ResultTable = lazyComponent(async () => (await import('./ResultTable.tsx')).ResultTable)
