// The reader's own businesses, for the page My Business.
export { loadOwnBusinesses, OwnBusinesses } from './OwnBusinesses.tsx'
