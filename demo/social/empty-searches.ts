// Searches of the sample that found nothing: words, portal, language, and how often in 90 days.

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
  ['induction cooker coil', 'usa', 'en', 148],
  ['induction cooker coil', 'india', 'en', 31],
  ['biodegradable mulch film', 'usa', 'en', 121],
  ['拉链 5号 金属', 'china', 'zh', 97],
  ['bomba sumergible 400 hz', 'mexico', 'es', 64],
  ['hemp decortication line', 'usa', 'en', 58],
  ['peptide synthesis reactor', 'germany', 'en', 41],
  ['guarnizioni spirometalliche', 'italy', 'it', 38],
  ['tornillo sin fin para nixtamal', 'mexico', 'es', 33],
  ['cold spray nozzle', 'uk', 'en', 29],
  ['stampo per pressofusione zama', 'italy', 'it', 27],
  ['quinoa saponin remover', 'peru', 'es', 24],
  ['陶瓷 基板 氮化铝', 'china', 'zh', 22],
  ['desfibradora de coco', 'mexico', 'es', 19],
  ['rotary vane compresor', 'usa', 'en', 17, 'rotary vane compressor'],
  ['sealless magdrive', 'germany', 'en', 15],
  ['jute geotextile', 'india', 'en', 14],
  ['fresatrice per legno lamellare', 'italy', 'it', 11],
  ['hydrogen refuelling nozzle', 'germany', 'en', 9],
  ['amazonian acai pulper', 'brazil', 'en', 8],
  ['vibro packer', 'usa', 'en', 6],
  ['impianto per pellet di paglia', 'italy', 'it', 5],
  ['baler twine knotter', 'uk', 'en', 4],
  ['cinta transportadora metalica', 'peru', 'es', 3],
]

/** One row for each day on which the words were searched. */
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
