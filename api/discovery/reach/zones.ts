// Country of a browser's time zone.
import { countries } from '#api/foundation/reference/lookup.ts'

type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

/** Names that engines list under older ones. */
const renamed = {
  'Asia/Kolkata': 'IN',
  'Asia/Ho_Chi_Minh': 'VN',
  'Asia/Kathmandu': 'NP',
  'Asia/Yangon': 'MM',
  'Europe/Kyiv': 'UA',
  'Africa/Asmara': 'ER',
  'Atlantic/Faroe': 'FO',
  'America/Nuuk': 'GL',
  'America/Atikokan': 'CA',
  'Pacific/Kanton': 'KI',
  'Pacific/Chuuk': 'FM',
  'Pacific/Pohnpei': 'FM',
}
/** Areas of one country. */
const areas: readonly [start: string, code: string][] = [
  ['America/Argentina/', 'AR'],
  ['America/Indiana/', 'US'],
  ['America/Kentucky/', 'US'],
]

let codes: Map<string, string> | undefined

/** Empty where unknown. */
export function countryOfZone(zone: string): string {
  codes ??= new Map([
    ...countries.flatMap(({ code }) =>
      ((new Intl.Locale(`und-${code}`) as WithZones).getTimeZones?.() ?? []).map((one) => [one, code] as const),
    ),
    ...Object.entries(renamed),
  ])
  return codes.get(zone) ?? areas.find(([start]) => zone.startsWith(start))?.[1] ?? ''
}
