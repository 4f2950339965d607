// Likely country of a brand.
import { type Kysely, sql } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { commonest, type Goods } from './goods.ts'
import { countryNamedIn } from './places.ts'
import { knownSource } from './sources.ts'

// Legal forms of nearly one country.
const forms: [RegExp, string][] = [
  [/\b(gmbh|gesellschaft)\b|\be\.? ?k\.?$|\bgmbh & co/i, 'DE'],
  [/\bs\.?p\.?a\.?$|\bs\.?r\.?l\.?$/i, 'IT'],
  [/\bs\.?a\.?r\.?l\.?$|\bs\.?a\.?s\.?u?\.?$/i, 'FR'],
  [/\bs\.?l\.?u?\.?$/i, 'ES'],
  [/\bb\.?v\.?$|\bn\.v\.$/i, 'NL'],
  [/\bb\.?v\.?b\.?a\.?$/i, 'BE'],
  [/\baktiebolag$|\bab$/i, 'SE'],
  [/\boyj?$/i, 'FI'],
  [/\ba\/s$|\baps$/i, 'DK'],
  [/\bas$|\basa$/i, 'NO'],
  [/\bsp\.? ?(z|k)/i, 'PL'],
  [/\bs\.r\.o\.?$|\ba\.s\.?$/i, 'CZ'],
  [/\bd\.?o\.?o\.?$/i, 'SI'],
  [/\bkft\.?$|\bzrt\.?$/i, 'HU'],
  [/\bltda\.?$/i, 'BR'],
  [/\bs\.?a\.? de c\.?v\.?$/i, 'MX'],
  [/\bpty\.?( ltd\.?)?$/i, 'AU'],
  [/\b(pvt|private) (ltd|limited)\.?$/i, 'IN'],
  [/\bk\.?k\.?$|\bkabushiki/i, 'JP'],
  [/\bsdn\.? bhd/i, 'MY'],
  [/\bpte\.?( ltd\.?)?$/i, 'SG'],
  [
    /\bco\.?,? ?ltd\.?$|\b(shenzhen|zhejiang|jiangsu|shanghai|guangdong|guangzhou|suzhou|ningbo|hangzhou|dongguan|foshan|xiamen|wuxi)\b/i,
    'CN',
  ],
  [/\bplc$|\b(limited|ltd)\.?$/i, 'GB'],
  [/\bsan\.|\btic\.|\banonim/i, 'TR'],
  [/\binc\.?$|\bllc\.?$|\bcorp(oration)?\.?$|\busa\b|\bamerican?\b/i, 'US'],
]

export function sourceOf(source: string, otherwise: string): { title: string; countryCode: string } {
  const known = knownSource(source)
  return { title: known?.title ?? source, countryCode: known?.seat ?? known?.market ?? otherwise }
}

/** Order: namesake company, country in the name, legal form, most goods' origin, register's market, `otherwise`. */
export function homeOf(name: string, goods: Goods, companies: Map<string, string>, otherwise: string): string {
  const company = companies.get(plainName(name))
  if (company) return company
  const form = forms.find(([pattern]) => pattern.test(name.replace(/[\s,;]+$/, '')))
  const named = countryNamedIn(name)
  const register = commonest(goods.sources)[0]
  return named ?? form?.[1] ?? commonest(goods.origins)[0] ?? knownSource(register ?? '')?.market ?? otherwise
}

const legal =
  '( (inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|gmbh|ag|kg|sa|spa|srl|sarl|sas|bv|nv|ab|oy|oyj|as|asa|aps|kk|pty|pte|pvt|holdings?|group))+$'

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.,()&]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(new RegExp(legal), '')
}

/** A country where all namesakes agree. */
export async function findHomes(db: Kysely<DB>, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; countryCode: string }>`
    select name, min(country_code) as country_code from (
      select regexp_replace(btrim(regexp_replace(regexp_replace(lower(company_name), '[.,()&]', '', 'g'), '\s+', ' ', 'g')), ${legal}, '') as name,
        country_code
      from businesses where source_id not like 'brand:%' and source_id not like 'catalogue:%') companies
    where name = any(${names.map(plainName)}) group by name having count(distinct country_code) = 1`.execute(db)
  return new Map(rows.map(({ name, countryCode }) => [name, countryCode]))
}
