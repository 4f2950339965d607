// The face of verification to other pages: names and marks of what can be checked, the thread of a claim.
export { ClaimState, ClaimThread, useStateNames } from './ClaimThread.tsx'
export { KindMark } from './KindMark.tsx'
export { useDetailText, useKindNames } from './names.ts'
