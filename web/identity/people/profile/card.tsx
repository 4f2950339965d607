// Exports for neighbors: parts of a person's profile.
export { PersonBusinesses } from './PersonBusinesses.tsx'
export { PersonDetails } from './PersonDetails.tsx'
export { PersonHeader } from './PersonHeader.tsx'
