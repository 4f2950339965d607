// Sample searches without results, over 90 days.

type EmptySearch = {
  day: string
  text: string
  portal: string
  locale: string
  corrected: string | null
  count: number
}

const day = 24 * 3600 * 1000 // ms
const days = 90

const searched: readonly [text: string, portal: string, locale: string, times: number, corrected?: string][] = [
  ['aerogel', 'usa', 'en', 148],
  ['aerogel', 'india', 'en', 31],
  ['bioreactor', 'usa', 'en', 121],
  ['钕铁硼', 'china', 'zh', 97],
  ['despulpadora', 'mexico', 'es', 64],
  ['decorticator', 'usa', 'en', 58],
  ['peptide synthesis', 'germany', 'en', 41],
  ['spirometalliche', 'italy', 'it', 38],
  ['nixtamalizadora', 'mexico', 'es', 33],
  ['gabion', 'uk', 'en', 29],
  ['mungitrice', 'italy', 'it', 27],
  ['bentonita', 'peru', 'es', 24],
  ['氮化铝', 'china', 'zh', 22],
  ['desfibradora', 'mexico', 'es', 19],
  // These two have results today.
  ['rotary vane compresor', 'usa', 'en', 17, 'rotary vane compressor'],
  ['magdrive', 'germany', 'en', 15],
  ['geotextile', 'india', 'en', 14],
  ['lamellare', 'italy', 'it', 11],
  ['perovskite', 'germany', 'en', 9],
  ['acai', 'brazil', 'en', 8],
  ['graphene', 'usa', 'en', 6],
  ['pelletizzatrice', 'italy', 'it', 5],
  ['knotter', 'uk', 'en', 4],
  ['torniquete', 'peru', 'es', 3],
]

export function emptySearches(now: Date, chance: (name: string) => number): EmptySearch[] {
  const today = Math.floor(now.getTime() / day) * day
  return searched.flatMap(([text, portal, locale, times, corrected = null]) => {
    const counts = new Map<number, number>()
    for (let time = 0; time < times; time++) {
      const ago = 1 + Math.floor(chance(`${text} ${portal} ${time}`) * (days - 1))
      counts.set(ago, (counts.get(ago) ?? 0) + 1)
    }
    return [...counts].map(([ago, count]) => ({
      day: new Date(today - ago * day).toISOString().slice(0, 10),
      text,
      portal,
      locale,
      corrected,
      count,
    }))
  })
}
