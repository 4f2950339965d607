// Late loading of the results table; its style sheet comes at once, since the server renders it.
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import './ResultTable.module.css'

export const ResultTable = lazyComponent(async () => (await import('./ResultTable.tsx')).ResultTable)
