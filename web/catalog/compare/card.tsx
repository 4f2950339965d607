// Exports for neighbors.
export { SelectButton } from './SelectButton.tsx'
export { SelectionTray } from './SelectionTray.tsx'
export { select, toggleSelected, useSelection } from './selection.ts'
