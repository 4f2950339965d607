// Exports for neighbors.
export { SelectButton } from './SelectButton.tsx'
export { SelectionTray } from './SelectionTray.tsx'
export { select } from './selection.ts'
