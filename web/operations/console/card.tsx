// The face of the console to pages of other capabilities that stand in it.
export { ConsoleView } from './ConsoleView.tsx'
export { DataTable, type Column } from './table/DataTable.tsx'
export { TableFilters, FilterSelect } from './table/TableFilters.tsx'
export { tableInput } from './table/address.ts'
export { ReasonDialog } from './ReasonDialog.tsx'
