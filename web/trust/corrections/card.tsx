// Correction exports: names of fields, a suggestion.
export { CorrectionFacts, useCorrectionStates, useFieldNames } from './CorrectionFacts.tsx'
export { OwnCorrections } from './OwnCorrections.tsx'
