// Exports for other capabilities.
export { ClaimNotice } from './ClaimNotice.tsx'
export { useMethodNames, useRoleNames } from './names.ts'
