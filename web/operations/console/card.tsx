// Console exports for neighbors.
export { ConsoleView } from './ConsoleView.tsx'
export { DataTable, type Column } from './table/DataTable.tsx'
export { TableFilters, FilterSelect } from './table/TableFilters.tsx'
export { tableInput } from './table/address.ts'
export { ReasonDialog } from './ReasonDialog.tsx'
