// Late loading of the results table; the server sends its styles at once.
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import './ResultTable.module.css'

export const ResultTable = lazyComponent(async () => (await import('./ResultTable.tsx')).ResultTable)
