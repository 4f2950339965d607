// Distinct logos of the invented firms.
import { pictureAddress } from '#illustrations/address.ts'
import { constructionCount, markLook } from '#illustrations/marks.ts'

type Firm = { id: string; industryCode: string }

const sharersLeast = 2

export function logosOf(firms: readonly Firm[]): Map<string, { url: string }> {
  const constructions = new Map<number, { industryCode: string; paint: string }[]>()
  const fits = (seed: string, { industryCode }: Firm, sharersMost: number) => {
    const { construction, paint } = markLook(seed)
    const others = constructions.get(construction) ?? []
    return (
      others.length < sharersMost &&
      others.every((other) => other.industryCode !== industryCode && other.paint !== paint)
    )
  }
  return new Map(
    firms.map((firm, at) => {
      const sharersMost = Math.max(sharersLeast, Math.ceil((at + 1) / constructionCount))
      const stem = firm.id.slice(0, 32)
      let turn = 1
      while (!fits(`${stem}-${turn}`, firm, sharersMost)) turn++
      const seed = `${stem}-${turn}`
      const { construction, paint } = markLook(seed)
      const { industryCode } = firm
      constructions.set(construction, [...(constructions.get(construction) ?? []), { industryCode, paint }])
      return [firm.id, { url: pictureAddress({ kind: 'mark', seed }) }]
    }),
  )
}
