// Regions that fill a row of territories at once. No zod.
const latinAmerica = 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'
const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
const countries = {
  latinAmerica,
  andes: 'BO CL CO EC PE VE',
  mercosur: 'AR BO BR PY UY',
  pacificAlliance: 'CL CO MX PE',
  centralAmerica: 'CR GT HN NI PA SV',
  northAmerica: 'CA MX US',
  europeanUnion,
  europe: `${europeanUnion} AL BA BY CH GB IS LI MD ME MK NO RS UA XK`,
  dach: 'AT CH DE',
  benelux: 'BE LU NL',
  nordics: 'DK FI IS NO SE',
  baltics: 'EE LT LV',
  centralEurope: 'CZ HU PL SK',
  balkans: 'AL BA BG GR HR ME MK RO RS SI XK',
  middleEast: 'AE BH EG IL IQ JO KW LB OM QA SA TR YE',
  gulf: 'AE BH KW OM QA SA',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  maghreb: 'DZ LY MA MR TN',
  westAfrica: 'BF BJ CI CV GH GM GN GW LR ML NE NG SL SN TG',
  eastAfrica: 'BI ET KE RW TZ UG',
  southernAfrica: 'AO BW LS MZ NA SZ ZA ZM ZW',
  southAsia: 'BD BT IN LK MV NP PK',
  southeastAsia: 'BN ID KH LA MM MY PH SG TH TL VN',
  eastAsia: 'CN HK JP KR MN MO TW',
  centralAsia: 'KG KZ TJ TM UZ',
  oceania: 'AU FJ NZ PG',
} satisfies Record<string, string>
export type RegionKey = keyof typeof countries
export const regionKeys = Object.keys(countries) as [RegionKey, ...RegionKey[]]

export function countriesOf(region: RegionKey): string[] {
  return countries[region].split(' ')
}
