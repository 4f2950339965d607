// Regions in the head of the grid, names of presets.
import { msg } from '@lingui/core/macro'
import { countriesOf, type RegionKey, regionKeys } from '#contract/trade/territories/regions.ts'

type Name = ReturnType<typeof msg>
export type Region = { key: string; name: Name; countries: readonly string[] }

const listOf = (codes: string) => codes.trim().split(/\s+/)

export const regions: readonly Region[] = [
  {
    key: 'latinAmerica',
    name: msg`Latin America`,
    countries: listOf('CL PE MX CO BR AR BO CR CU DO EC SV FK GT HN HT NI PA PY PR UY VE'),
  },
  {
    key: 'caribbean',
    name: msg`Caribbean`,
    countries: listOf('AG AI AW BB BL BQ BS BZ CW DM GD GF GP GY JM KN KY LC MF MQ MS SR SX TC TT VC VG VI'),
  },
  { key: 'northAmerica', name: msg`North America`, countries: listOf('US CA BM GL PM UM') },
  {
    key: 'europe',
    name: msg`Europe`,
    countries: listOf(`
      DE FR IT ES GB PL NL BE AT CH SE NO DK FI PT IE CZ SK HU RO BG GR HR SI RS UA LT LV EE LU CY MT IS AL BA ME MK MD
      BY RU AD AX FO GG GI IM JE LI MC SJ SM VA XK`),
  },
  {
    key: 'middleEast',
    name: msg`Middle East`,
    countries: listOf('AE SA EG TR IL QA KW OM BH JO LB IQ IR PS SY YE'),
  },
  {
    key: 'africa',
    name: msg`Africa`,
    countries: listOf(`
      ZA NG KE MA DZ TN GH ET TZ UG CI SN CM AO ZM ZW MZ BW NA RW LY SD MU BF BI BJ CD CF CG CV DJ EH ER GA GM GN GQ GW
      KM LR LS MG ML MR MW NE RE SC SH SL SO SS ST SZ TD TG YT`),
  },
  { key: 'centralAsia', name: msg`Caucasus and Central Asia`, countries: listOf('KZ UZ AZ GE AM KG TJ TM MN') },
  { key: 'southAsia', name: msg`South Asia`, countries: listOf('IN PK BD LK NP AF BT MV IO') },
  { key: 'eastAsia', name: msg`East Asia`, countries: listOf('CN JP KR TW HK MO KP') },
  { key: 'southeastAsia', name: msg`Southeast Asia`, countries: listOf('ID VN TH MY SG PH MM KH LA BN TL') },
  {
    key: 'oceania',
    name: msg`Oceania`,
    countries: listOf('AU NZ PG FJ AS CC CK CX FM GU KI MH MP NC NF NR NU PF PN PW SB TK TO TV VU WF WS'),
  },
]

export const presetNames: Record<RegionKey, Name> = {
  latinAmerica: msg`Latin America`,
  andes: msg`Andes`,
  mercosur: msg`Mercosur`,
  pacificAlliance: msg`Pacific Alliance`,
  centralAmerica: msg`Central America`,
  northAmerica: msg`North America`,
  europeanUnion: msg`European Union`,
  europe: msg`Europe`,
  dach: msg`Germany, Austria, Switzerland`,
  benelux: msg`Benelux`,
  nordics: msg`Nordic countries`,
  baltics: msg`Baltic countries`,
  centralEurope: msg`Central Europe`,
  balkans: msg`Balkans`,
  middleEast: msg`Middle East`,
  gulf: msg`Gulf states`,
  africa: msg`Africa`,
  maghreb: msg`Maghreb`,
  westAfrica: msg`West Africa`,
  eastAfrica: msg`East Africa`,
  southernAfrica: msg`Southern Africa`,
  southAsia: msg`South Asia`,
  southeastAsia: msg`Southeast Asia`,
  eastAsia: msg`East Asia`,
  centralAsia: msg`Central Asia`,
  oceania: msg`Oceania`,
}

const order = new Map(regions.flatMap(({ countries }) => countries).map((code, at) => [code, at]))

export const regionOf = (code: string) => regions.find(({ countries }) => countries.includes(code))

export function inOrder(codes: Iterable<string>): string[] {
  const last = order.size
  return [...new Set(codes)].toSorted((one, other) => (order.get(one) ?? last) - (order.get(other) ?? last))
}

export function spansOf(codes: readonly string[]): { region: Region | undefined; count: number }[] {
  const spans: { region: Region | undefined; count: number }[] = []
  for (const code of codes) {
    const [region, last] = [regionOf(code), spans.at(-1)]
    if (last && last.region === region) last.count += 1
    else spans.push({ region, count: 1 })
  }
  return spans
}

export function presetsNear(codes: readonly string[]): RegionKey[] {
  const shared = (key: RegionKey) => countriesOf(key).filter((code) => codes.includes(code)).length
  return regionKeys.toSorted((one, other) => shared(other) - shared(one))
}
