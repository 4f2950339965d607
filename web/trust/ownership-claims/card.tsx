// Exports for neighbors.
export { ClaimNotice } from './ClaimNotice.tsx'
export { useMethodNames, useRoleNames } from './names.ts'
