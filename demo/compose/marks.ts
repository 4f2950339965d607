// Distinct logos of the invented firms.
import { pictureAddress } from '#illustrations/address.ts'
import { markLook } from '#illustrations/marks.ts'

type Firm = { id: string; industryCode: string }

const constructionsOfMarks = 16
const sharersLeast = 2

/** Logo addresses in order; first fitting seed derived from the id. */
export function logosOf(firms: readonly Firm[]): Map<string, { url: string }> {
  const constructions = new Map<number, { industryCode: string; paint: string }[]>()
  let placed = 0
  const fits = (seed: string, { industryCode }: Firm) => {
    const { construction, paint } = markLook(seed)
    const others = constructions.get(construction) ?? []
    return (
      others.length < Math.max(sharersLeast, Math.ceil((placed + 1) / constructionsOfMarks)) &&
      others.every((other) => other.industryCode !== industryCode && other.paint !== paint)
    )
  }
  return new Map(
    firms.map((firm) => {
      const stem = firm.id.slice(0, 32)
      let turn = 1
      while (!fits(`${stem}-${turn}`, firm)) turn++
      const seed = `${stem}-${turn}`
      const { construction, paint } = markLook(seed)
      const { industryCode } = firm
      placed++
      constructions.set(construction, [...(constructions.get(construction) ?? []), { industryCode, paint }])
      return [firm.id, { url: pictureAddress({ kind: 'mark', seed }) }]
    }),
  )
}
