// Counters of sightings, for the assembly.
export { Sightings } from './sightings.ts'
