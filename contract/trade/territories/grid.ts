// Grid of a supplier: lines, cells, and what a paste would change.
import * as z from 'zod'
import { Country, Day, Instant, Named } from '#contract/foundation/shapes.ts'
import { agreementSides, agreementStates, cellStates, exclusivities, lineRoles, statedStates } from './states.ts'

export const Role = z.enum(lineRoles)
export const Exclusive = z.enum(exclusivities)
export const ConfirmedBy = z.enum(['both', ...agreementSides])

export const Cell = z.object({
  country: z.string().describe('its code'),
  state: z.enum(cellStates).describe('covered by an agreement that both confirm, else as stated'),
  stated: z.enum(statedStates).nullable().describe('by the supplier itself'),
  until: Day.nullable().describe('last day of the statement'),
  statedAt: Instant.nullable(),
  statedBy: z.string().nullable().describe('name of the person'),
  partners: z
    .array(
      z.object({
        agreementID: z.string(),
        companyName: z.string(),
        state: z.enum(agreementStates),
        exclusivity: Exclusive,
        by: ConfirmedBy.describe('both: a mark may stand; else one side stated it'),
      }),
    )
    .describe('open agreements but for proposals of distributors, which stand in `waiting`; for the supplier alone'),
})
export type TerritoryCell = z.output<typeof Cell>

export const Line = z.object({
  lineID: z.string(),
  name: z.string(),
  description: z.string(),
  categories: z.array(Named),
  products: z.array(z.string()).describe('ids'),
  role: Role,
  withStock: z.boolean(),
  wishes: z.array(z.string()),
  exclusivePossible: z.boolean(),
  noMinimum: z.boolean(),
  cells: z.array(Cell).describe('of countries that are not unknown'),
})
export type TerritoryLine = z.output<typeof Line>

export const Grid = z.object({
  lines: z.array(Line),
  countries: z.array(Country).describe('that some cell names'),
  confirmed: z.int().describe('cells that both sides confirm'),
  waiting: z
    .array(
      z.object({
        agreementID: z.string(),
        kind: z.enum(['toConfirm', 'unanswered', 'ends']),
        companyName: z.string(),
        countries: z.array(Country),
        at: Instant.describe('proposed then, or the day it ends'),
      }),
    )
    .describe('agreements that need somebody'),
})
export type TerritoryGrid = z.output<typeof Grid>

export const PasteReport = z.object({
  changed: z.int().describe('cells'),
  unchanged: z.int(),
  mistakes: z
    .array(
      z.object({
        row: z.int().describe('1 is the first'),
        column: z.int(),
        kind: z.enum(['line', 'country', 'state', 'until', 'shape']),
        value: z.string(),
      }),
    )
    .describe('rows and cells that are left out'),
})
