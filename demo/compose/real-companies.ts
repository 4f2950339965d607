// Selection of real companies, described by facts alone.
import { businessKeysOf } from '#api/foundation/industries/lookup.ts'
import { countryByCode } from '#api/foundation/reference/lookup.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registeredAt } from './moments.ts'
import { capital, choose, grouped, inCountry, withA } from './prose.ts'
import type { Company } from './read.ts'

const trades = JSON.parse(readFileSync(new URL('trades.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, string>
>

const known = JSON.parse(readFileSync(new URL('known.json', import.meta.url), 'utf8')) as Record<
  string,
  { categories: string[]; noun?: string }
>

const perIndustry = 24
const perCountry = 2
const perCountryInAll = 20
// Shells, funds and foreign listings.
const noTrader =
  /acquisition|spac\b|\bfund\b|\btrust\b|\betf\b|capital corp|ventures?\b|unsponsored|\badr\b|\bpref|holdings? (inc|corp|ltd|limited)|blockchain|cannabis|bitcoin|tobacco|casino|gaming|defen[cs]e|weapon|armament|uranium/i
const left = new Set(['RU', 'BY', 'KP', 'IR', 'SY', 'CU', 'KY', 'BM', 'VG', 'JE', 'GG', 'IM', 'MH', 'AN'])

const forChildren =
  /pigeon|hasbro|spin master|mattel|jakks|hengan|ausnutria|feihe|beingmate|goodbaby|carter|child|kids|baby|toy|tomy|bandai|kimberly|essity|unicharm|ontex|nishimatsuya|infant|milk|dairy|junior|mother/i
// Evidently misclassified by the source.
const misplaced =
  /^(rational|frank.s international|fluidra|technip|compass|costar|sampo|fox corp|best buy|zooplus|x5|abengoa|trane|avivagen|target group|ackermans|eutelsat|dcc|cargotec|electrocomponents|diploma|linde|rajesh|bunzl|viridien|ros agro|mirland|etalon|nabaltec|rheinmetall|malaysia smelting|construcciones y aux|rigolleau|giorgio fedon|js global|cool chips|retail holdings|petrolia|naked brand|deepverge|kleos|buka|dswiss|elvictor|realco|yalla|lvmc)/i

export function chooseCompanies(companies: readonly Company[], taken: ReadonlySet<string>): Company[] {
  const sound = companies.filter((company) => isSound(company) && !taken.has(company.id))
  const all = tally(sound.map(({ countryCode }) => countryCode))
  const weights = new Map(sound.map((company) => [company, weight(company) + rarity(all.get(company.countryCode)!)]))
  const names = new Set<string>()
  const ofCountry = new Map<string, number>()
  return Object.entries(trades).flatMap(([industryCode, nouns]) => {
    const perTrade = Math.max(7, Math.ceil(perIndustry / Object.keys(nouns).length))
    const counts = new Map<string, number>()
    const room = (key: string, most: number) => (counts.get(key) ?? 0) < most
    const fitting = sound
      .filter((company) => company.industryCode === industryCode)
      .toSorted((one, other) => weights.get(other)! - weights.get(one)! || (hash(one.id) < hash(other.id) ? -1 : 1))
    return fitting.filter(({ countryCode, category, name }) => {
      const seen = names.has(stem(name)) || (ofCountry.get(countryCode) ?? 0) >= perCountryInAll
      if (seen || !room('all', perIndustry) || !room(countryCode, perCountry) || !room(category!, perTrade))
        return false
      for (const key of ['all', countryCode, category!]) counts.set(key, (counts.get(key) ?? 0) + 1)
      ofCountry.set(countryCode, (ofCountry.get(countryCode) ?? 0) + 1)
      names.add(stem(name))
      return true
    })
  })
}

function tally(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function rarity(entries: number): number {
  return entries <= 20 ? 7 : entries <= 60 ? 5 : entries <= 150 ? 3 : entries <= 400 ? 1.5 : 0
}

function isSound({ source, category, industryCode, name, city, founded, countryCode }: Company): boolean {
  const listed =
    source === 'FinanceDatabase' && category !== undefined && trades[industryCode]?.[category] !== undefined
  const plain = name.length <= 48 && name !== name.toUpperCase() && !/[()/]/.test(name) && !noTrader.test(name)
  const fitting = industryCode !== '0008' || forChildren.test(name)
  return (
    listed &&
    plain &&
    fitting &&
    !misplaced.test(name) &&
    city !== undefined &&
    founded !== undefined &&
    founded >= 1700 &&
    !left.has(countryCode)
  )
}

function weight({ employeesMin, sizeClass, website }: Company): number {
  const size = { 'Mega Cap': 1, 'Large Cap': 2, 'Mid Cap': 3, 'Small Cap': 2, 'Micro Cap': 1 }[sizeClass ?? ''] ?? 0
  return (employeesMin && employeesMin >= 50 ? 3 : 0) + size + (website ? 1 : 0)
}

function stem(name: string): string {
  return name
    .toLowerCase()
    .split(/[\s,.]+/)
    .slice(0, 2)
    .join(' ')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function factsOf(company: Company) {
  const { id, name, countryCode, state, city, founded, employeesMin, employeesMax, sizeClass, website, source } =
    company
  // Small listings often confuse thousands and units.
  const staff =
    employeesMin && employeesMin >= 500 && /Mid|Large|Mega/.test(sizeClass ?? '')
      ? { employeesMin, employeesMax: employeesMax ?? employeesMin }
      : {}
  return {
    id,
    name: name
      .replace(/\s*,\s*/g, ', ')
      .replace(/Co\., ?Ltd\.?$/i, 'Co., Ltd.')
      .trim(),
    countryCode,
    ...(state && { state }),
    ...(city && { city: capital(city) }),
    ...(founded && { founded }),
    ...staff,
    ...(website && { website }),
    source,
    sample: true,
    registeredAt: registeredAt(id),
  }
}

export function companyRow(company: Company) {
  const { industryCode, category = '', businessType } = company
  const facts = factsOf(company)
  const { noun = trades[industryCode]![category]!, categories } = known[facts.name] ?? {}
  return {
    ...facts,
    businessType: typeOf(noun, businessType),
    industryCode,
    categories: categories ?? businessKeysOf(company).slice(0, 3),
    shortDescription: shortText(facts, noun),
    generalDescription: longText(facts, noun),
    keywords: [noun.replace(/^(manufacturer|producer|supplier|maker|provider|distributor|developer) of /, '')],
  }
}

function typeOf(noun: string, given: string): string {
  if (/^(food )?distributor/.test(noun)) return 'DI'
  if (/retailer/.test(noun)) return 'RE'
  if (
    /consulting|education|staffing|advertising|business services|information technology|freight|shipping|haulage/.test(
      noun,
    )
  )
    return 'CO'
  return /asset manager|property developer|leasing/.test(noun) ? 'IN' : given
}

type Facts = ReturnType<typeof factsOf>

export function seatOf({ city, countryCode }: { city?: string; countryCode: string }): string {
  const country = countryByCode(countryCode)?.name.en ?? countryCode
  if (!city || country.startsWith(city) || city.startsWith(country)) return inCountry(countryCode)
  return `${city}, ${countryCode === 'US' ? 'USA' : country}`
}

function staffOf({ employeesMin }: Facts): string | undefined {
  return employeesMin === undefined ? undefined : grouped(employeesMin)
}

function shortText(facts: Facts, noun: string): string {
  const { id, name, founded } = facts
  const staff = staffOf(facts)
  const people = staff
    ? choose(`${id}/people`, [
        ` It employs about ${staff} people.`,
        ` About ${staff} people work for it.`,
        ` Staff: about ${staff}.`,
      ])
    : ''
  const year = founded
    ? choose(`${id}/year`, [`, founded in ${founded}`, `, established in ${founded}`, `, in business since ${founded}`])
    : ''
  return choose(`${id}/short`, [
    `${capital(noun)} based in ${seatOf(facts)}${year}.${people}`,
    `${name} is ${withA(noun)} from ${seatOf(facts)}${year}.${people}`,
    `${capital(noun)} with its head office in ${seatOf(facts)}${year}.${people}`,
    `Based in ${seatOf(facts)}, ${name} is ${withA(noun)}${year}.${people}`,
  ])
}

function longText(facts: Facts, noun: string): string {
  const { id, name, founded, website } = facts
  const staff = staffOf(facts)
  const age = founded ? Math.floor((2026 - founded) / 10) * 10 : 0
  const opening = choose(`${id}/long`, [
    `${name} is ${withA(noun)}. Its head office is in ${seatOf(facts)}.`,
    `From ${seatOf(facts)}, ${name} works as ${withA(noun)}.`,
    `${capital(withA(noun))}, ${name} is at home in ${seatOf(facts)}.`,
  ])
  const history =
    founded &&
    choose(`${id}/history`, [
      `The company dates from ${founded}${age >= 30 ? `, more than ${age} years ago` : ''}.`,
      `It was founded in ${founded}${age >= 30 ? ` and looks back on more than ${age} years in its trade` : ''}.`,
      `Its year of foundation is ${founded}.`,
    ])
  const people =
    staff && choose(`${id}/staff`, [`It has about ${staff} employees.`, `Its workforce numbers about ${staff}.`])
  const more = website ? 'Products, ranges and contacts stand on the company’s own website.' : ''
  return `${[opening, history, people].filter(Boolean).join(' ')}\n\n${more} This entry is sample data composed from public facts; it was not written by the company.`.replace(
    '\n\n ',
    '\n\n',
  )
}
