// Territories: lines of a supplier by country, coverage of distributors, and where to buy.
import * as z from 'zod'
import { savedSearchesMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { CountryCode, Id, Uuid } from '#contract/foundation/shapes.ts'
import { NewCoverage, NewLine, PastedCells, SetCells } from './fields.ts'
import { Alert, DistributorQuestion, Facet, FoundDistributor, LineQuestion, NewAlert, SoughtLine } from './finding.ts'
import { Grid, Line, PasteReport } from './grid.ts'
import { Coverage, Former, Seller, WhereToBuy } from './places.ts'

export type * from './finding.ts'
export type * from './grid.ts'
export type * from './places.ts'

const OwnBusiness = z.object({ businessID: Uuid })
const OnLine = OwnBusiness.extend({ lineID: Uuid })
const reads = { permission: 'readTerritories', by: 'businessID' } as const
const edits = {
  signedIn: 'verified',
  needs: { permission: 'editTerritories', by: 'businessID' },
  refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
} as const
const InCountry = z.object({ country: CountryCode.optional().describe('only there') })

export const territories = capability({
  read: {
    method: 'GET',
    path: '/business/:businessID/territory',
    summary: 'The lines of a business by country, with open agreements, for its members.',
    signedIn: true,
    needs: reads,
    params: OwnBusiness,
    answer: Grid,
    refusals: ['NotFound', 'Gone', 'Forbidden'],
  },
  createLine: {
    ...edits,
    method: 'POST',
    path: '/business/:businessID/line',
    summary: 'Adds a line. A line of the same name is answered as it is.',
    params: OwnBusiness,
    body: NewLine,
    answer: Line,
  },
  changeLine: {
    ...edits,
    method: 'PUT',
    path: '/business/:businessID/line/:lineID',
    summary: 'Changes a line.',
    params: OnLine,
    body: NewLine,
    answer: Line,
  },
  removeLine: {
    ...edits,
    method: 'DELETE',
    path: '/business/:businessID/line/:lineID',
    summary: 'Removes a line without open agreements. Safe to repeat.',
    params: OnLine,
    answer: z.object({}),
  },
  set: {
    ...edits,
    method: 'PUT',
    path: '/business/:businessID/territory',
    summary: 'States one thing about many cells: lines by countries and regions. Agreements are left as they are.',
    params: OwnBusiness,
    body: SetCells,
    answer: Grid,
  },
  paste: {
    ...edits,
    method: 'POST',
    path: '/business/:businessID/territory/paste',
    summary: 'Takes cells from CSV or a sheet; mistakes are named, and the rest is kept.',
    params: OwnBusiness,
    body: PastedCells,
    answer: PasteReport,
  },
  export: {
    method: 'GET',
    path: '/business/:businessID/territory/export',
    summary: 'The stated cells as CSV, as `paste` takes them.',
    signedIn: true,
    needs: reads,
    params: OwnBusiness,
    answer: z.object({ name: z.string(), content: z.string() }),
    refusals: ['NotFound', 'Gone', 'Forbidden'],
  },
  coverage: {
    method: 'GET',
    path: '/business/:businessID/coverage',
    summary: 'Countries, kinds of lines, stock and service of a distributor, as it states them.',
    params: OwnBusiness,
    answer: Coverage,
    refusals: ['NotFound', 'Gone'],
  },
  cover: {
    ...edits,
    method: 'PUT',
    path: '/business/:businessID/coverage',
    summary: 'States the coverage of a distributor. Safe to repeat.',
    params: OwnBusiness,
    body: NewCoverage,
    answer: Coverage,
  },
  whereToBuy: {
    method: 'GET',
    path: '/business/:id/where-to-buy',
    summary: 'Appointed sellers of a maker by country, who confirmed it, and lines that seek somebody.',
    params: Id,
    query: InCountry,
    answer: WhereToBuy,
    refusals: ['NotFound', 'Gone'],
  },
  whereToBuyProduct: {
    method: 'GET',
    path: '/product/:id/where-to-buy',
    summary: 'Appointed sellers of the line of a product, and its maker.',
    params: Id,
    query: InCountry,
    answer: WhereToBuy,
    refusals: ['NotFound', 'Gone'],
  },
  represented: {
    method: 'GET',
    path: '/business/:id/represented',
    summary: 'Makers that a business represents: confirmed by both sides, or stated by itself.',
    params: Id,
    answer: z.object({ data: z.array(Seller), former: z.array(Former) }),
    refusals: ['NotFound', 'Gone'],
  },
  findLines: {
    method: 'GET',
    path: '/territory/line',
    summary: 'Lines that seek somebody, by country, category and role, with exact counts.',
    query: LineQuestion.extend({
      businessID: Uuid.optional().describe('own distributor: those nearest to the lines it carries come first'),
    }),
    answer: z.object({
      data: z.array(SoughtLine),
      total: z.int(),
      nearestTo: z.string().nullable().describe('name of the own distributor'),
      facets: z.object({
        country: Facet,
        role: Facet,
        industry: Facet,
        from: Facet,
        exclusivePossible: z.int(),
        noMinimum: z.int(),
        verified: z.int(),
      }),
    }),
  },
  findDistributors: {
    method: 'GET',
    path: '/territory/distributor',
    summary: 'Distributors by country and kind of line that they carry, with exact counts.',
    query: DistributorQuestion,
    answer: z.object({
      data: z.array(FoundDistributor),
      total: z.int(),
      facets: z.object({
        country: Facet,
        role: Facet,
        industry: Facet,
        language: Facet,
        stock: z.int(),
        service: z.int(),
        room: z.int(),
        verified: z.int(),
      }),
    }),
  },
  alerts: {
    method: 'GET',
    path: '/territory/alert',
    summary: 'Own saved searches for lines and distributors, the latest first.',
    signedIn: true,
    answer: z.object({ data: z.array(Alert), most: z.literal(savedSearchesMost) }),
  },
  saveAlert: {
    method: 'POST',
    path: '/territory/alert',
    summary:
      'Tells new finds of a search by email from now on. The same search is kept once, with the name and pace given last.',
    signedIn: 'verified',
    body: NewAlert,
    answer: Alert,
    refusals: ['Conflict'],
  },
  removeAlert: {
    method: 'DELETE',
    path: '/territory/alert/:id',
    summary: 'Tells nothing of a search any more. Safe to repeat.',
    signedIn: true,
    params: Id,
    answer: z.object({}),
  },
})
