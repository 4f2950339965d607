// Verification exports: names, marks, claim thread.
export { ClaimState, ClaimThread, useStateNames } from './ClaimThread.tsx'
export { KindMark } from './KindMark.tsx'
export { useDetailText, useKindNames } from './names.ts'
