// Corrections: names of fields, a suggestion as it is read.
export { CorrectionFacts, useCorrectionStates, useFieldNames } from './CorrectionFacts.tsx'
export { OwnCorrections } from './OwnCorrections.tsx'
