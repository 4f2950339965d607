// Tool of territories.
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { CountryCode, Uuid } from '#contract/foundation/shapes.ts'
import type { WhereToBuy } from '#contract/trade/territories/territories.ts'
import { answered, ofAnswer, readOnly, type Site, type SiteIn } from './site.ts'

export function addSellers(server: McpServer, siteIn: SiteIn): void {
  server.registerTool(
    'where_to_buy',
    {
      title: 'Where to buy',
      description:
        'Sellers whom a maker appointed for its lines, or for the line of one product, by country: who confirmed it, stock, ' +
        'service; and lines and countries in which the maker seeks somebody. The maker may always be asked itself.',
      inputSchema: z.object({
        of: z.enum(['company', 'product']),
        id: Uuid.describe('of the company or product, as a search answers it'),
        country: CountryCode.optional().describe('only sellers of this country'),
        ...ofAnswer,
      }),
      annotations: readOnly,
    },
    ({ of, id, country, language }) =>
      answered(async () => {
        const site = siteIn(language)
        const { whereToBuy, whereToBuyProduct } = site.api.territories
        const read = of === 'company' ? whereToBuy : whereToBuyProduct
        const { maker, sellers, former, sought } = await read({ params: { id }, query: { country } })
        return {
          maker: companyOf(maker, site),
          sellers: sellers.map(({ business, countries, lines, ...seller }) => ({
            ...companyOf(business, site),
            countries: namesOf(countries),
            lines: lines.map(({ name }) => name),
            ...seller,
          })),
          former: former.map(({ business, countries, lines, until }) => ({
            ...companyOf(business, site),
            countries: namesOf(countries),
            lines: lines.map(({ name }) => name),
            confirmedUntil: until,
          })),
          sought: sought.map(({ lineID: _, countries, ...line }) => ({ ...line, countries: namesOf(countries) })),
        }
      }),
  )
}

function namesOf(countries: WhereToBuy['sought'][number]['countries']): string[] {
  return countries.map(({ countryName }) => countryName)
}

function companyOf(
  { businessID, key, companyName, country, verified, presence }: WhereToBuy['maker'],
  { addressOf }: Site,
) {
  return {
    id: businessID,
    name: companyName,
    country: country?.countryName,
    verified,
    presence,
    address: businessID && addressOf.business({ businessID, key: key ?? '' }),
  }
}
