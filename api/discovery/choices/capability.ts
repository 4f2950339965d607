// Capability of choices.
import type { Capability } from '#api/foundation/capability.ts'
import { handlersWith, type Neighbors } from './choices.ts'
import { choices as jobs } from './jobs.ts'

export const choices = (neighbors: Neighbors): Capability<'choices'> => ({ handlers: handlersWith(neighbors), jobs })
