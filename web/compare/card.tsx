// Exports for other capabilities.
export { CompareButton } from './CompareButton.tsx'
export { CompareTray } from './CompareTray.tsx'
