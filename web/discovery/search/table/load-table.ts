// The table's code loads only where it is chosen; the server renders it, so that its style sheet comes at once.
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import './ResultTable.module.css'

export const ResultTable = lazyComponent(async () => (await import('./ResultTable.tsx')).ResultTable)
