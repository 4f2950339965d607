// Reach for the assembly.
export { Sightings } from './sightings.ts'
