// Exports for neighbors.
export { BusinessCard, type CardSlots, shownBusiness, type BusinessView } from './BusinessCard.tsx'
export { BusinessSeals } from './BusinessSeals.tsx'
export { OfferedBy } from './OfferedBy.tsx'
export { Presence, type State } from './Presence.tsx'
export { BusinessSummaryCard } from './BusinessSummaryCard.tsx'
export { CompactBusinessCard } from './CompactBusinessCard.tsx'
export { CompactBusinessCards } from './CompactBusinessCards.tsx'
