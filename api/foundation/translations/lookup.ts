// Translations for neighbors.
export { ask, type Candidate, isOn, type KeyedSource, remembered, sweep } from './asking.ts'
export type { Limit, Purpose, Warning } from './budget.ts'
export {
  askAgain,
  discardTranslations,
  isWritten,
  type ListingSource,
  listingSources,
  type ListingTexts,
  machineVersion,
} from './listings.ts'
export { mask } from './masking.ts'
export type { Source, Translation } from './memory.ts'
export type { ReadableText, ReadableTexts } from './readable.ts'
export { workQueue } from './queue.ts'
export { type CurrentTexts, withdrawAll } from './withdrawal.ts'
export { translateNow, type TranslationAnswer, type TranslationRefusal } from './now.ts'
