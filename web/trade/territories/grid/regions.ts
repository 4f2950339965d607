// Regions in the head of the grid. Pure.
import { countriesOf, type RegionKey, regionKeys } from '#contract/trade/territories/regions.ts'

export type Region = { key: RegionKey | 'caribbean'; countries: readonly string[] }

const listOf = (codes: string) => codes.trim().split(/\s+/)

export const regions: readonly Region[] = [
  {
    key: 'latinAmerica',
    countries: listOf('CL PE MX CO BR AR BO CR CU DO EC SV FK GT HN HT NI PA PY PR UY VE'),
  },
  {
    key: 'caribbean',
    countries: listOf('AG AI AW BB BL BQ BS BZ CW DM GD GF GP GY JM KN KY LC MF MQ MS SR SX TC TT VC VG VI'),
  },
  { key: 'northAmerica', countries: listOf('US CA BM GL PM UM') },
  {
    key: 'europe',
    countries: listOf(`
      DE FR IT ES GB PL NL BE AT CH SE NO DK FI PT IE CZ SK HU RO BG GR HR SI RS UA LT LV EE LU CY MT IS AL BA ME MK MD
      BY RU AD AX FO GG GI IM JE LI MC SJ SM VA XK`),
  },
  {
    key: 'middleEast',
    countries: listOf('AE SA EG TR IL QA KW OM BH JO LB IQ IR PS SY YE'),
  },
  {
    key: 'africa',
    countries: listOf(`
      ZA NG KE MA DZ TN GH ET TZ UG CI SN CM AO ZM ZW MZ BW NA RW LY SD MU BF BI BJ CD CF CG CV DJ EH ER GA GM GN GQ GW
      KM LR LS MG ML MR MW NE RE SC SH SL SO SS ST SZ TD TG YT`),
  },
  { key: 'centralAsia', countries: listOf('KZ UZ AZ GE AM KG TJ TM MN') },
  { key: 'southAsia', countries: listOf('IN PK BD LK NP AF BT MV IO') },
  { key: 'eastAsia', countries: listOf('CN JP KR TW HK MO KP') },
  { key: 'southeastAsia', countries: listOf('ID VN TH MY SG PH MM KH LA BN TL') },
  {
    key: 'oceania',
    countries: listOf('AU NZ PG FJ AS CC CK CX FM GU KI MH MP NC NF NR NU PF PN PW SB TK TO TV VU WF WS'),
  },
]

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
