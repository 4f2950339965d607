// What the first page of a portal says of its country: title, trade facts with their sources, companies that sell to it.
import * as z from 'zod'
import { BusinessCard } from '../businesses/businesses.ts'
import { capability } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { Coded } from '../shapes.ts'

const Source = z.object({ name: z.string(), year: z.int(), url: z.string() })

const PortalPage = z.object({
  key: z.string(),
  title: z.string(),
  lead: z.string(),
  countries: z.array(z.string()).describe('codes of the countries it is about'),
  industries: z
    .array(z.object({ id: z.string(), key: z.string(), slug: z.string(), text: z.string() }))
    .describe('those that matter most there'),
  exports: z.object({
    goods: z.array(z.object({ hs: z.string().describe('chapter of the Harmonized System'), name: z.string() })),
    source: Source,
  }),
  ports: z.array(z.string()),
  fairs: z.array(z.object({ name: z.string(), city: z.string() })),
  currencies: z.array(Coded),
  incoterms: z
    .array(z.object({ code: z.string(), name: z.string(), count: z.int() }))
    .describe('delivery terms that companies there accept, with how many do, most first'),
  local: z
    .object({
      total: z.int(),
      industries: z.array(z.object({ id: z.string(), count: z.int() })),
      companies: z.array(BusinessCard),
    })
    .nullable()
    .describe('of a state or city: its own companies; null where the portal is that of whole countries'),
  suppliers: z.array(BusinessCard).describe('companies of other countries that sell to its market'),
})
export type PortalPage = z.output<typeof PortalPage>

export const portalPages = capability({
  read: {
    method: 'GET',
    path: '/portals/:key',
    summary: 'The first page of a portal: title, trade facts of its country with sources, suppliers to it.',
    params: z.object({ key: z.string().max(40).describe('key of a portal') }),
    query: z.object({ lang: z.enum(locales).optional() }),
    answer: PortalPage,
    refusals: ['NotFound'],
  },
})
